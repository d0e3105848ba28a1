import type { Page, Word } from '../page.js';
import { withoutBoxNumbers } from './box-numbers.js';

const word = (text: string, x0: number, y0: number, fontSize = 10): Word => ({
  text,
  x0,
  y0,
  x1: x0 + text.length * fontSize * 0.5,
  y1: y0 + fontSize,
  confidence: 1,
  fontSize,
});
const page = (words: Word[]): Page => ({
  number: 1,
  width: 595,
  height: 842,
  source: 'text',
  words,
  rules: [],
  tickBoxes: [],
});
const numbers = (count: number, skip?: number): Word[] =>
  Array.from({ length: count }, (_, i) => i + 1)
    .filter((n) => n !== skip)
    .map((n) => word(String(n), n % 2 === 1 ? 200 : 400, 40 * Math.ceil(n / 2), 7));
const values = [word('31', 100, 100), word('Days', 100, 88)];

const left = (words: Word[]): string[] => withoutBoxNumbers([page(words)])[0].words.map(({ text }) => text);

it('drops the numbers of the boxes of a form and keeps its values', () => {
  expect(left([...numbers(12), ...values])).toEqual(['31', 'Days']);
});

it('drops them before the labels of the boxes', () => {
  const labelled = numbers(12).flatMap((number) => [number, word('Label', number.x1 + 2, number.y0, 7)]);
  expect(new Set(left([...labelled, ...values]))).toEqual(new Set(['Label', '31', 'Days']));
});

it('keeps numbers that end a text', () => {
  const ending = numbers(12).flatMap((number) => [number, word('Unit', number.x0 - 16, number.y0, 7)]);
  expect(left([...ending, ...values])).toHaveLength(26);
});

it('keeps numbers that do not count on, or are few', () => {
  expect(left([...numbers(12, 5), ...values])).toHaveLength(13);
  expect(left([...numbers(4), ...values])).toHaveLength(6);
});

it('keeps the numbers of the rows of a table under their head', () => {
  const rows = Array.from({ length: 10 }, (_, i) => [
    word(String(i + 1), 60, 100 + 15 * i),
    word(`24.11${i}`, 200, 100 + 15 * i),
  ]).flat();
  expect(left([word('Ref', 60, 80), word('Rate', 200, 80), ...rows])).toHaveLength(22);
});

it('keeps the numbers of the rows of a table that have no head', () => {
  const rows = Array.from({ length: 10 }, (_, i) => [
    word(String(i + 1), 40, 100 + 15 * i),
    word(`47${i}0925104`, 60, 100 + 15 * i),
    word(`E6S${i}41`, 160, 100 + 15 * i),
    word(`${i}1,204`, 300, 100 + 15 * i),
  ]).flat();
  expect(left([word('MPRN', 60, 80), word('Meter', 160, 80), ...rows])).toHaveLength(42);
});

it('drops the numbers of boxes under each other, each before a label and its value', () => {
  const boxes = Array.from({ length: 10 }, (_, i) => [
    word(String(i + 1), 40, 100 + 15 * i, 7),
    word(`Label${'x'.repeat(i % 3)}`, 60, 100 + 15 * i),
    word(`Value`, 300, 100 + 15 * i),
  ]).flat();
  expect(left(boxes)).toHaveLength(20);
});

it('drops the numbers of small boxes and of the large ones under them, each in its type', () => {
  const small = numbers(8).flatMap((number) => [number, word('Label', number.x1 + 2, number.y0, 7)]);
  const large = Array.from({ length: 4 }, (_, i) => [
    word(String(i + 9), 40, 300 + 15 * i),
    word('Sum', 60, 300 + 15 * i),
  ]).flat();
  const formula = [word('9', 200, 345), word('+', 210, 345), word('10', 220, 345)];
  expect(left([...small, ...large, ...formula]).filter((text) => /\d/.test(text))).toEqual(['9', '10']);
});
