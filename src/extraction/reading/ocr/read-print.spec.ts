import { FlatPage } from '../image/flat-page.js';
import { scaling } from '../image/projection.js';
import { newRaster, type Raster } from '../image/raster.js';
import { Ground, PAPER } from '../image/shading.js';
import type { OcrWord } from './engine.js';
import { readPrint } from './read-print.js';

const LETTER = { width: 9, height: 14, apart: 13 };
const PITCH = 40;
/** Letters on each line: the first few lines are as long as all of the others. */
const LINES = [40, 40, 40, 40, 10, 9, 10, 8, 10, 12, 10, 8, 12, 10, 11, 10, 12, 8, 10, 10];
const isDark = (value: number) => value < 128;

function printedPage(): FlatPage {
  const raster = newRaster(700, PITCH * (LINES.length + 1));
  raster.data.fill(250);
  LINES.forEach((letters, line) => {
    for (let letter = 0; letter < letters; letter++) {
      for (let y = 0; y < LETTER.height; y++) {
        const at = (PITCH * (line + 1) + y) * raster.width + 30 + letter * LETTER.apart;
        raster.data.fill(0, at, at + LETTER.width);
      }
    }
  });
  return new FlatPage(raster, 1, raster, scaling(1), new Ground(raster));
}

/** Sees one word in each row of ink. */
class RowReader {
  readonly name = 'tesseract';
  readonly pictures: Raster[] = [];

  async recognise(picture: Raster): Promise<OcrWord[]> {
    this.pictures.push(picture);
    const words: OcrWord[] = [];
    let word: OcrWord | undefined;
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(y * picture.width, (y + 1) * picture.width);
      const [x0, x1] = [row.findIndex(isDark), row.findLastIndex(isDark) + 1];
      if (x1 === 0) word = undefined;
      else if (word) word.y1 = y + 1;
      else words.push((word = { text: 'word', x0, y0: y, x1, y1: y + 1, confidence: 0.99, line: words.length }));
    }
    return words;
  }

  async close(): Promise<void> {}
}

const inkOf = ({ data }: Raster) => data.filter(isDark).length;

describe('a page that may keep two processors busy', () => {
  it('is read in two parts that take as long as each other, and gives the same words in the same places', async () => {
    const [alone, shared] = [new RowReader(), new RowReader()];
    const whole = await readPrint(printedPage(), alone, 1);
    const parted = await readPrint(printedPage(), shared, 2);
    expect(whole.map(({ line }) => line)).toEqual(LINES.map((_, line) => line));
    expect(parted).toEqual(whole);
    expect(alone.pictures).toHaveLength(1);
    expect(shared.pictures).toHaveLength(2);
    const [first, second] = shared.pictures.map(inkOf);
    expect(first / second).toBeGreaterThan(0.8);
    expect(first / second).toBeLessThan(1.25);
  });

  it('is read in one where it has but a few lines', async () => {
    const engine = new RowReader();
    const page = printedPage();
    page.wipe(10 * PITCH * page.raster.width, page.raster.data.length);
    expect(await readPrint(page, engine, 2)).toHaveLength(9);
    expect(engine.pictures).toHaveLength(1);
  });
});

describe('a letter that was passed over', () => {
  /** Sees one word in each row, and in a whole line none of its last letter. */
  class ForgetfulReader extends RowReader {
    override async recognise(picture: Raster): Promise<OcrWord[]> {
      const isFirst = this.pictures.length === 0;
      const words = await super.recognise(picture);
      return words.map((word) => (isFirst ? { ...word, x1: word.x1 - 15 } : { ...word, text: '1' }));
    }
  }
  const wordsOf = async (width: number) => {
    const page = printedPage();
    const { raster } = page;
    page.wipe(2 * PITCH * raster.width, raster.data.length);
    for (let y = PITCH; y < PITCH + LETTER.height; y++)
      page.wipe(y * raster.width + 30 + 8 * LETTER.apart + width, (y + 1) * raster.width);
    return (await readPrint(page, new ForgetfulReader(), 1)).map(({ text }) => text);
  };

  it('is read by itself where it is as wide as a figure 1, and not where it may be a piece of a drawn line', async () => {
    expect(await wordsOf(5)).toEqual(['word', '1']);
    expect(await wordsOf(3)).toEqual(['word']);
  });
});

