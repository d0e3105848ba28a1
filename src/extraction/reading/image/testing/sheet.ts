import { FlatPage } from '../flat-page.js';
import { scaling } from '../projection.js';
import { newRaster, type Raster } from '../raster.js';
import { Ground, PAPER } from '../shading.js';

/** A blank sheet of 500 points by 400. */
export function paper(): Raster {
  const raster = newRaster(500, 400);
  raster.data.fill(PAPER);
  return raster;
}

/** Prints an area in one grey. */
export const fill = ({ width, data }: Raster, x0: number, y0: number, x1: number, y1: number, grey: number): void => {
  for (let y = y0; y < y1; y++) data.fill(grey, y * width + x0, y * width + x1);
};

/** A sheet as a level page. */
export const page = (raster: Raster): FlatPage => new FlatPage(raster, 1, raster, scaling(1), new Ground(raster));
