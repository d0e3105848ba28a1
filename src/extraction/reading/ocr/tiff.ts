import type { Raster } from '../image/raster.js';

/** Numbers of 16 and of 32 bits in a TIFF. */
const SHORT = { code: 3, bytes: 2 };
const LONG = { code: 4, bytes: 4 };
const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

/** What stands before and after the points of a grey picture in an uncompressed TIFF file. */
export function tiffEnds({ width, height, data }: Raster): [head: Buffer, foot: Buffer] {
  const entries = [
    [256, LONG, width],
    [257, LONG, height],
    // eight bits a point, not compressed, black is 0
    [258, SHORT, 8],
    [259, SHORT, 1],
    [262, SHORT, 1],
    // one strip of one sample a point
    [273, LONG, HEAD_BYTES],
    [277, SHORT, 1],
    [278, LONG, height],
    [279, LONG, data.length],
  ] as const;
  const padding = data.length % 2;
  const head = Buffer.alloc(HEAD_BYTES);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(HEAD_BYTES + data.length + padding, 4);
  const foot = Buffer.alloc(padding + 2 + ENTRY_BYTES * entries.length + 4);
  foot.writeUInt16LE(entries.length, padding);
  entries.forEach(([tag, { code, bytes }, value], i) => {
    const at = padding + 2 + ENTRY_BYTES * i;
    foot.writeUInt16LE(tag, at);
    foot.writeUInt16LE(code, at + 2);
    foot.writeUInt32LE(1, at + 4);
    foot.writeUIntLE(value, at + 8, bytes);
  });
  return [head, foot];
}
