import type { Box, Page, Word } from '../page.js';
import type { LabelMatch } from './label-match.js';

/** Words of one line that belong together: no column gap and no drawn line between them. */
export interface Segment extends Box {
  page: number;
  words: Word[];
  text: string;
  fontSize: number;
  /** True where every word is bold. */
  bold: boolean;
  /** Where a colon stands before it, apart from its label: what is left of that is a label, and this its value. */
  led?: number;
  /** True where a numbered box of a form begins with it. */
  boxed?: boolean;
}

/** What a block of text is: a cell (label, value, heading, address), running text, or text that says nothing of this customer. */
export type BlockKind = 'cell' | 'prose' | 'setAside';

/**
 * One piece of text as a reader sees it: a label, a value of one or more lines, a heading, or a paragraph. `text` joins
 * its lines by one space; `lines` keeps them.
 */
export interface Block extends Box {
  /** Place in reading order, over all pages. */
  index: number;
  page: number;
  kind: BlockKind;
  lines: Segment[];
  text: string;
  fontSize: number;
  bold: boolean;
  /** Present where the whole text is a label of the lexicon. */
  label?: LabelMatch;
  /** The heading that it stands under. */
  heading?: Block;
  /** True for a heading itself. */
  isHeading?: boolean;
}

/** How a value stands to its label. */
export type Relation = 'inline' | 'right' | 'below' | 'above' | 'column';

/**
 * A label and a text that may be its value. One label can have several, one for each relation that the page allows;
 * the reader of a field takes the one whose type fits, and of those the one with the highest `fit`.
 */
export interface Pair {
  label: LabelMatch;
  /** Where the label is printed. */
  labelBlock: Block;
  /** The text that may be the value: a whole block, or for `inline` the rest of the label's own block. */
  value: Passage;
  /** For `inline`: the text from the value's start to the end of the block, for values that other labels occur in. */
  tail?: Passage;
  relation: Relation;
  /** 0 to 1: how well the places of the two fit each other. */
  fit: number;
  /** For `column`: the row of the table that the value stands in. */
  row?: Row;
  /** For `right`: the text over the value's column, where several values stand beside one label. For `column`: what stands over the label. */
  over?: Block;
  /** For `right`: how many values stand beside the label. */
  siblings?: number;
}

/** A stretch of a block's text. */
export interface Passage {
  block: Block;
  start: number;
  end: number;
  text: string;
}

/** A row of a table under a header. Cells are in the order of the header's columns; an empty cell is undefined. */
export interface Row extends Box {
  table: Table;
  index: number;
  cells: (Block | undefined)[];
  /** What stands in the row under no head, and tells it from the other row of its supply point: "New contract". */
  beside?: Block;
  /** What stands left of all columns, under no head: the number by which other tables may refer to the row. */
  lead?: Block;
  /** Where rows are to be chosen from by a tick box: whether this one is. */
  ticked?: boolean;
}

/** A header over one or more rows of values. The rest of one that goes on over a page is a table with the same header. */
export interface Table {
  page: number;
  /** The lowest header cell of each column. */
  header: Block[];
  /** For each column the header cell over it that heads several columns, where there is one. */
  parents: (Block | undefined)[];
  rows: Row[];
  box: Box;
}

/** A supply number printed as a grid of boxes (`S | 00 | 845 | 501` over `13 | 8013 | 8577 | 600`), joined. */
export interface SupplyNumberGrid extends Box {
  page: number;
  /** The 13 digits of the lower line. */
  core: string;
  /** Profile class, meter time switch code (or SSC) and line loss class, as far as they are printed. */
  topLine: string[];
  /** The blocks that it is made of. */
  blocks: Block[];
}

/** Everything that the layout knows of a document. */
export interface Layout {
  pages: Page[];
  /** All blocks in reading order. */
  blocks: Block[];
  pairs: Pair[];
  tables: Table[];
  supplyNumbers: SupplyNumberGrid[];
}
