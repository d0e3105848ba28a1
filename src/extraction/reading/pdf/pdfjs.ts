import { arrayPush } from './native-array.js';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { AnnotationMode, getDocument, OPS, PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { BlockDecompression } from './decompression.js';
import { Loopback } from './loopback.js';

// The build for older engines puts a slow push in place of the engine's own, for everything in the process.
Array.prototype.push = arrayPush;

(globalThis as { DecompressionStream: unknown }).DecompressionStream = BlockDecompression;

/** The half of pdf.js that reads files; it runs in this process, which is a child with limits of its own. */
export function startPdfWorker(): PDFWorker {
  const port = new Loopback();
  worker.WorkerMessageHandler.initializeFromPort(port);
  return PDFWorker.create({ port: port as never, verbosity: VerbosityLevel.ERRORS });
}

export { AnnotationMode, getDocument, OPS, VerbosityLevel };
