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
  const columns = new Uint32Array(width * factor);
  // sums are whole: half of one keeps the product with the inverse on the right side
  const share = 1 / (factor * factor);
  for (let y = 0, to = 0; y < height; y++) {
    let at = y * factor * sourceWidth;
    for (let x = 0; x < columns.length; x++) columns[x] = data[at + x];
    for (let row = 1; row < factor; row++) {
      at += sourceWidth;
      for (let x = 0; x < columns.length; x++) columns[x] += data[at + x];
    }
    for (let x = 0; x < columns.length; to++) {
      let sum = 0;
      for (const end = x + factor; x < end; x++) sum += columns[x];
      shrunk[to] = (sum + 0.5) * share;
    }
  }
  return result;
}

export function transpose({ width, height, data }: Raster): Raster {
  const turned = new Uint8Array(data.length);
  const block = 32;
  for (let by = 0; by < height; by += block) {
    for (let bx = 0; bx < width; bx += block) {
      const endY = Math.min(by + block, height);
      const endX = Math.min(bx + block, width);
      for (let x = bx; x < endX; x++) {
        const to = x * height;
        for (let y = by; y < endY; y++) turned[to + y] = data[y * width + x];
      }
    }
  }
  return { width: height, height: width, data: turned };
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

function inverted({ width, height, data }: Raster): Raster {
  const inverse = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) inverse[at] = ~data[at];
  return { width, height, data: inverse };
}

/** Running maximum of each row. */
export function rowMaximum({ width, height, data }: Raster, radius: number): Raster {
  const result = newRaster(width, height);
  const line = new RunningMaximum(width, radius);
  for (let at = 0; at < data.length; at += width) {
    line.values.set(data.subarray(at, at + width), radius);
    line.write(result.data, at);
  }
  return result;
}

/** Running maximum of each row and then running minimum: what is dark along less than its span becomes as light as what is beside it. */
export function closeRows({ width, height, data }: Raster, radius: number): Raster {
  const closed = new Uint8Array(data.length);
  const line = new RunningMaximum(width, radius);
  const { values } = line;
  for (let row = 0; row < data.length; row += width) {
    values.set(data.subarray(row, row + width), radius);
    line.write(closed, row);
    for (let x = 0; x < width; x++) values[x + radius] = ~closed[row + x];
    line.write(closed, row);
    for (let x = 0; x < width; x++) closed[row + x] = ~closed[row + x];
  }
  return { width, height, data: closed };
}

/** The largest value within a radius of each point of a row (van Herk): the cost does not grow with the radius. */
class RunningMaximum {
  /** The row, from `radius` on; zeros on both sides of it. */
  readonly values: Uint8Array;
  private readonly forward: Uint8Array;
  private readonly span: number;

  constructor(
    private readonly width: number,
    radius: number,
  ) {
    this.span = 2 * radius + 1;
    const padded = Math.ceil((width + 2 * radius) / this.span) * this.span;
    this.values = new Uint8Array(padded);
    this.forward = new Uint8Array(padded + this.span);
  }

  write(result: Uint8Array, at: number): void {
    const { values, forward, span, width } = this;
    for (let start = 0; start < values.length; start += span) {
      let largest = 0;
      for (let i = start; i < start + span; i++) {
        const value = values[i];
        if (value > largest) largest = value;
        forward[i] = largest;
      }
    }
    for (let end = Math.ceil(width / span) * span; end > 0; end -= span) {
      let largest = 0;
      for (let i = end - 1; i >= end - span; i--) {
        const value = values[i];
        if (value > largest) largest = value;
        if (i >= width) continue;
        const after = forward[i + span - 1];
        result[at + i] = largest > after ? largest : after;
      }
    }
  }
}

/** The mean within `radius` of each point, in rows and then in columns. */
export const blur = (source: Raster, radius: number): Raster =>
  transpose(rowMean(transpose(rowMean(source, radius)), radius));

/** The mean within `radius` of each point along its row. */
export function rowMean({ width, height, data }: Raster, radius: number): Raster {
  const means = new Uint8Array(data.length);
  const span = 2 * radius + 1;
  const quotients = Uint8Array.from({ length: 255 * span + 1 }, (_, sum) => sum / span);
  for (let y = 0; y < height; y++) {
    const at = y * width;
    let sum = 0;
    let count = 0;
    for (let x = 0; x < Math.min(radius, width); x++) {
      sum += data[at + x];
      count++;
    }
    const whole = width - radius;
    for (let x = 0; x < width; x++) {
      if (x < whole) {
        sum += data[at + x + radius];
        count++;
      }
      if (x > radius) {
        sum -= data[at + x - radius - 1];
        count--;
      }
      means[at + x] = count === span ? quotients[sum] : sum / count;
    }
  }
  return { width, height, data: means };
}

/** The grey that half of the points are no lighter than. */
export function middleGrey(data: Uint8Array): number {
  const histogram = new Uint32Array(256);
  for (const value of data) histogram[value]++;
  let count = 0;
  for (let value = 0; value < 256; value++) {
    count += histogram[value];
    if (count * 2 >= data.length) return value;
  }
  return 255;
}
