import { drawPage } from '../testing/draw.js';
import { compileLexicon, headingsOver, layOut } from './index.js';

/** The heading nearest over a text, on a page with some words in bold type. */
function headingOver(text: string, drawing: string, bold: readonly string[]): string | undefined {
  const page = drawPage(drawing);
  const words = page.words.map((word) => ({ ...word, bold: bold.includes(word.text) }));
  const { blocks } = layOut([{ ...page, words }], compileLexicon({ meter: ['The meter'], payment: ['Payment by'] }));
  return headingsOver(blocks.find((block) => block.text.includes(text))!)[0]?.text;
}

it('takes a title that is a label by its words for one, as the title beside it', () => {
  const drawing = `
Is this more than last year?

The meter                               The money
On 1 January          09931             Gas                     £605.41
On 31 January         10644             Fixed charge             £21.50`;
  const bold = ['Is', 'this', 'more', 'than', 'last', 'year?', 'The', 'meter', 'money'];
  expect(headingOver('10644', drawing, bold)).toBe('The meter');
  expect(headingOver('605.41', drawing, bold)).toBe('The money');
});

it('takes no label beside its value for a title where a form is all bold', () => {
  const drawing = `
How you pay

Payment by         Direct Debit
Sent by            First Class Post
We collect         in the second week of the month`;
  const bold = ['How', 'you', 'pay', 'Payment', 'by', 'Direct', 'Debit', 'Sent', 'First', 'Class', 'Post'];
  expect(headingOver('in the second', drawing, bold)).not.toBe('Payment by');
});
