/** A grey picture, one byte for each point, row by row; 0 is black. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

export const newRaster = (width: number, height: number): Raster => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Shrinks by a whole factor, each point the mean of its block. */
export function shrink({ width: sourceWidth, height: sourceHeight, data }: Raster, factor: number): Raster {
  const width = Math.floor(sourceWidth / factor);
  const height = Math.floor(sourceHeight / factor);
  const result = newRaster(width, height);
  const shrunk = result.data;
  const sums = new Int32Array(width);
  const area = factor * factor;
  for (let y = 0, to = 0; y < height; y++) {
    sums.fill(0);
    for (let row = y * factor; row < (y + 1) * factor; row++) {
      let at = row * sourceWidth;
      for (let x = 0; x < width; x++) {
        let sum = sums[x];
        for (const end = at + factor; at < end; at++) sum += data[at];
        sums[x] = sum;
      }
    }
    for (let x = 0; x < width; x++) shrunk[to++] = sums[x] / area;
  }
  return result;
}

export function transpose(source: Raster): Raster {
  const { width, height, data } = source;
  const result = newRaster(height, width);
  const block = 32;
  for (let by = 0; by < height; by += block) {
    for (let bx = 0; bx < width; bx += block) {
      const endY = Math.min(by + block, height);
      const endX = Math.min(bx + block, width);
      for (let y = by; y < endY; y++) for (let x = bx; x < endX; x++) result.data[x * height + y] = data[y * width + x];
    }
  }
  return result;
}

/** Turns by quarters clockwise. */
export function turn(source: Raster, quarters: number): Raster {
  const { width, height, data } = source;
  switch (quarters & 3) {
    case 1:
    case 3: {
      const result = transpose(source);
      // Transposed rows run down the old columns: mirror them for a clockwise turn, their order for the other way.
      if ((quarters & 3) === 1)
        for (let y = 0; y < width; y++) result.data.subarray(y * height, (y + 1) * height).reverse();
      else reverseRows(result);
      return result;
    }
    case 2:
      return { width, height, data: data.slice().reverse() };
    default:
      return source;
  }
}

function reverseRows({ width, height, data }: Raster): void {
  for (let top = 0, bottom = height - 1; top < bottom; top++, bottom--) {
    const row = data.slice(top * width, (top + 1) * width);
    data.copyWithin(top * width, bottom * width, (bottom + 1) * width);
    data.set(row, bottom * width);
  }
}

/** The largest value within `radius` of each point, in rows and then in columns. */
export const spreadLight = (source: Raster, radius: number): Raster =>
  transpose(rowMaximum(transpose(rowMaximum(source, radius)), radius));

/** The smallest value within `radius` of each point. */
export const spreadDark = (source: Raster, radius: number): Raster => inverted(spreadLight(inverted(source), radius));

export function inverted({ width, height, data }: Raster): Raster {
  const result = newRaster(width, height);
  for (let i = 0; i < data.length; i++) result.data[i] = 255 - data[i];
  return result;
}

/** Running maximum of each row (van Herk): the cost does not grow with the radius. */
export function rowMaximum({ width, height, data }: Raster, radius: number): Raster {
  const result = newRaster(width, height);
  const span = 2 * radius + 1;
  const padded = Math.ceil((width + 2 * radius) / span) * span;
  const row = new Uint8Array(padded);
  const forward = new Uint8Array(padded);
  const backward = new Uint8Array(padded);
  for (let y = 0; y < height; y++) {
    row.set(data.subarray(y * width, (y + 1) * width), radius);
    for (let start = 0; start < padded; start += span) {
      let largest = 0;
      for (let i = start; i < start + span; i++) {
        if (row[i] > largest) largest = row[i];
        forward[i] = largest;
      }
      largest = 0;
      for (let i = start + span - 1; i >= start; i--) {
        if (row[i] > largest) largest = row[i];
        backward[i] = largest;
      }
    }
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const before = backward[x];
      const after = forward[x + span - 1];
      result.data[at] = before > after ? before : after;
    }
  }
  return result;
}

export const rowMinimum = (source: Raster, radius: number): Raster => inverted(rowMaximum(inverted(source), radius));

/** The mean within `radius` of each point, in rows and then in columns. */
export const blur = (source: Raster, radius: number): Raster =>
  transpose(rowMean(transpose(rowMean(source, radius)), radius));

/** The mean within `radius` of each point along its row. */
export function rowMean(source: Raster, radius: number): Raster {
  const { width, height, data } = source;
  const result = newRaster(width, height);
  for (let y = 0; y < height; y++) {
    const at = y * width;
    let sum = 0;
    let count = 0;
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += data[at + x];
      count++;
    }
    for (let x = 0; x < width; x++) {
      if (x + radius < width) {
        sum += data[at + x + radius];
        count++;
      }
      if (x - radius - 1 >= 0) {
        sum -= data[at + x - radius - 1];
        count--;
      }
      result.data[at + x] = sum / count;
    }
  }
  return result;
}

/** The value that parts the points best into dark and light (Otsu), with how far apart their means are. */
export function splitLevel({ data }: Raster): { level: number; dark: number; light: number } {
  const histogram = new Float64Array(256);
  for (let i = 0; i < data.length; i++) histogram[data[i]]++;
  let total = 0;
  for (let v = 0; v < 256; v++) total += v * histogram[v];
  let best = { level: 128, dark: 0, light: 255 };
  let bestSpread = -1;
  let count = 0;
  let sum = 0;
  for (let v = 0; v < 255; v++) {
    count += histogram[v];
    sum += v * histogram[v];
    const rest = data.length - count;
    if (count === 0 || rest === 0) continue;
    const dark = sum / count;
    const light = (total - sum) / rest;
    const spread = count * rest * (light - dark) ** 2;
    if (spread > bestSpread) {
      bestSpread = spread;
      best = { level: v, dark, light };
    }
  }
  return best;
}
