/** What of a font is needed to follow its text; pdf.js hands out more. */
export interface Font {
  name?: string;
  bold?: boolean;
  black?: boolean;
  vertical?: boolean;
  isType3Font?: boolean;
  fontMatrix?: number[];
  bbox?: number[];
  defaultVMetrics?: number[];
}

/** A character of a font, as pdf.js hands it out. Numbers between them move the pen. */
export interface Glyph {
  unicode: string;
  width: number;
  vmetric?: number[];
  isSpace: boolean;
}

/** How a font looks, told once for all its text. */
export interface Look {
  bold: boolean;
  dingbat: boolean;
  /** Written from top to bottom. */
  vertical: boolean;
  /** Widths of characters in ems, for each unit in which they are given. */
  unit: number;
  /** Height of the type for each unit of font size. */
  em: number;
}

const BOLD_NAME = /bold|black|heavy|demi|[-,]bd\b/i;
const DINGBAT_NAME = /dingbat|wingding|webding/i;
const DEFAULT_MATRIX = [0.001, 0, 0, 0.001, 0, 0];

const looks = new WeakMap<Font, Look>();

export function lookOf(font: Font): Look {
  let look = looks.get(font);
  if (!look) {
    const name = font.name ?? '';
    const matrix = font.fontMatrix ?? DEFAULT_MATRIX;
    look = {
      bold: Boolean(font.bold || font.black) || BOLD_NAME.test(name),
      dingbat: DINGBAT_NAME.test(name),
      vertical: font.vertical === true,
      unit: matrix[0],
      em: emHeight(font, matrix),
    };
    looks.set(font, look);
  }
  return look;
}

/** Type 3 fonts may be drawn in any scale; their box tells it. */
function emHeight(font: Font, matrix: number[]): number {
  if (!font.isType3Font || !font.bbox) return 1;
  const height = (font.bbox[3] - font.bbox[1]) * Math.abs(matrix[3]);
  return height > 0.2 && height < 5 ? height : 1;
}
