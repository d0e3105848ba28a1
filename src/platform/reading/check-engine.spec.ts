import { checkEngine } from './check-engine.js';

describe('the engine for scans', () => {
  it('is refused by the name of the variable where the machine does not have it', () => {
    expect(() => checkEngine({ ocrEngine: 'tesseract' }, () => false)).toThrow(/^OCR_ENGINE: .*tesseract\.js/);
    expect(() => checkEngine({ ocrEngine: 'tesseract' }, () => true)).not.toThrow();
    for (const ocrEngine of ['auto', 'tesseract.js'] as const)
      expect(() => checkEngine({ ocrEngine }, () => false)).not.toThrow();
  });
});
