import type { Raster } from './raster.js';

/** A stretch of set points in one row: from `x0` up to, not including, `x1`. */
export interface Run {
  y: number;
  x0: number;
  x1: number;
}

/** A connected area of set points. */
export interface Component {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  count: number;
  runs: Run[];
}

/** Finds the connected areas of points for which `isSet` holds; runs that meet at a corner count as connected. */
export function components({ width, height, data }: Raster, isSet: (value: number) => boolean): Component[] {
  const table = Uint8Array.from({ length: 256 }, (_, value) => (isSet(value) ? 1 : 0));
  const runs: Run[] = [];
  const parent: number[] = [];
  const root = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]];
    return i;
  };
  let above = 0;
  let aboveEnd = 0;
  for (let y = 0; y < height; y++) {
    const start = runs.length;
    let candidate = above;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      if (!table[data[at]]) continue;
      const x0 = x;
      while (x < width && table[data[at]]) {
        x++;
        at++;
      }
      const index = runs.length;
      runs.push({ y, x0, x1: x });
      parent.push(index);
      while (candidate < aboveEnd && runs[candidate].x1 < x0) candidate++;
      for (let k = candidate; k < aboveEnd && runs[k].x0 <= x; k++) {
        const a = root(k);
        const b = root(index);
        if (a < b) parent[b] = a;
        else parent[a] = b;
      }
    }
    above = start;
    aboveEnd = runs.length;
  }
  const found = new Map<number, Component>();
  runs.forEach((run, i) => {
    const key = root(i);
    const component = found.get(key);
    if (!component) {
      found.set(key, { x0: run.x0, y0: run.y, x1: run.x1, y1: run.y + 1, count: run.x1 - run.x0, runs: [run] });
      return;
    }
    component.x0 = Math.min(component.x0, run.x0);
    component.x1 = Math.max(component.x1, run.x1);
    component.y1 = run.y + 1;
    component.count += run.x1 - run.x0;
    component.runs.push(run);
  });
  return [...found.values()];
}
