import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { ReadingProblem } from '../../results.js';
import { getDocument, startPdfWorker, VerbosityLevel } from './pdfjs.js';

/** One for all files: it keeps nothing of a file that was closed. */
const worker = startPdfWorker();

const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Opens a PDF. Nothing in the file is run, and nothing outside the package is loaded. */
export async function openPdf(bytes: Uint8Array, maxPixels: number): Promise<PDFDocumentProxy> {
  const task = getDocument({
    // pdf.js takes the buffer over, so it gets one of its own.
    data: new Uint8Array(bytes),
    worker,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    maxImageSize: maxPixels,
    cMapUrl: join(pdfjsFolder, 'cmaps/'),
    standardFontDataUrl: join(pdfjsFolder, 'standard_fonts/'),
    wasmUrl: join(pdfjsFolder, 'wasm/'),
    iccUrl: join(pdfjsFolder, 'iccs/'),
  });
  try {
    return await task.promise;
  } catch (error) {
    await task.destroy();
    throw problemOf(error);
  }
}

function problemOf(error: unknown): ReadingProblem {
  if (error instanceof Error && error.name === 'PasswordException') {
    return new ReadingProblem('password_protected', 'The PDF is protected by a password. Send it without one.');
  }
  return new ReadingProblem('corrupt', 'The PDF is damaged and cannot be opened.');
}