describe('a page of very many lines', () => {
  it('is read in pictures no taller than tesseract takes', async () => {
    const lines = 900;
    const raster = newRaster(200, 36 * (lines + 1));
    raster.data.fill(250);
    for (let line = 1; line <= lines; line++)
      for (let y = 0; y < LETTER.height; y++)
        for (let letter = 0; letter < 6; letter++) {
          const at = (36 * line + y) * raster.width + 30 + letter * LETTER.apart;
          raster.data.fill(0, at, at + LETTER.width);
        }
    const engine = new RowReader();
    const words = await readPrint(new FlatPage(raster, 1, raster, scaling(1), new Ground(raster)), engine, 1);
    expect(words.map(({ line }) => line)).toEqual(Array.from({ length: lines }, (_, line) => line));
    expect(words.every(({ y0, line }) => Math.abs(y0 - 36 * (line + 1)) < 3)).toBe(true);
    expect(Math.max(...engine.pictures.map(({ height }) => height))).toBeLessThan(32_768);
  });
});

describe('a doubtful word', () => {
  /** Sees words where the light between letters is wide, and is not sure of the second of each line. */
  class WordReader extends RowReader {
    override async recognise(picture: Raster): Promise<OcrWord[]> {
      const rows = await super.recognise(picture);
      return rows.flatMap((row) => {
        const words: OcrWord[] = [];
        let light = Infinity;
        for (let x = row.x0; x < row.x1; x++) {
          const at = Math.floor((row.y0 + row.y1) / 2) * picture.width + x;
          if (!isDark(picture.data[at])) light++;
          else {
            if (light > 8) words.push({ ...row, x0: x, x1: x });
            words[words.length - 1].x1 = x + 1;
            light = 0;
          }
        }
        return words.map((word, i) => ({ ...word, confidence: i === 1 ? 0.5 : 0.99 }));
      });
    }
  }

  it('is read again without the letters beside it', async () => {
    const engine = new WordReader();
    const page = printedPage();
    // only the first line stays, with blanks so narrow that its words are drawn close to each other
    page.wipe(2 * PITCH * page.raster.width, page.raster.data.length);
    const blank = (letter: number) => 30 + letter * LETTER.apart;
    for (const letter of [3, 6]) {
      for (let y = PITCH; y < PITCH + LETTER.height; y++) {
        page.wipe(y * page.raster.width + blank(letter) + LETTER.width - 1, y * page.raster.width + blank(letter + 1));
      }
    }
    await readPrint(page, engine, 1);
    const [, second] = engine.pictures;
    const row = second.data.subarray(
      Math.floor(second.height / 2) * second.width,
      (Math.floor(second.height / 2) + 1) * second.width,
    );
    const strokes = row.filter((value, x) => isDark(value) && !isDark(row[x - 1] ?? PAPER)).length;
    expect(strokes).toBe(3);
  });

  it('whose place was told too narrow is not read twice', async () => {
    class NarrowReader extends RowReader {
      override async recognise(picture: Raster): Promise<OcrWord[]> {
        const words = await super.recognise(picture);
        const isFirst = this.pictures.length === 1;
        return words.map((word) =>
          isFirst ? { ...word, text: '55301,88210', x1: (word.x0 + word.x1) / 2 } : { ...word, text: ',88210' },
        );
      }
    }
    const page = printedPage();
    page.wipe(2 * PITCH * page.raster.width, page.raster.data.length);
    expect((await readPrint(page, new NarrowReader(), 1)).map(({ text }) => text)).toEqual(['55301,88210']);
  });

  it('of which the first letter was left out is not read twice', async () => {
    class LateReader extends RowReader {
      override async recognise(picture: Raster): Promise<OcrWord[]> {
        const words = await super.recognise(picture);
        const isFirst = this.pictures.length === 1;
        return words.map((word) =>
          isFirst ? { ...word, text: '1DWXYZABCD', x0: word.x0 + 0.1 * (word.x1 - word.x0) } : { ...word, text: '1' },
        );
      }
    }
    const page = printedPage();
    page.wipe(0, 5 * PITCH * page.raster.width - PITCH / 2);
    page.wipe(6 * PITCH * page.raster.width - PITCH / 2, page.raster.data.length);
    expect((await readPrint(page, new LateReader(), 1)).map(({ text }) => text)).toEqual(['1DWXYZABCD']);
  });

  it('with a sign before a figure that nobody prints there is what it is read as by itself', async () => {
    class SignReader extends RowReader {
      override async recognise(picture: Raster): Promise<OcrWord[]> {
        const words = await super.recognise(picture);
        const [text, confidence] = this.pictures.length === 1 ? ['$32,773', 0.95] : ['532,773', 0.6];
        return words.map((word) => ({ ...word, text, confidence }));
      }
    }
    const page = printedPage();
    page.wipe(2 * PITCH * page.raster.width, page.raster.data.length);
    expect((await readPrint(page, new SignReader(), 1)).map(({ text }) => text)).toEqual(['532,773']);
  });
});
