import { describe, expect, it } from '@jest/globals';
import { readContract } from '../contract.js';
import { PageReader } from './page-reader.js';
import { practicePaper } from './practice-paper.js';

describe('the paper that a reader practises on', () => {
  it('is set as papers are, in sizes that are no whole numbers and with bold heads, and is read as a contract', async () => {
    const reader = new PageReader({ ocrEngine: 'auto', maxPages: 5, maxPixels: 4_000_000 });
    const { pages } = await reader.readPdf(practicePaper());
    const [{ words, width, rules }] = pages;
    expect(words.filter(({ bold }) => bold).length).toBeGreaterThan(30);
    expect(words.every(({ fontSize }) => !Number.isInteger(fontSize))).toBe(true);
    expect(Number.isInteger(width)).toBe(false);
    expect(rules.length).toBeGreaterThan(3);
    const { fields } = readContract(pages);
    expect(Object.keys(fields).length).toBeGreaterThan(14);
    expect(fields.supplyPoints).toMatchObject([
      { mpanMprn: '2221000000000', dayUnitRate: 25.123, nightUnitRate: 15.456, standingCharge: 95 },
    ]);
  });
});
