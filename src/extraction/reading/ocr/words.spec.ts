import type { FittedWord } from './fit-letters.js';
import { pageWords } from './words.js';

/** Words of one line, each as wide as its letters, at a pitch of ten points. */
function line(text: string, number = 0): FittedWord[] {
  let x0 = 40;
  return text.split(' ').map((word) => {
    const x1 = x0 + 10 * word.length;
    const made = { text: word, x0, y0: 100, x1, y1: 114, confidence: 0.95, line: number, letters: [] };
    x0 = x1 + 10;
    return made;
  });
}

/** A letter in the page. */
const box = (x0: number) => ({ x0, y0: 100, x1: x0 + 8, y1: 114, count: 60, runs: [] });

const read = (text: string) => pageWords(line(text), 1, 2000).map((word) => word.text);

describe('words of a picture', () => {
  it('begin with the mark of a list where a letter alone stands before a capital', () => {
    expect(read('e Contract reference')).toEqual(['•', 'Contract', 'reference']);
    expect(read('o Term: two years')[0]).toBe('•');
    expect(read('a Contract')[0]).toBe('a');
    expect(read('e mail')[0]).toBe('e');
  });

  it('leave out bars between two things, and keep strokes', () => {
    expect(read('MPAN / MPRN')).toEqual(['MPAN', '/', 'MPRN']);
    expect(read('Help | Log out')).toEqual(['Help', 'Log', 'out']);
  });

  it('keep a sign of equality that is known by its form, however surely it was read', () => {
    const [letter, sign, meaning] = line('A = actual');
    const dash = (x0: number, y0: number) => ({ x0, y0, x1: x0 + 8, y1: y0 + 2, count: 16, runs: [] });
    const texts = (letters: FittedWord['letters']) =>
      pageWords([letter, { ...sign, confidence: 0.4, letters }, meaning], 1, 2000).map(({ text }) => text);
    expect(texts([dash(60, 104), dash(61, 108)])).toEqual(['A', '=', 'actual']);
    expect(texts([dash(60, 104), dash(66, 108)])).toEqual(['A', 'actual']);
    expect(texts([dash(60, 104)])).toEqual(['A', 'actual']);
    expect(read('A = actual')).toEqual(['A', '=', 'actual']);
  });

  it('are cubic metres where a small raised 3 stands behind the metres, as a line of its own', () => {
    const [metres, three, factor] = line('m 3 factor');
    const raised = { ...three, x0: metres.x1 + 2, x1: metres.x1 + 8, line: 1 };
    const texts = (up: number) =>
      pageWords([metres, { ...raised, y0: raised.y0 - up, y1: raised.y1 - up }, factor], 1, 2000).map(
        ({ text }) => text,
      );
    expect(texts(8).sort()).toEqual(['factor', 'm³']);
    expect(texts(0).sort()).toEqual(['3', 'factor', 'm']);
    expect(texts(30).sort()).toEqual(['3', 'factor', 'm']);
  });

  it('begin with a letter where a sign that nobody prints there was read', () => {
    expect(read('$59M391072')).toEqual(['S59M391072']);
    expect(read('£59.00')).toEqual(['£59.00']);
  });

  it('end the name of a company with its legal form', () => {
    expect(read('Chiltern Power ple').at(-1)).toBe('plc');
    expect(read('Redgate Engineering Group Lid.').at(-1)).toBe('Ltd.');
    expect(read('Acme Foods Limiled').at(-1)).toBe('Limited');
    expect(read('a pic of it')[1]).toBe('pic');
    expect(read('Terms Limited').at(-1)).toBe('Limited');
  });

  it('have dashes, which are thin, between them', () => {
    const [from, dash, to] = line('2026 – 2027');
    const thin = { ...dash, y0: 108, y1: 109 };
    expect(pageWords([from, thin, to], 1, 2000).map(({ text }) => text)).toEqual(['2026', '–', '2027']);
    expect(pageWords([from, { ...thin, text: '.' }, to], 1, 2000)).toHaveLength(2);
  });

  it('leave out the edge of the sheet', () => {
    const [word, bar] = line('Term: I');
    const read = (width: number) => pageWords([word, bar], 1, width).map(({ text }) => text);
    expect(read(bar.x1 + 1)).toEqual(['Term:']);
    expect(read(2000)).toEqual(['Term:', 'I']);
  });

  it('have a letter once that was read as a large and a small one', () => {
    const [band] = line('Cc');
    const letter = { x0: 40, y0: 100, x1: 52, y1: 114, count: 60, runs: [] };
    expect(pageWords([{ ...band, letters: [letter] }], 1, 2000)[0].text).toBe('C');
    expect(pageWords([{ ...band, letters: [letter, letter] }], 1, 2000)[0].text).toBe('Cc');
  });

  it('are no smaller for the comma in them', () => {
    const [one, other] = line('82070 82,070');
    const [plain, parted] = pageWords([one, { ...other, y1: one.y1 + 0.12 * (14 / 0.72), line: 1 }], 1, 2000);
    expect(parted.fontSize).toBeCloseTo(plain.fontSize, 5);
    expect(parted.y0).toBeCloseTo(plain.y0, 5);
  });

  it('are no larger for the dot of an i, where it was seen and where it was not', () => {
    const [word] = line('price');
    const letter = (y0: number) => ({ x0: 40, y0, x1: 52, y1: 114, count: 60, runs: [] });
    const sizeOf = (top: number) => pageWords([{ ...word, y0: top, letters: [letter(103)] }], 1, 2000)[0].fontSize;
    expect(sizeOf(100)).toBeCloseTo(14 / 0.92, 5);
    expect(sizeOf(103)).toBeCloseTo(11 / 0.73, 5);
  });

  it('are no larger for the dot of an i that touches its letter', () => {
    const [word] = line('price');
    const letters = [102, 102, 100, 102, 102].map((y0, i) => ({ ...box(40 + 10 * i), y0, y1: i === 0 ? 114 : 112 }));
    expect(pageWords([{ ...word, letters }], 1, 2000)[0].fontSize).toBeCloseTo(14 / 0.92, 5);
  });

  it('are no smaller for a stroke that stands on their line', () => {
    const [word] = line('£/month');
    const sizeOf = (foot: number) => {
      const letters = Array.from(word.text, (mark, i) => ({ ...box(40 + 10 * i), y1: mark === '/' ? foot : 112 }));
      return pageWords([{ ...word, y1: Math.max(foot, 112), letters }], 1, 2000)[0].fontSize;
    };
    expect(sizeOf(112)).toBeCloseTo(12 / 0.72, 5);
    expect(sizeOf(115)).toBeCloseTo(15 / 0.92, 5);
  });

  it('are no larger for brackets, which hang below their line however little of them is seen', () => {
    const [word] = line('(a)');
    const letters = [112, 111, 112].map((y1, i) => ({ ...box(40 + 10 * i), y1 }));
    expect(pageWords([{ ...word, letters }], 1, 2000)[0].fontSize).toBeCloseTo(14 / 0.92, 5);
  });

  it('keep the sign of a unit that is read less surely than a mark has to be', () => {
    const [sign, mark, word] = line('(£ : per').map((each) => ({ ...each, confidence: 0.6 }));
    expect(pageWords([sign, mark, word], 1, 2000).map(({ text }) => text)).toEqual(['(£', 'per']);
  });

  it('are units where the stroke between them was misread', () => {
    expect(read('24.118 plkWh')).toEqual(['24.118', 'p/kWh']);
    expect(read('(E per month)').join(' ')).toBe('(£ per month)');
    expect(read('Site E per month').join(' ')).toBe('Site £ per month');
    expect(read('Site E, per month').join(' ')).toBe('Site E, per month');
  });
});
