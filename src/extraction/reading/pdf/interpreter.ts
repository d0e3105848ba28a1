import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import type { Box } from '../../page.js';
import { boxArea, compose, intersect, isEmpty, transformBox, type Matrix } from '../geometry.js';
import type { Font } from './font.js';
import {
  boxOf,
  clipTo,
  colourOf,
  enterGroup,
  type GraphicsState,
  initialState,
  isOpaque,
  opacityOf,
  isReadable,
  takeFont,
} from './graphics-state.js';
import type { View } from './level.js';
import type { PaintedPage, PlacedPicture } from './paint.js';
import { paintPath } from './paths.js';
import { OPS } from './pdfjs.js';
import { TextPen } from './text-pen.js';

/** The operators, in variables of this file: looked up in their table each time, they take longer than what they do. */
const {
  save,
  beginGroup,
  restore,
  endGroup,
  paintFormXObjectEnd,
  endAnnotation,
  transform,
  paintFormXObjectBegin,
  beginAnnotation,
  beginMarkedContentProps,
  beginMarkedContent,
  endMarkedContent,
  setGState,
  setLineWidth,
  setFillRGBColor,
  setStrokeRGBColor,
  setFillColorN,
  setStrokeColorN,
  clip,
  eoClip,
  constructPath,
  shadingFill,
  paintImageXObject,
  paintInlineImageXObject,
  paintImageMaskXObject,
} = OPS;

/** Looks up what the operator list names: fonts, and the visibility of optional content. */
export interface Resources {
  font(name: string): Font | undefined;
  isVisible(group: unknown): boolean;
}

const UNIT_SQUARE: Box = { x0: 0, y0: 0, x1: 1, y1: 1 };

const FILL_AND_STROKE: ReadonlySet<number> = new Set([
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/**
 * Follows the operators of a page and notes what is painted where, in which order. Coordinates come out in points of
 * the upright page, whatever /Rotate, the crop box and the transforms in between.
 */
export function interpret(operators: PDFOperatorList, viewport: View, resources: Resources): PaintedPage {
  return new Interpreter(viewport, resources).run(operators);
}

class Interpreter {
  private readonly page: PaintedPage;
  private readonly base: Matrix;
  private readonly pen: TextPen;
  private state: GraphicsState;
  private readonly stack: GraphicsState[] = [];
  private readonly visibility: boolean[] = [];
  private clipPending = false;
  private order = 0;

  constructor(
    viewport: View,
    private readonly resources: Resources,
  ) {
    const { width, height } = viewport;
    this.page = { width, height, glyphs: [], areas: [], segments: [], shapes: [], outlines: 0 };
    this.base = viewport.transform as unknown as Matrix;
    this.state = initialState(this.base, this.page);
    this.pen = new TextPen(this.page.glyphs, (name) => resources.font(name), {
      isVisible: () => this.visible,
      nextOrder: () => this.order++,
    });
  }

  run(operators: PDFOperatorList): PaintedPage {
    const { fnArray, argsArray } = operators;
    for (let i = 0; i < fnArray.length; i++) this.step(fnArray[i], argsArray[i] as unknown[]);
    return this.page;
  }

  private step(op: number, args: unknown[]): void {
    const { state } = this;
    switch (op) {
      case save:
        this.save();
        break;
      case beginGroup:
        this.save();
        enterGroup(this.state, args[0] as { matrix?: number[]; bbox?: number[] });
        break;
      case restore:
      case endGroup:
      case paintFormXObjectEnd:
      case endAnnotation:
        this.state = this.stack.pop() ?? this.state;
        break;
      case transform:
        state.ctm = compose(state.ctm, args as number[]);
        break;
      case paintFormXObjectBegin:
        this.save();
        enterGroup(this.state, { matrix: args[0] as number[], bbox: args[1] as number[] });
        break;
      case beginAnnotation:
        this.beginAnnotation(args as [string, number[] | null, number[], number[]]);
        break;
      case beginMarkedContentProps:
        this.visibility.push(args[0] !== 'OC' || this.resources.isVisible(args[1]));
        break;
      case beginMarkedContent:
        this.visibility.push(true);
        break;
      case endMarkedContent:
        this.visibility.pop();
        break;
      case setGState:
        for (const [key, value] of args[0] as [string, unknown][]) this.setGraphicsState(key, value);
        break;
      case setLineWidth:
        state.lineWidth = args[0] as number;
        break;
      case setFillRGBColor:
        state.fill = colourOf(args[0]);
        break;
      case setStrokeRGBColor:
        state.stroke = colourOf(args[0]);
        break;
      case setFillColorN:
        state.fill = undefined;
        break;
      case setStrokeColorN:
        state.stroke = undefined;
        break;
      case clip:
      case eoClip:
        this.clipPending = true;
        break;
      case constructPath:
        this.path(args as [number, [Float32Array | null], ArrayLike<number> | null]);
        break;
      case shadingFill:
        this.paintArea(state.clip);
        break;
      case paintImageXObject:
        this.paintArea(transformBox(state.ctm, UNIT_SQUARE), { name: args[0] as string, matrix: state.ctm });
        break;
      case paintInlineImageXObject:
      case paintImageMaskXObject:
        this.paintArea(transformBox(state.ctm, UNIT_SQUARE), { matrix: state.ctm });
        break;
      default:
        this.pen.step(op, args, state);
    }
  }

  private save(): void {
    this.stack.push(this.state);
    this.state = { ...this.state };
  }

  /** What an annotation shows is painted in coordinates of its own, whatever the page has set. */
  private beginAnnotation([, rect, transform, matrix]: [string, number[] | null, number[], number[]]): void {
    this.save();
    this.state = initialState(this.base, this.page);
    if (rect) clipTo(this.state, transformBox(this.base, boxOf(rect)));
    this.state.ctm = compose(compose(this.state.ctm, transform), matrix);
  }

  private setGraphicsState(key: string, value: unknown): void {
    const { state } = this;
    if (key === 'LW') state.lineWidth = value as number;
    else if (key === 'CA') state.strokeAlpha = value as number;
    else if (key === 'ca') state.fillAlpha = value as number;
    else if (key === 'BM') state.blended = value !== 'source-over' && value !== 'normal';
    else if (key === 'Font') {
      const [name, size] = value as [string, number];
      takeFont(state, this.resources.font(name), size);
    }
  }

  private get visible(): boolean {
    return this.visibility.every(Boolean);
  }

  private paintArea(box: Box, picture?: PlacedPicture): void {
    const { state } = this;
    const seen = intersect(box, state.clip);
    const opacity = opacityOf(state);
    if (!this.visible || isEmpty(seen) || !isOpaque(opacity)) return;
    this.page.areas.push({ box: seen, colour: undefined, opacity, covers: true, order: this.order++, picture });
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
        fill: !fills || !isReadable(state.fillAlpha) ? 'none' : state.blended ? undefined : state.fill,
        opacity: opacityOf(state),
        stroked: strokes && isReadable(state.strokeAlpha),
        lineWidth: state.lineWidth,
      });
    }
    if (this.clipPending) {
      this.clipPending = false;
      if (bounds) clipTo(state, transformBox(state.ctm, boxOf(bounds)));
    }
  }
}

/** Share of the page that pictures take, overlaps counted once at most. */
export function pictureShare(page: PaintedPage): number {
  const total = page.areas.filter((area) => area.picture).reduce((sum, area) => sum + boxArea(area.box), 0);
  return Math.min(1, total / (page.width * page.height));
}
