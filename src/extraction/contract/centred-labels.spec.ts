import { extractContract } from '../contract.js';
import { drawPage } from '../testing/draw.js';

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
