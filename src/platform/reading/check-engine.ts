import { type Config, ConfigError } from '../../config/index.js';
import { isNativeTesseractThere } from '../../extraction/index.js';

/**
 * Refuses a machine without the engine that it is told to read scans with: it would fail at each scan.
 * @throws ConfigError
 */
export function checkEngine({ ocrEngine }: Pick<Config, 'ocrEngine'>, isThere = isNativeTesseractThere): void {
  if (ocrEngine !== 'tesseract' || isThere()) return;
  throw new ConfigError(
    'OCR_ENGINE',
    'is tesseract, but tesseract with its English data cannot be run: install it on the PATH, or take auto or tesseract.js',
  );
}
