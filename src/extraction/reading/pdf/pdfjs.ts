import { arrayPush } from './native-array.js';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** pdf.js looks here for its other half before it would load it by itself. */
(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;

// The build for older engines puts a slow push in place of the engine's own, for everything in the process.
Array.prototype.push = arrayPush;

export { getDocument, OPS, VerbosityLevel };
