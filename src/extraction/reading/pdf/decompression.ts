import { inflateSync } from 'node:zlib';

/** What one stream of a PDF may become; `checkInflation` has refused files before that hold a lot of it. */
const MOST = 256 * 1024 * 1024;

/**
 * Stands in for the `DecompressionStream` of the platform, for pdf.js, which writes one block to it and reads to the
 * end: the block is inflated at once instead of going through three streams and another thread, which takes many times
 * as long for the few kilobytes of a page or a font.
 */
export class BlockDecompression {
  private block?: Uint8Array;

  constructor(private readonly format: string) {}

  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: (block: Uint8Array): Promise<void> => {
        this.block = block;
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    }),
  };

  readonly readable: Iterable<Uint8Array> = {
    // Where this throws, pdf.js reads the damaged block by itself, as far as it goes.
    [Symbol.iterator]: () => [this.inflated()][Symbol.iterator](),
  };

  private inflated(): Uint8Array {
    if (!this.block || this.format !== 'deflate') throw new Error('Only one deflated block can be inflated');
    return inflateSync(this.block, { maxOutputLength: MOST });
  }
}
