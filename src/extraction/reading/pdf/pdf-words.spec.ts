import { describe, expect, it } from '@jest/globals';
import { makePdf, type MadePage, print } from '../../testing/files.js';
import { PageReader } from '../page-reader.js';

const reader = new PageReader({ ocrEngine: 'auto', maxPages: 5, maxPixels: 4_000_000 });
/** So that a page counts as one of text, whatever else is on it. */
const FILLING = Array.from({ length: 6 }, (_, i) => print(60, 100 - 12 * i, 'seven words that are always on it')).join(
  '\n',
);

const read = async (page: MadePage, more?: Record<number, string>) => {
  const { pages, needOcr } = await reader.readPdf(makePdf([{ ...page, content: `${page.content}\n${FILLING}` }], more));
  expect(needOcr).toEqual([]);
  return pages[0];
};
/** A panel of 200 x 30 points with round corners. */
const PANEL =
  '100 590 m 280 590 l 285.5 590 290 594.5 290 600 c 290 610 l 290 615.5 285.5 620 280 620 c 100 620 l 94.5 620 90 615.5 90 610 c 90 600 l 90 594.5 94.5 590 100 590 c';
/** The words over the filling. */
const wordsOf = async (content: string, page: Partial<MadePage> = {}, more?: Record<number, string>) =>
  (await read({ content, ...page }, more)).words.filter(({ y1 }) => y1 < 700).map(({ text }) => text);

describe('the words of a text layer', () => {
  it('stand where they are printed, in points from the top left', async () => {
    const { words } = await read({ content: print(100, 600, 'Unit rate', 20) });
    const [unit, rate] = words;
    expect(unit.text).toBe('Unit');
    expect(unit.x0).toBeCloseTo(100, 0);
    expect(unit.y1).toBeGreaterThan(842 - 600);
    expect(unit.y0).toBeLessThan(842 - 600 - 10);
    expect(rate.x0).toBeGreaterThan(unit.x1);
    expect(unit.fontSize).toBeCloseTo(20, 1);
  });

  it('are put together by place, whatever the order and pieces in which they were written', async () => {
    expect(
      await wordsOf([print(130, 600, 'rate'), print(100, 600, 'Un'), print(113.45, 600, 'it')].join('\n')),
    ).toEqual(['Unit', 'rate']);
    expect(await wordsOf('BT /F 11 Tf 100 600 Td [(U) -5 (nit) -400 (rate) 20 (s)] TJ ET')).toEqual(['Unit', 'rates']);
  });

  it('of letters that were moved apart are whole', async () => {
    expect(await wordsOf('BT /F 11 Tf 4 Tc 100 600 Td (CONTRACT) Tj ET')).toEqual(['CONTRACT']);
    expect(await wordsOf('BT /F 11 Tf 100 600 Td (1 2 3 4 5) Tj ET')).toEqual(['1', '2', '3', '4', '5']);
  });

  it('have plain letters for ligatures', async () => {
    const font = '/Font<</F 3 0 R/L 100 0 R>>';
    const fonts = {
      100: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[65/fi/fl]>>/FirstChar 65/LastChar 66/Widths[500 500]>>',
    };
    expect(await wordsOf('BT /L 11 Tf 100 600 Td (A) Tj /F 11 Tf (xed) Tj ET', { resources: font }, fonts)).toEqual([
      'fixed',
    ]);
  });

  it('that were painted twice for weight count once', async () => {
    const { words } = await read({ content: [print(100, 600, 'Total'), print(100.3, 600, 'Total')].join('\n') });
    expect(words[0]).toMatchObject({ text: 'Total', bold: true });
    expect(words[1].y0).toBeGreaterThan(700);
  });

  it.each([
    ['in the invisible mode', 'BT 3 Tr /F 11 Tf 100 600 Td (hidden) Tj 0 Tr ET'],
    ['in the colour of their ground', `1 1 1 rg ${print(100, 600, 'hidden')} 0 0 0 rg`],
    ['on a ground of their colour', `0 0 0.5 rg 90 590 200 30 re f ${print(100, 600, 'hidden')} 0 0 0 rg`],
    ['on a panel with round corners of their colour', `0 0 0.5 rg ${PANEL} f ${print(100, 600, 'hidden')} 0 0 0 rg`],
    ['under a panel with round corners', `${print(100, 600, 'hidden')} 1 1 0 rg ${PANEL} f 0 0 0 rg`],
    ['under what was painted later', `${print(100, 600, 'hidden')} 1 1 0 rg 90 590 200 30 re f 0 0 0 rg`],
    ['outside what is clipped', `q 0 0 50 50 re W n ${print(100, 600, 'hidden')} Q`],
    ['off the page', print(100, 900, 'hidden')],
    ['too small to be read', print(100, 600, 'hidden', 1)],
    ['fully transparent', `/T gs ${print(100, 600, 'hidden')} /O gs`],
    ['in a layer that is off', `/OC /Off BDC ${print(100, 600, 'hidden')} EMC`],
  ])('%s are not read', async (_, hidden) => {
    const resources =
      '/ExtGState<</T<</ca 0>>/O<</ca 1>>>>/Properties<</Off<</Type/OCMD/VE[/Not[/And]]/OCGs[]/P/AllOn>>>>';
    const seen = await wordsOf(`${hidden}\n${print(100, 500, 'seen')}`, { resources });
    if (hidden.includes('/OC')) return expect(seen).toContain('seen');
    expect(seen).toEqual(['seen']);
  });

  it.each([
    ['on a panel with round corners', `0 0 0.5 rg ${PANEL} f 1 1 1 rg`],
    ['on a slanting banner', '0 0 0.5 rg 80 590 m 300 590 l 310 620 l 90 620 l h f 1 1 1 rg'],
    ['on a dark panel that lets something through', '/H gs 0 0 0.3 rg 90 590 200 30 re f /O gs 1 1 1 rg'],
    ['on a panel whose colour is mixed with its ground', '/M gs 0 0 0.3 rg 90 590 200 30 re f /N gs 1 1 1 rg'],
    ['beside the round corner of a panel in their colour', '1 0 0 rg 70 600 m 98 600 l 98 640 l 70 600 l f 1 0 0 rg'],
    ['under a frame with a hole', ''],
  ])('%s are read', async (place, ground) => {
    const frame = '0 0 1 rg 80 580 m 320 585 l 320 640 l 80 635 l h 85 585 m 85 630 l 315 635 l 315 590 l h f*';
    const resources = '/ExtGState<</H<</ca 0.7>>/O<</ca 1>>/M<</BM/Multiply>>/N<</BM/Normal>>>>';
    const printed = `${ground} ${print(100, 600, 'printed')} ${place.includes('frame') ? frame : ''} 0 0 0 rg`;
    expect(await wordsOf(printed, { resources })).toEqual(['printed']);
  });

  it('outside the crop box are not read', async () => {
    const page = { entries: '/CropBox[0 0 595 550]' };
    const { words, height } = await read({
      content: [print(60, 600, 'hidden'), print(60, 500, 'seen')].join('\n'),
      ...page,
    });
    expect(height).toBe(550);
    expect(words[0].text).toBe('seen');
  });

  it.each([90, 180, 270])('of a page turned by %s degrees stand upright', async (turn) => {
    const plain = await read({ content: print(100, 600, 'Unit rate') });
    const turned = await read({ content: print(100, 600, 'Unit rate'), entries: `/Rotate ${turn}` });
    expect(turned.words.map(({ text }) => text)).toEqual(plain.words.map(({ text }) => text));
    expect(turned.words[0].x0).toBeCloseTo(plain.words[0].x0, 1);
    expect(turned.words[0].y0).toBeCloseTo(plain.words[0].y0, 1);
    expect([turned.width, turned.height]).toEqual([595, 842]);
  });

  it('written up the page are read the right way round where they are the page', async () => {
    const upward = Array.from(
      { length: 8 },
      (_, i) => `BT /F 11 Tf 0 1 -1 0 ${100 + 20 * i} 60 Tm (Unit rate of day ${i}) Tj ET`,
    );
    const { pages } = await reader.readPdf(makePdf([{ content: upward.join('\n') }]));
    expect([pages[0].width, pages[0].height]).toEqual([842, 595]);
    expect(pages[0].words.slice(0, 5).map(({ text }) => text)).toEqual(['Unit', 'rate', 'of', 'day', '0']);
  });
});

