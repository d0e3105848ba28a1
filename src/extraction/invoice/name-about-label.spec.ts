import type { Page } from '../page.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

/** A bill whose customer is printed in three lines, with the label beside the middle one and other labels beside others. */
function bill(label: { y: number; text: string }[]): Page {
  const page = printedPage('\n# Northgate Energy\n');
  const put = (text: string, x: number, y: number): Page['words'] =>
    text.split(' ').reduce<Page['words']>((words, word) => {
      const x0 = words.length > 0 ? words[words.length - 1].x1 + 3 : x;
      const box = { x0, x1: x0 + 5.5 * word.length, y0: y, y1: y + 11 };
      return [...words, { text: word, ...box, fontSize: 12, bold: false, confidence: 1 }];
    }, []);
  const value = ['Larkfield', 'Launderettes', 'Limited'].flatMap((line, i) => put(line, 182, 200 + 16.5 * i));
  const others = put('Fuel', 313, 195).concat(put('Electricity', 455, 195));
  return { ...page, words: [...page.words, ...value, ...others, ...label.flatMap(({ y, text }) => put(text, 39, y))] };
}

const customer = (...labels: { y: number; text: string }[]) => extractInvoices([bill(labels)])[0].fields.customerName;

it('takes all lines of a name whose label stands beside the middle one', () => {
  expect(customer({ y: 216.5, text: 'Account holder' })).toBe('Larkfield Launderettes Limited');
});

it('takes no line that has a label of its own', () => {
  expect(customer({ y: 200, text: 'Plan' }, { y: 216.5, text: 'Account holder' })).toBe('Launderettes Limited');
});
