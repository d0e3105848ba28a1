import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const bill = (head: string, small: string): string | undefined =>
  extractInvoices([
    printedPage(`${head}

From:          Sam Berry
Subject:       The latest invoice
Customer: Westbourne Golf Club Ltd
Invoice: WB-613810
Energy                1,000 kWh      25.50 p/kWh          £255.00

${small}`),
  ])[0].fields.supplierName;

describe('a supplier that stands in the small print only', () => {
  it.each([
    'Wren Power Ltd, 22 Bridge Street, Manchester M3 3BZ. Registered in England no. 12094471. VAT no. 331 8850 27.',
    'Wren Power Ltd | Company number 12094471 | VAT GB 331 8850 27',
    'Wren Power Ltd is registered in England, number 12094471. VAT registration 331 8850 27.',
    'Wren Power Ltd\nRegistered office: 22 Bridge Street, Manchester M3 3BZ\nVAT Reg. GB 331 8850 27',
  ])('is the company with a VAT number: %s', (small) => {
    expect(bill('FW: an invoice', small)).toBe('Wren Power Ltd');
  });

  it('has a name that begins as the large one at the head does', () => {
    expect(bill('# HARROWBY', 'Harrowby Trading Limited\nCo. Reg. 11840273 VAT Reg. GB 402 7715 38')).toBe(
      'Harrowby Trading Limited',
    );
  });

  it.each([
    'Westbourne Golf Club Ltd, company number 12094471, VAT no. 331 8850 27.',
    'Wren Energy Brokers Ltd, company number 12094471, VAT no. 331 8850 27.',
    'Harrowby Printers Ltd, company number 12094471, VAT no. 331 8850 27.',
    'Wren Power Ltd, Bridge Street, Manchester M3 3BZ.',
  ])('is none that is the customer, acts for others, is of no trade or has no number: %s', (small) => {
    expect(bill('FW: an invoice', small)).toBeUndefined();
  });
});
