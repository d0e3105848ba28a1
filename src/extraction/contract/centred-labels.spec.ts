import { drawPage } from '../testing/draw.js';
import { extractContract } from '../testing/read.js';

/** A form with each label in the middle of its row: those of rows of two and four lines stand half a line higher than drawn. */
const FORM = `
                         Northwick Energy Ltd
                         Amber House
Offer accepted from      Leeds
                         LS1 4AB

Customer                 Hale Joinery Limited

                         83 Windmill Row
                         Derby
Address for bills        Derbyshire
                         DE1 2AB

                         Business Steady 2: unit rates and standing charges fixed for the whole of the
Product                  term, with no charge passed through to the customer on any bill that we send

From / to                1 November 2026 / 31 October 2028

VAT                      added at 20%
`;
const HALF = 6;

it('pairs labels in the middle of their rows with values of several lines, running text among them', () => {
  const page = drawPage(FORM);
  const centred = page.words.filter(({ text }) => ['Address', 'Product', 'Offer'].includes(text)).map(({ y0 }) => y0);
  const words = page.words.map((word) =>
    word.x0 < 150 && centred.includes(word.y0) ? { ...word, y0: word.y0 - HALF, y1: word.y1 - HALF } : word,
  );
  expect(extractContract([{ ...page, words }]).fields).toMatchObject({
    supplierName: 'Northwick Energy Ltd',
    customerName: 'Hale Joinery Limited',
    billingAddress: '83 Windmill Row, Derby, Derbyshire, DE1 2AB',
    contractStartDate: '2026-11-01',
    contractEndDate: '2028-10-31',
    isFixedContract: true,
  });
});

/** Labels of two lines with a value of one line at their middle, and answers in sentences: those values stand half a line lower than drawn. */
const RULED = `
Client                          Marsh Lane Bakery Ltd

Order reference                 HGX/4471/27

Use in a year, as measured up   31,940 kWh
to last month

Plan                            Harbour Tracker

How the price is set            The price of a unit follows the wholesale market and is set
                                anew at the start of each month

First unit price, all through   26.15 p/kWh
the first month

Starts                          01/11/2027

Paid with                       Credit card, kept on file and charged on the 5th of every
                                month, or the next working day

VAT                             20%
`;

it('keeps the labels of two lines with their values, where answers in sentences stand in the same column', () => {
  const page = drawPage(RULED);
  const lineOf = (text: string): number => page.words.find((word) => word.text === text)!.y0;
  const values = ['31,940', '26.15'].map(lineOf);
  const labels = ['How', 'Paid'].map(lineOf);
  const words = page.words.map((word) => {
    const down = (word.x0 > 190 ? values : labels).includes(word.y0) ? HALF : 0;
    return { ...word, y0: word.y0 + down, y1: word.y1 + down };
  });
  expect(extractContract([{ ...page, words }]).fields).toMatchObject({
    customerName: 'Marsh Lane Bakery Ltd',
    contractNumber: 'HGX/4471/27',
    contractStartDate: '2027-11-01',
    paymentMethod: 'card',
    vatRate: 20,
  });
});
