import type { Box } from '../../page.js';
import { lookUp, project, type Projection } from './projection.js';
import type { Raster } from './raster.js';
import { GAIN_BITS, type Ground, PAPER } from './shading.js';

/** Values of the overlay: as it is, wiped out, or the number of a shade. */
const AS_IT_IS = 0;
const WIPED = 255;
const MOST_SHADES = 254;
/** Positions in the source are worked out exactly at columns this far apart, and evenly in between. */
const COLUMNS = 48;

/** A part of the page to be drawn larger, and level where it leans with `slope` (about `middleX`). */
export interface Part extends Box {
  scale: number;
  slope: number;
}

/**
 * A page laid flat: an even picture of 150 dpi in which its parts are found, and the way back to the finer source, from
 * which print is drawn for reading. What is wiped or shaded in the one is so in the other.
 */
export class FlatPage {
  /** For each point of the picture, how it was changed. */
  private readonly overlay: Uint8Array;
  private readonly shades: Uint8Array[] = [];

  /**
   * @param raster even picture of the page
   * @param scale points of the picture for each point of the page
   * @param toSource from the picture to the source
   */
  constructor(
    readonly raster: Raster,
    readonly scale: number,
    private readonly source: Raster,
    private readonly toSource: Projection,
    private readonly ground: Ground,
  ) {
    this.overlay = new Uint8Array(raster.data.length);
  }

  /** Makes points paper, from one place in the picture's data up to another. */
  wipe(from: number, to: number): void {
    this.raster.data.fill(PAPER, from, to);
    this.overlay.fill(WIPED, from, to);
  }

  /** Whether a place in the picture's data was made paper. */
  isWiped(at: number): boolean {
    return this.overlay[at] === WIPED;
  }

  /** Notes a table of new greys for old ones; returns its number. */
  addShade(table: Uint8Array): number {
    if (this.shades.length < MOST_SHADES - 1) this.shades.push(table);
    return this.shades.length;
  }

  /** Changes the greys of points by a noted table. */
  shade(from: number, to: number, number: number): void {
    const table = this.shades[number - 1];
    const { data } = this.raster;
    for (let at = from; at < to; at++) {
      if (this.overlay[at] !== AS_IT_IS) continue;
      data[at] = table[data[at]];
      this.overlay[at] = number;
    }
  }

  /** Draws a part of the page from the source into a picture, with its upper left corner at (`left`, `top`). */
  draw(part: Part, target: Raster, left: number, top: number): { width: number; height: number } {
    const { scale, slope } = part;
    const width = Math.ceil((part.x1 - part.x0) * scale);
    const height = Math.ceil((part.y1 - part.y0) * scale);
    const middleX = (part.x0 + part.x1) / 2;
    const gains = [part.y0, part.y1].map((y) => this.ground.gainsAlong(y, part.x0 + 0.5 / scale, 1 / scale, width));
    for (let start = 0; start < width; start += COLUMNS) {
      const count = Math.min(width - start, COLUMNS);
      const corner = (x: number, y: number) => {
        const px = part.x0 + (x + 0.5) / scale;
        return project(this.toSource, px, part.y0 + (y + 0.5) / scale + slope * (px - middleX));
      };
      const [ax, ay] = corner(start, 0);
      const [bx, by] = corner(start + count, 0);
      const [cx, cy] = corner(start, height);
      const [dx, dy] = corner(start + count, height);
      for (let y = 0; y < height; y++) {
        const down = y / height;
        const x0 = ax + (cx - ax) * down;
        const y0 = ay + (cy - ay) * down;
        const stepX = (bx + (dx - bx) * down - x0) / count;
        const stepY = (by + (dy - by) * down - y0) / count;
        const at = (top + y) * target.width + left + start;
        lookUp(this.source, { x: x0, y: y0, stepX, stepY }, { data: target.data, at, count });
      }
    }
    for (let y = 0; y < height; y++) {
      brighten(target.data, (top + y) * target.width + left, gains, y / height);
    }
    if (this.isChanged(part)) this.applyOverlay(part, target, left, top, width, height);
    return { width, height };
  }

  private isChanged(part: Box): boolean {
    const { width, height } = this.raster;
    const x0 = Math.max(0, Math.floor(part.x0));
    const x1 = Math.min(width, Math.ceil(part.x1));
    for (let y = Math.max(0, Math.floor(part.y0) - 8); y < Math.min(height, Math.ceil(part.y1) + 8); y++) {
      for (let at = y * width + x0; at < y * width + x1; at++) if (this.overlay[at] !== AS_IT_IS) return true;
    }
    return false;
  }

  private applyOverlay(part: Part, target: Raster, left: number, top: number, width: number, height: number): void {
    const { width: pageWidth, height: pageHeight } = this.raster;
    const middleX = (part.x0 + part.x1) / 2;
    for (let x = 0; x < width; x++) {
      const px = part.x0 + (x + 0.5) / part.scale;
      if (px < 0 || px >= pageWidth) continue;
      const shift = part.slope * (px - middleX);
      for (let y = 0; y < height; y++) {
        const py = part.y0 + (y + 0.5) / part.scale + shift;
        if (py < 0 || py >= pageHeight) continue;
        const change = this.overlay[(py | 0) * pageWidth + (px | 0)];
        if (change === AS_IT_IS) continue;
        const at = (top + y) * target.width + left + x;
        target.data[at] = change === WIPED ? PAPER : this.shades[change - 1][target.data[at]];
      }
    }
  }
}

/** Evens a row of points out by gains that lie between those of its upper and of its lower edge. */
function brighten(data: Uint8Array, at: number, [upper, lower]: Int32Array[], down: number): void {
  const share = Math.round(down * 256);
  for (let x = 0; x < upper.length; x++) {
    const gain = upper[x] + (((lower[x] - upper[x]) * share) >> 8);
    const value = (data[at + x] * gain) >> GAIN_BITS;
    data[at + x] = value > 255 ? 255 : value;
  }
}
