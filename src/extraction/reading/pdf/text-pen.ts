import { compose, IDENTITY, transformBox, type Matrix } from '../geometry.js';
import { type Font, type Glyph, type Look, lookOf } from './font.js';
import { type GraphicsState, isReadable, takeFont } from './graphics-state.js';
import type { PaintedGlyph } from './paint.js';
import { OPS } from './pdfjs.js';

/** The operators, in variables of this file: looked up in their table each time, they take longer than what they do. */
const {
  beginText,
  setCharSpacing,
  setWordSpacing,
  setHScale,
  setLeading,
  setFont,
  setTextRenderingMode,
  setTextRise,
  moveText,
  setLeadingMoveText,
  setTextMatrix,
  nextLine,
  showText,
} = OPS;

/** Share of the em above and below the baseline that the box of a character takes. */
const ASCENT = 0.74;
const DESCENT = 0.21;

const INVISIBLE_TEXT = 3;
const CLIP_TEXT = 7;
const BOTH_FILLED_AND_STROKED = 2;

/** Follows the operators of text and notes each character that they paint. */
export class TextPen {
  private matrix: Matrix = IDENTITY;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;

  constructor(
    private readonly glyphs: PaintedGlyph[],
    private readonly font: (name: string) => Font | undefined,
    private readonly paint: { isVisible: () => boolean; nextOrder: () => number },
  ) {}

  /** Takes one operator; those of other things than text do nothing here. */
  step(op: number, args: unknown[], state: GraphicsState): void {
    switch (op) {
      case beginText:
        this.begin(IDENTITY);
        break;
      case setCharSpacing:
        state.charSpacing = args[0] as number;
        break;
      case setWordSpacing:
        state.wordSpacing = args[0] as number;
        break;
      case setHScale:
        state.horizontalScale = (args[0] as number) / 100;
        break;
      case setLeading:
        state.leading = -(args[0] as number);
        break;
      case setFont:
        takeFont(state, this.font(args[0] as string), args[1] as number);
        break;
      case setTextRenderingMode:
        state.renderMode = args[0] as number;
        break;
      case setTextRise:
        state.rise = args[0] as number;
        break;
      case moveText:
        this.moveLine(args[0] as number, args[1] as number);
        break;
      case setLeadingMoveText:
        state.leading = args[1] as number;
        this.moveLine(args[0] as number, args[1] as number);
        break;
      case setTextMatrix:
        this.begin(compose(IDENTITY, args[0] as Float32Array));
        break;
      case nextLine:
        this.moveLine(0, state.leading);
        break;
      case showText:
        this.show(args[0] as (Glyph | number)[], state);
        break;
    }
  }

  private begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.lineX = this.y = this.lineY = 0;
  }

  private moveLine(dx: number, dy: number): void {
    this.x = this.lineX += dx;
    this.y = this.lineY += dy;
  }

  private show(glyphs: (Glyph | number)[], state: GraphicsState): void {
    const { font, fontSize, direction } = state;
    if (!font || fontSize === 0) return;
    const look = lookOf(font);
    const advance = fontSize * look.unit;
    const scaleX = state.horizontalScale * direction;
    const toPage = compose(state.ctm, this.matrix);
    const readable = this.paint.isVisible() && isPainted(state);
    const em = fontSize * look.em;
    const run: Run = {
      toPage,
      baseline: this.y + state.rise,
      up: direction * em,
      size: em * Math.hypot(toPage[2], toPage[3]),
      bold: look.bold || state.renderMode === BOTH_FILLED_AND_STROKED,
      dingbat: look.dingbat,
      colour: isStroked(state) ? state.stroke : state.fill,
      clip: state.clip,
      order: this.paint.nextOrder(),
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.move((look.vertical ? 1 : -1) * ((glyph * fontSize) / 1000), look, scaleX);
        continue;
      }
      const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction;
      if (look.vertical) {
        const metric = glyph.vmetric ?? font.defaultVMetrics;
        this.move((metric ? -metric[0] : glyph.width) * advance - spacing, look, scaleX);
        continue;
      }
      const width = glyph.width * advance;
      if (readable) this.glyphs.push(placed(glyph.unicode, this.x, this.x + width * scaleX, run));
      this.move(width + spacing, look, scaleX);
    }
  }

  private move(distance: number, { vertical }: Look, scaleX: number): void {
    if (vertical) this.y -= distance;
    else this.x += distance * scaleX;
  }
}

/** What the characters of one piece of text have in common. */
interface Run extends Pick<PaintedGlyph, 'size' | 'bold' | 'dingbat' | 'colour' | 'clip' | 'order'> {
  toPage: Matrix;
  baseline: number;
  /** An em upwards, in the coordinates of the text. */
  up: number;
}

/** The character whose pen goes from `x0` to `x1`. */
function placed(text: string, x0: number, x1: number, run: Run): PaintedGlyph {
  const { toPage, baseline, up } = run;
  return {
    text,
    box: transformBox(toPage, { x0, x1, y0: baseline - DESCENT * up, y1: baseline + ASCENT * up }),
    startX: toPage[0] * x0 + toPage[2] * baseline + toPage[4],
    startY: toPage[1] * x0 + toPage[3] * baseline + toPage[5],
    endX: toPage[0] * x1 + toPage[2] * baseline + toPage[4],
    endY: toPage[1] * x1 + toPage[3] * baseline + toPage[5],
    size: run.size,
    bold: run.bold,
    dingbat: run.dingbat,
    colour: run.colour,
    clip: run.clip,
    order: run.order,
  };
}

const isStroked = ({ renderMode }: GraphicsState): boolean => renderMode % 4 === 1;

function isPainted(state: GraphicsState): boolean {
  if (state.renderMode === INVISIBLE_TEXT || state.renderMode === CLIP_TEXT) return false;
  return isReadable(isStroked(state) ? state.strokeAlpha : state.fillAlpha);
}