describe('what is drawn', () => {
  it('gives lines, whether stroked or filled, joined where they were drawn cell by cell', async () => {
    const { rules } = await read({ content: '50 600 m 150 600 l S 150 600 m 250 600 l S 50 500 200 0.8 re f' });
    const flat = rules.filter(({ x0, x1 }) => x1 - x0 > 100).map(({ x0, x1 }) => [Math.round(x0), Math.round(x1)]);
    expect(flat).toEqual([
      [50, 250],
      [50, 250],
    ]);
  });

  it('gives tick boxes, and whether they are ticked', async () => {
    const box = (y: number) => `100 ${y} 10 10 re S`;
    const { tickBoxes, words } = await read({
      content: [
        box(600),
        box(570),
        '102 572 m 108 578 l S',
        box(540),
        print(102, 542, 'X', 9),
        print(120, 602, 'Fixed'),
      ].join('\n'),
    });
    expect(tickBoxes.sort((a, b) => a.y0 - b.y0).map(({ checked }) => checked)).toEqual([false, true, true]);
    expect(words[0].text).toBe('Fixed');
    expect(words.map(({ text }) => text)).not.toContain('X');
  });

  it('takes the number of a row in a small cell for no tick', async () => {
    const { tickBoxes, words } = await read({
      content: ['100 600 12 12 re S', print(103, 602, '4', 9), print(120, 602, 'Riverside Branch')].join('\n'),
    });
    expect(tickBoxes).toEqual([]);
    expect(words.map(({ text }) => text)).toContain('4');
  });
});

describe('a page without a text layer', () => {
  it('is left to OCR where it shows a picture, and is empty where it shows nothing', async () => {
    const picture = {
      100: '<</Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8/Length 1>>stream\n0\nendstream',
    };
    const scan = { content: '595 0 0 842 0 0 cm /P Do', resources: '/XObject<</P 100 0 R>>' };
    expect((await reader.readPdf(makePdf([scan, scan], picture))).needOcr).toEqual([1, 2]);
    const { pages, needOcr } = await reader.readPdf(makePdf([{ content: '' }]));
    expect([pages[0].words, needOcr]).toEqual([[], []]);
  });
});
