/** A rectangle on an upright page: points (1/72 inch), origin at the top left, `x0 < x1`, `y0 < y1`. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** One printed word that a reader of the page can see. */
export interface Word extends Box {
  text: string;
  /** 0 to 1: how sure the reading is of the characters. 1 for a text layer. */
  confidence: number;
  /** Height of the type, in points. */
  fontSize: number;
  bold?: boolean;
  /** True where a numbered box of a form begins with it. */
  boxed?: boolean;
}

/** A drawn line or the edge of a drawn box; thin in one direction. */
export type Rule = Box;

/** A tick box or a radio button, drawn or printed as a character. */
export interface TickBox extends Box {
  checked: boolean;
}

/** A page as a person sees it, whatever it was read from: a text layer, a scan or a photograph. */
export interface Page {
  /** From 1, over all files of the request. */
  number: number;
  width: number;
  height: number;
  source: 'text' | 'ocr';
  words: Word[];
  rules: Rule[];
  tickBoxes: TickBox[];
}
