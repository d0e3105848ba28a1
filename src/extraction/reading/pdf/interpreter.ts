import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../page.js';
import { applyTo, boxArea, compose, IDENTITY, intersect, isEmpty, transformBox, type Matrix } from '../geometry.js';
import type { Colour, PaintedPage, PlacedPicture } from './paint.js';
import { paintPath } from './paths.js';
import { OPS } from './pdfjs.js';

/** What of a font the interpreter needs; pdf.js hands out more. */
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

interface Glyph {
  unicode: string;
  width: number;
  vmetric?: number[];
  isSpace: boolean;
  originalCharCode: number;
}

/** Looks up what the operator list names: fonts, and the visibility of optional content. */
export interface Resources {
  font(name: string): Font | undefined;
  isVisible(group: unknown): boolean;
}

interface State {
  ctm: Matrix;
  clip: Box;
  fill: Colour;
  stroke: Colour;
  fillAlpha: number;
  strokeAlpha: number;
  blended: boolean;
  lineWidth: number;
  font?: Font;
  fontSize: number;
  direction: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
}

/** Below this opacity, paint neither hides what is under it nor can be read itself. */
const OPAQUE = 0.9;
const READABLE = 0.15;
/** Share of the em above and below the baseline that the box of a character takes. */
const ASCENT = 0.74;
const DESCENT = 0.21;

const INVISIBLE_TEXT = 3;
const CLIP_TEXT = 7;

/**
 * Follows the operators of a page and notes what is painted where, in which order. Coordinates come out in points of
 * the upright page, whatever /Rotate, the crop box and the transforms in between.
 */
export function interpret(
  operators: PDFOperatorList,
  viewport: { width: number; height: number; transform: number[] },
  resources: Resources,
): PaintedPage {
  return new Interpreter(viewport, resources).run(operators);
}

class Interpreter {
  private readonly page: PaintedPage;
  private readonly base: Matrix;
  private state: State;
  private readonly stack: State[] = [];
  private readonly visibility: boolean[] = [];
  private textMatrix: Matrix = IDENTITY;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;
  private clipPending = false;
  private order = 0;

  constructor(
    viewport: { width: number; height: number; transform: number[] },
    private readonly resources: Resources,
  ) {
    this.page = {
      width: viewport.width,
      height: viewport.height,
      glyphs: [],
      areas: [],
      segments: [],
      shapes: [],
      outlines: 0,
    };
    this.base = viewport.transform as unknown as Matrix;
    this.state = this.initialState();
  }

  run(operators: PDFOperatorList): PaintedPage {
    const { fnArray, argsArray } = operators;
    for (let i = 0; i < fnArray.length; i++) this.step(fnArray[i], argsArray[i] as unknown[]);
    return this.page;
  }

  private initialState(): State {
    return {
      ctm: this.base,
      clip: { x0: 0, y0: 0, x1: this.page.width, y1: this.page.height },
      fill: 0,
      stroke: 0,
      fillAlpha: 1,
      strokeAlpha: 1,
      blended: false,
      lineWidth: 1,
      fontSize: 0,
      direction: 1,
      charSpacing: 0,
      wordSpacing: 0,
      horizontalScale: 1,
      leading: 0,
      rise: 0,
      renderMode: 0,
    };
  }

