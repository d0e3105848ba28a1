import type { OcrEngine } from './engine.js';
import { isNativeTesseractThere, NativeTesseract } from './native.js';

/** Which engine to read with; `auto` takes the machine's tesseract when there is one. */
export type EngineChoice = 'auto' | OcrEngine['name'];

export async function chooseEngine(choice: EngineChoice): Promise<OcrEngine> {
  if (choice === 'tesseract' || (choice === 'auto' && isNativeTesseractThere())) return new NativeTesseract();
  const { TesseractJs } = await import('./javascript.js');
  return new TesseractJs();
}
