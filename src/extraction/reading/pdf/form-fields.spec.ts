import { describe, expect, it } from '@jest/globals';
import { makePdf, print } from '../../testing/files.js';
import { PageReader } from '../page-reader.js';

const reader = new PageReader({ ocrEngine: 'auto', maxPages: 5, maxPixels: 4_000_000 });
const LABELS = Array.from({ length: 12 }, (_, i) => print(60, 400 - 20 * i, 'seven words that are always on it'));
/** A form whose fields say these things, each beside the words "Field of a form:". */
async function wordsOfForm(fields: string[], more: Record<number, string> = {}): Promise<string[]> {
  const widgets = fields.map((field, i): [number, string] => [
    110 + i,
    `<</Type/Annot/Subtype/Widget/FT/Tx/T(f${i})/Rect[200 ${696 - 30 * i} 400 ${714 - 30 * i}]/DA(/F 11 Tf 0 g)${field}>>`,
  ]);
  const beside = fields.map((_, i) => print(60, 700 - 30 * i, 'Field of a form:'));
  const annotations = widgets.map(([number]) => `${number} 0 R`).join(' ');
  const pdf = makePdf([{ content: [...beside, ...LABELS].join('\n'), entries: `/Annots[${annotations}]` }], {
    ...Object.fromEntries(widgets),
    ...more,
  });
  const { pages } = await reader.readPdf(pdf);
  return pages[0].words.filter(({ x0, y1 }) => x0 > 190 && y1 < 400).map(({ text }) => text);
}
const APPEARANCE =
  '<</Type/XObject/Subtype/Form/BBox[0 0 200 18]/Resources<</Font<</F 3 0 R>>>>/Length 39>>stream\nBT /F 11 Tf 2 4 Td (Harbour Lane) Tj ET\nendstream';

describe('a form that was filled in', () => {
  it('is read with the pictures of its values', async () => {
    expect(await wordsOfForm(['/F 4/V(Harbour Lane)/AP<</N 100 0 R>>'], { 100: APPEARANCE })).toEqual([
      'Harbour',
      'Lane',
    ]);
  });

  it('is read where only its values are kept, which every viewer writes into their fields', async () => {
    expect(await wordsOfForm(['/F 4/V(Quay Bakery)', '/F 4/V(24.15)', '/F 4'])).toEqual(['Quay', 'Bakery', '24.15']);
  });

  it('is read without the fields that nobody sees', async () => {
    const hidden = ['/F 2/V(hidden)', '/F 32/V(unseen)', '/F 4/Ff 8192/V(secret)'];
    expect(await wordsOfForm([...hidden, '/F 4/V(seen)'])).toEqual(['seen']);
  });
});
