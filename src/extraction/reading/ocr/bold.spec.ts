import { type StrokedWord, withBold } from './bold.js';

const SIZE = 10;

/** A line of words side by side, 6 points to a letter; `strokes` for each word, in shares of a usual one. */
function line(text: string, y0: number, strokes: number[], x0 = 40): StrokedWord[] {
  let x = x0;
  return text.split(' ').map((each, i) => {
    const word = { text: each, x0: x, y0, x1: x + 6 * each.length, y1: y0 + SIZE, confidence: 0.95, fontSize: SIZE };
    x = word.x1 + 4;
    return { ...word, stroke: 0.9 * (strokes[i] ?? strokes[0]) };
  });
}

const body = [
  'The prices in this letter stay as they',
  'are until the end of the contract unless',
  'the law makes us change what we charge',
];
const PAGE = body.map((text, i) => line(text, 500 + 14 * i, [1]));
const boldOf = (...lines: StrokedWord[][]): string =>
  withBold([...lines, ...PAGE])
    .filter(({ bold }) => bold)
    .map(({ text }) => text)
    .join(' ');

describe('words of a picture with wide strokes', () => {
  it('are bold, with what they stand with', () => {
    expect(boldOf(line('Market Hall', 100, [1.38, 1.2]), line('131 Sandpit Road', 114, [1]))).toBe('Market Hall');
  });

  it('are no bolder for one wide word among others', () => {
    expect(boldOf(line('the whole of your bill each month', 100, [1, 1.4, 1]))).toBe('');
    expect(boldOf(line('Total: one hundred', 100, [1.6, 1, 1]))).toBe('Total:');
  });

  it('must be wider where they are figures', () => {
    expect(boldOf(line('30/09/29', 100, [1.35]))).toBe('');
    expect(boldOf(line('30/09/29', 100, [1.45]))).toBe('30/09/29');
  });

  it('are all bold in the lines of one text', () => {
    const text = [
      line('Hawthorn Business Village', 100, [1.34]),
      line('Unit 9', 114, [1.28]),
      line('Cardiff', 128, [1.23]),
    ];
    expect(boldOf(...text)).toBe('Hawthorn Business Village Unit 9 Cardiff');
  });

  it('are bold up to where their line goes on in other type', () => {
    expect(
      boldOf(line('Chiltern Power (Trading) Limited - yearly price offer', 100, [1.5, 1.5, 1.3, 1.4, 1, 0.9, 1, 0.9])),
    ).toBe('Chiltern Power (Trading) Limited');
  });

  it('are told by the gap between them and the rest where they are but a little wider', () => {
    const labels = ['Cwsmer', 'Cyfeiriad', 'Dyddiad', 'Contract'];
    const plain = line('The prices stay as they are', 300, [1.07]);
    expect(boldOf(...labels.map((text, i) => line(text, 100 + 28 * i, [1.2 + 0.01 * i])), plain)).toBe(
      labels.join(' '),
    );
    expect(boldOf(line('Cwsmer', 100, [1.2]), plain)).toBe('');
  });

  it('are not told by a single letter in a line', () => {
    expect(boldOf(line('unless a previous supplier objects', 100, [1, 1.8, 1]))).toBe('');
  });

  it('are not told on a page of a few words', () => {
    expect(withBold([line('Market Hall', 100, [1.5, 1])]).some(({ bold }) => bold)).toBe(false);
  });

  it('are the heads of a table with the short ones between them, where nearly all are wide', () => {
    const heads = [
      line('Site', 100, [1.2]),
      line('Meter serial', 100, [1.4], 100),
      line('Standing charge', 100, [1.4], 220),
      line('all-in', 100, [1], 400),
    ];
    expect(boldOf(...heads)).toBe('Site Meter serial Standing charge all-in');
    expect(boldOf(heads[0], heads[1], heads[3])).toBe('Meter serial');
    expect(boldOf(...heads, line('22.178 15.604', 100, [1], 480))).not.toContain('22.178');
  });
});
