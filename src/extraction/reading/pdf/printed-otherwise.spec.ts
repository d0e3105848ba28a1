import { describe, expect, it } from '@jest/globals';
import { deflateSync } from 'node:zlib';
import { makePdf, print } from '../../testing/files.js';
import { PageReader } from '../page-reader.js';
import { checkInflation } from './inflation.js';

const reader = new PageReader({ ocrEngine: 'auto', maxPages: 5, maxPixels: 4_000_000 });
const ROWS = Array.from({ length: 12 }, (_, i) => [`Supply ${i}`, 'Bill monthly to the site', `${20 + i}.15 p/kWh`]);
const COLUMNS = [60, 220, 430];
/** A table of three columns with a line under each row, each piece printed by `put`. */
const table = (put: (x: number, y: number, words: string) => string) =>
  ROWS.map((row, i) =>
    [...row.map((cell, k) => put(COLUMNS[k], 760 - 24 * i, cell)), `50 ${754 - 24 * i} 480 0.6 re f`].join('\n'),
  ).join('\n');
const read = async (content: string) => {
  const { pages, needOcr } = await reader.readPdf(makePdf([{ content }]));
  expect(needOcr).toEqual([]);
  return pages[0];
};
const textsOf = ({ words }: { words: { text: string }[] }) => words.map(({ text }) => text);

describe('the same page printed otherwise', () => {
  const plain = table((x, y, words) => print(x, y, words));

  it.each([0.4, 1, -2, 3])('a little askew (%s degrees) is level', async (degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const askew = await read(`q ${cos} ${sin} ${-sin} ${cos} ${(1 - cos) * 300} ${-sin * 300} cm\n${plain}\nQ`);
    const level = await read(plain);
    expect(textsOf(askew)).toEqual(textsOf(level));
    expect(askew.rules.filter(({ x0, x1 }) => x1 - x0 > 400).length).toBe(ROWS.length);
    const heights = askew.words.slice(0, 5).map(({ y0 }) => y0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.5);
  });

  it('twice over for weight has each word once, and its bold says nothing', async () => {
    const twice = await read(table((x, y, words) => `${print(x, y, words)}\n${print(x + 0.9, y, words)}`));
    expect(textsOf(twice)).toEqual(textsOf(await read(plain)));
    expect(twice.words.some(({ bold }) => bold)).toBe(false);
  });

  it('with a shadow under a title has it once and no bolder', async () => {
    const { words } = await read(
      `0.8 g ${print(61, 799, 'Billing', 16)} 0 g ${print(60, 800, 'Billing', 16)}\n${plain}`,
    );
    expect(words.filter(({ text }) => text === 'Billing').map(({ bold }) => bold)).toEqual([undefined]);
  });

  it('with a box that is printed twice, or ticked by a sign over it, has one box', async () => {
    const signs =
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/FirstChar 65/LastChar 66/Widths[700 700]' +
      '/Encoding<</Differences[65/uni2610/uni2713]>>>>';
    const sign = (x: number, code: string) => `BT /S 11 Tf ${x} 420 Td (${code}) Tj ET`;
    const { pages } = await reader.readPdf(
      makePdf(
        [
          {
            content: `${plain}\n${sign(60, 'A')} ${sign(60, 'A')} ${sign(160, 'A')} ${sign(160, 'B')}`,
            resources: '/Font<</F 3 0 R/S 100 0 R>>',
          },
        ],
        { 100: signs },
      ),
    );
    expect(pages[0].tickBoxes.map(({ checked }) => checked)).toEqual([false, true]);
  });
});

describe('the check of what is compressed', () => {
  it('lets a paper through that is made of many small streams', () => {
    const stream = (text: string) => {
      const data = deflateSync(Buffer.from(text));
      const head = `<</Filter/FlateDecode/Length ${data.length}>>stream\n`;
      return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream')]);
    };
    const noise = (seed: number) => Array.from({ length: 500 }, (_, i) => (i * i * 31 + seed * 7919) % 9973).join(' ');
    const streams = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [100 + i, stream(noise(i))]));
    expect(() => checkInflation(makePdf([{ content: '' }], streams), 4_000_000)).not.toThrow();
  });
});