  private step(op: number, args: unknown[]): void {
    const { state } = this;
    switch (op) {
      case OPS.save:
      case OPS.beginGroup:
        this.save();
        if (op === OPS.beginGroup) this.enterGroup(args[0] as { matrix?: number[]; bbox?: number[] });
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.state = this.stack.pop() ?? this.state;
        break;
      case OPS.transform:
        state.ctm = compose(state.ctm, args as number[]);
        break;
      case OPS.paintFormXObjectBegin:
        this.save();
        this.enterGroup({ matrix: args[0] as number[], bbox: args[1] as number[] });
        break;
      case OPS.beginAnnotation: {
        const [, rect, transform, matrix] = args as [string, number[] | null, number[], number[]];
        this.save();
        this.state = this.initialState();
        if (rect) this.clipTo(transformBox(this.base, { x0: rect[0], y0: rect[1], x1: rect[2], y1: rect[3] }));
        this.state.ctm = compose(compose(this.state.ctm, transform), matrix);
        break;
      }
      case OPS.beginMarkedContentProps:
        this.visibility.push(args[0] !== 'OC' || this.resources.isVisible(args[1]));
        break;
      case OPS.beginMarkedContent:
        this.visibility.push(true);
        break;
      case OPS.endMarkedContent:
        this.visibility.pop();
        break;
      case OPS.setGState:
        for (const [key, value] of args[0] as [string, unknown][]) this.setGraphicsState(key, value);
        break;
      case OPS.setLineWidth:
        state.lineWidth = args[0] as number;
        break;
      case OPS.setFillRGBColor:
        state.fill = colourOf(args[0]);
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = colourOf(args[0]);
        break;
      case OPS.setFillColorN:
        state.fill = undefined;
        break;
      case OPS.setStrokeColorN:
        state.stroke = undefined;
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.clipPending = true;
        break;
      case OPS.constructPath:
        this.path(args as [number, [Float32Array | null], ArrayLike<number> | null]);
        break;
      case OPS.shadingFill:
        this.paintArea(state.clip);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        const name = op === OPS.paintImageXObject ? (args[0] as string) : undefined;
        this.paintArea(transformBox(state.ctm, { x0: 0, y0: 0, x1: 1, y1: 1 }), { name, matrix: state.ctm });
        break;
      }
      default:
        this.textStep(op, args);
    }
  }

  private textStep(op: number, args: unknown[]): void {
    const { state } = this;
    switch (op) {
      case OPS.beginText:
        this.textMatrix = IDENTITY;
        this.x = this.lineX = this.y = this.lineY = 0;
        break;
      case OPS.setCharSpacing:
        state.charSpacing = args[0] as number;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0] as number;
        break;
      case OPS.setHScale:
        state.horizontalScale = (args[0] as number) / 100;
        break;
      case OPS.setLeading:
        state.leading = -(args[0] as number);
        break;
      case OPS.setFont:
        this.setFont(args[0] as string, args[1] as number);
        break;
      case OPS.setTextRenderingMode:
        state.renderMode = args[0] as number;
        break;
      case OPS.setTextRise:
        state.rise = args[0] as number;
        break;
      case OPS.moveText:
        this.moveText(args[0] as number, args[1] as number);
        break;
      case OPS.setLeadingMoveText:
        state.leading = args[1] as number;
        this.moveText(args[0] as number, args[1] as number);
        break;
      case OPS.setTextMatrix:
        this.textMatrix = compose(IDENTITY, args[0] as Float32Array);
        this.x = this.lineX = this.y = this.lineY = 0;
        break;
      case OPS.nextLine:
        this.moveText(0, state.leading);
        break;
      case OPS.showText:
        this.showText(args[0] as (Glyph | number)[]);
        break;
    }
  }

  private save(): void {
    this.stack.push(this.state);
    this.state = { ...this.state };
  }

  private enterGroup(group: { matrix?: number[]; bbox?: number[] }): void {
    if (group.matrix) this.state.ctm = compose(this.state.ctm, group.matrix);
    if (group.bbox) {
      const [x0, y0, x1, y1] = group.bbox;
      this.clipTo(transformBox(this.state.ctm, { x0, y0, x1, y1 }));
    }
  }

  private clipTo(box: Box): void {
    this.state.clip = intersect(this.state.clip, box);
  }

  private setGraphicsState(key: string, value: unknown): void {
    const { state } = this;
    if (key === 'LW') state.lineWidth = value as number;
    else if (key === 'CA') state.strokeAlpha = value as number;
    else if (key === 'ca') state.fillAlpha = value as number;
    else if (key === 'BM') state.blended = value !== 'source-over' && value !== 'normal';
    else if (key === 'Font') this.setFont((value as [string, number])[0], (value as [string, number])[1]);
  }

  private setFont(name: string, size: number): void {
    this.state.font = this.resources.font(name);
    this.state.fontSize = Math.abs(size);
    this.state.direction = size < 0 ? -1 : 1;
  }

  private moveText(dx: number, dy: number): void {
    this.x = this.lineX += dx;
    this.y = this.lineY += dy;
  }

  private get visible(): boolean {
    return this.visibility.every(Boolean);
  }

  private paintArea(box: Box, picture?: PlacedPicture): void {
    const { state } = this;
    const seen = intersect(box, state.clip);
    if (!this.visible || isEmpty(seen) || state.fillAlpha < OPAQUE || state.blended) return;
    this.page.areas.push({ box: seen, colour: undefined, order: this.order++, picture });
  }

  private path([op, [data], bounds]: [number, [Float32Array | null], ArrayLike<number> | null]): void {
    const { state } = this;
    if (data && this.visible) {
      const order = this.order++;
      const fills = op === OPS.fill || op === OPS.eoFill || FILL_AND_STROKE.has(op);
      const strokes = op === OPS.stroke || op === OPS.closeStroke || FILL_AND_STROKE.has(op);
      paintPath(this.page, data, {
        ctm: state.ctm,
        clip: state.clip,
        order,
        fill: fills && state.fillAlpha > READABLE ? state.fill : 'none',
        opaque: state.fillAlpha >= OPAQUE && !state.blended,
        stroked: strokes && state.strokeAlpha > READABLE,
        lineWidth: state.lineWidth,
      });
    }
    if (this.clipPending) {
      this.clipPending = false;
      if (bounds) this.clipTo(transformBox(state.ctm, { x0: bounds[0], y0: bounds[1], x1: bounds[2], y1: bounds[3] }));
    }
  }

  private showText(glyphs: (Glyph | number)[]): void {
    const { state } = this;
    const { font, fontSize, direction } = state;
    if (!font || fontSize === 0) return;
    const fontMatrix = font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0];
    const advance = fontSize * fontMatrix[0];
    const scaleX = state.horizontalScale * direction;
    const toPage = compose(state.ctm, this.textMatrix);
    const em = fontSize * emHeight(font, fontMatrix);
    const readable = this.isTextVisible();
    const order = this.order++;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.move((font.vertical ? 1 : -1) * ((glyph * fontSize) / 1000), font, scaleX);
        continue;
      }
      const spacing = ((glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing) * direction;
      if (font.vertical) {
        const metric = glyph.vmetric ?? font.defaultVMetrics;
        this.move((metric ? -metric[0] : glyph.width) * advance - spacing, font, scaleX);
        continue;
      }
      const width = glyph.width * advance;
      if (readable) this.paintGlyph(glyph, width * scaleX, em, toPage, order, font);
      this.move(width + spacing, font, scaleX);
    }
  }

  private move(distance: number, font: Font, scaleX: number): void {
    if (font.vertical) this.y -= distance;
    else this.x += distance * scaleX;
  }

  private isTextVisible(): boolean {
    const { state } = this;
    if (!this.visible || state.renderMode === INVISIBLE_TEXT || state.renderMode === CLIP_TEXT) return false;
    return (state.renderMode % 4 === 1 ? state.strokeAlpha : state.fillAlpha) > READABLE;
  }

  private paintGlyph(glyph: Glyph, width: number, em: number, toPage: Matrix, order: number, font: Font): void {
    const { state } = this;
    const baseline = this.y + state.rise;
    const [startX, startY] = applyTo(toPage, this.x, baseline);
    const [endX, endY] = applyTo(toPage, this.x + width, baseline);
    const up = state.direction * em;
    const box = transformBox(toPage, {
      x0: this.x,
      x1: this.x + width,
      y0: baseline - DESCENT * up,
      y1: baseline + ASCENT * up,
    });
    const name = font.name ?? '';
    this.page.glyphs.push({
      text: glyph.unicode,
      box,
      startX,
      startY,
      endX,
      endY,
      size: em * Math.hypot(toPage[2], toPage[3]),
      bold: Boolean(font.bold || font.black || BOLD_NAME.test(name) || state.renderMode === 2),
      dingbat: DINGBAT_NAME.test(name),
      colour: state.renderMode % 4 === 1 ? state.stroke : state.fill,
      clip: state.clip,
      order,
    });
  }
}

const BOLD_NAME = /bold|black|heavy|demi|[-,]bd\b/i;
const DINGBAT_NAME = /dingbat|wingding|webding/i;

const FILL_AND_STROKE: ReadonlySet<number> = new Set([
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** Height of the type per unit of font size. Type 3 fonts may be drawn in any scale; their box tells it. */
function emHeight(font: Font, fontMatrix: number[]): number {
  if (!font.isType3Font || !font.bbox) return 1;
  const height = (font.bbox[3] - font.bbox[1]) * Math.abs(fontMatrix[3]);
  return height > 0.2 && height < 5 ? height : 1;
}

function colourOf(value: unknown): Colour {
  return typeof value === 'string' && value.startsWith('#') ? Number.parseInt(value.slice(1), 16) : undefined;
}

/** Share of the page that pictures take, overlaps counted once at most. */
export function pictureShare(page: PaintedPage): number {
  const total = page.areas.filter((area) => area.picture).reduce((sum, area) => sum + boxArea(area.box), 0);
  return Math.min(1, total / (page.width * page.height));
}
