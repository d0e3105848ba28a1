import { blur, newRaster, shrink, spreadLight, type Raster } from './raster.js';

/** The ground is looked up on a picture this many times smaller. */
const FACTOR = 16;

/** Share of the page height within which paper must show somewhere, so that a dark band counts as print and not as ground. */
const REACH = 0.05;

/** Divides the picture by the lightness of its paper: shadows, folds and tint go, paper becomes white. */
export function evenPaper(picture: Raster): Raster {
  const { width, height, data } = picture;
  const small = shrink(picture, FACTOR);
  const radius = Math.max(2, Math.round(small.height * REACH));
  const ground = blur(spreadLight(small, radius), radius);
  const result = newRaster(width, height);
  const lastX = ground.width - 1;
  const lastY = ground.height - 1;
  const columns = new Int32Array(width);
  const parts = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const gx = Math.min(lastX - 1e-3, Math.max(0, (x + 0.5) / FACTOR - 0.5));
    columns[x] = gx | 0;
    parts[x] = gx - columns[x];
  }
  const row = new Float32Array(ground.width);
  for (let y = 0; y < height; y++) {
    const gy = Math.min(lastY - 1e-3, Math.max(0, (y + 0.5) / FACTOR - 0.5));
    const top = (gy | 0) * ground.width;
    const part = gy - (gy | 0);
    for (let x = 0; x <= lastX; x++) {
      const upper = ground.data[top + x];
      row[x] = upper + (ground.data[top + x + ground.width] - upper) * part;
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const left = row[columns[x]];
      const paper = left + (row[columns[x] + 1] - left) * parts[x];
      const value = (data[at] * 250) / (paper < 40 ? 40 : paper);
      result.data[at] = value > 255 ? 255 : value;
    }
  }
  return result;
}
