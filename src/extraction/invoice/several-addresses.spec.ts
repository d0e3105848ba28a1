import type { Page, Word } from '../page.js';
import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const printed = (drawing: string, likeName: (word: Word) => Partial<Word> = () => ({})): Page => {
  const page = printedPage(drawing);
  return { ...page, words: page.words.map((word) => ({ ...word, ...likeName(word) })) };
};
const read = (page: Page) => extractInvoices([page])[0].fields;

describe('the customer of a bill with several addresses', () => {
  it('is no house under the name of the supplier', () => {
    const page = printed(
      `
                                                  Northgate Energy
                                                  Kestrel Point
                                                  Heap Lane
Larkfield Nurseries                               Bury
9 Priory Road                                     Lancashire
London                                            BL9 7JR
N17 3JH

Invoice number   INV-44120`,
      ({ text, y1 }) => (/Northgate|Energy/.test(text) ? { fontSize: 14, y0: y1 - 14, bold: true } : {}),
    );
    expect(read(page).customerName).toBe('Larkfield Nurseries');
  });

  it('is no line of small print that a postcode stands in', () => {
    const page = printed(`
# Northgate Energy

About you                           New charges     £120.00
Larkfield Boat Builders             Previous         £10.00
Unit 4                              To pay          £130.00
Eastgate Business Centre            Pay by 17 Apr 2025.
Perth
PH2 8LY                             Northgate Energy, of Ridge House,
                                    Castle Gardens, Worthing, BN11 1RY. Company
                                    number 03213983.`);
    expect(read(page).customerName).toBe('Larkfield Boat Builders');
  });

  it('is the other company where the whole name of the supplier stands in its small print', () => {
    const page = printed(`
# Northgate Power

Invoice number   INV-44120
For              Larkfield Court Management Company Limited, 131 Tannery Road, Kettering, NN16 1XJ

Northgate Power Trading Limited, 07492086, Kestrel House, 7 Moor Street, Halifax, HX1 5PL.`);
    expect(read(page).customerName).toBe('Larkfield Court Management Company Limited');
  });

  it('is not whose premises are supplied', () => {
    const page = printed(`
# Northgate Power

To:                                               For supply to:
Larkfield Partnership                             Kestrel House
11 High Street                                    Bridge End
Plymouth                                          Worksop
PL1 5UQ                                           S80 3UF

Invoice number   INV-44120`);
    expect(read(page)).toMatchObject({
      customerName: 'Larkfield Partnership',
      siteAddress: 'Kestrel House, Bridge End, Worksop, S80 3UF',
    });
  });
});
