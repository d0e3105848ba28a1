import type { Word } from '../page.js';
import { extractContract } from '../testing/read.js';

/** In points: the width of a letter, the space between words, and that behind a label. */
const LETTER = 4.5;
const SPACE = 2.5;

/** A page with a line for each label and its value, which so wide a space parts. */
const readSpaced = (lines: readonly [string, string][], behind: number) => {
  const words: Word[] = [];
  lines.forEach(([label, value], line) => {
    const labels = label.split(' ').length;
    let x0 = 50;
    [...label.split(' '), ...value.split(' ')].forEach((text, i) => {
      x0 += i === 0 ? 0 : i === labels ? behind : SPACE;
      const x1 = x0 + LETTER * text.length;
      words.push({ text, x0, x1, y0: 60 + 18 * line, y1: 69 + 18 * line, confidence: 1, fontSize: 9 });
      x0 = x1;
    });
  });
  const page = { number: 1, width: 595, height: 842, source: 'text' as const, words, rules: [], tickBoxes: [] };
  return extractContract([page]).fields;
};

const LINES: [string, string][] = [
  ['Supplier', 'Ecotricity Limited'],
  ['Customer', 'Thornbury Ceramics Limited'],
  ['Send bills to', '11 Quay Side, Hull, HU1 1NQ'],
  ['Plan', 'Steady Kiln Power (fixed)'],
  ['Micro business', 'No'],
  ['MPAN', '1357259348550'],
];

it('parts labels from values where the space behind them is a little wider than those between words', () => {
  expect(readSpaced(LINES, 2 * SPACE)).toMatchObject({
    customerName: 'Thornbury Ceramics Limited',
    billingAddress: '11 Quay Side, Hull, HU1 1NQ',
    isMicroBusiness: false,
    supplyPoints: [{ mpanMprn: '1357259348550', tariffName: 'Steady Kiln Power' }],
  });
});

it('takes the words of sentences for no labels, however wide one of their spaces is', () => {
  const { supplyPoints } = readSpaced(
    [
      ['Customer', 'service is open until six'],
      ['Plan', 'changes are told by post'],
      ['MPAN', '1357259348550'],
    ],
    2 * SPACE,
  );
  expect(supplyPoints[0]).not.toHaveProperty('tariffName');
});
