import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DocumentInitParameters, PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js';
import { ReadingProblem } from '../../results.js';
import { getDocument, startPdfWorker, VerbosityLevel } from './pdfjs.js';

const pdfjsFolder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** One for all files: it keeps nothing of a file that was closed. */
const worker = startPdfWorker();

/**
 * What a document is opened for. To read its text nothing is drawn: letters need no outlines, and fonts that the file
 * names without holding them need no stand-in, since their widths are known.
 */
export type Purpose = 'text' | 'drawing';

const SETTINGS: Record<Purpose, DocumentInitParameters> = {
  text: { disableFontFace: false, ownerDocument: { fonts: new Set() } as never },
  drawing: { disableFontFace: true, standardFontDataUrl: join(pdfjsFolder, 'standard_fonts/') },
};

/** Takes the place of the browser's, which pdf.js hands each font of a text to. */
class NeverDrawn {
  readonly loaded = Promise.resolve(this);
}
(globalThis as { FontFace?: unknown }).FontFace = NeverDrawn;

/** Opens a PDF. Nothing in the file is run, and nothing outside the package is loaded. */
export async function openPdf(bytes: Uint8Array, maxPixels: number, purpose: Purpose): Promise<PDFDocumentProxy> {
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
    wasmUrl: join(pdfjsFolder, 'wasm/'),
    iccUrl: join(pdfjsFolder, 'iccs/'),
    ...SETTINGS[purpose],
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
  return new ReadingProblem(
    'corrupt',
    'The PDF is damaged and cannot be opened. Download or save it again, and send that.',
  );
}
