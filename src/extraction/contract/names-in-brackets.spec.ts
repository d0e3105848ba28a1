import { readDrawn as read } from '../testing/read.js';

describe('names with a bracket in them', () => {
  it('reads them up to their legal form behind a label and in a sentence', () => {
    const { customerName, supplierName } = read(`
Customer: Dale Motors (Hexham) Ltd
MPAN 16 8765 4321 015

This agreement is made between Tarnbrook Energy (Northern) Limited and Dale Motors (Hexham) Ltd for the supply above.
`);
    expect({ customerName, supplierName }).toEqual({
      customerName: 'Dale Motors (Hexham) Ltd',
      supplierName: 'Tarnbrook Energy (Northern) Limited',
    });
  });

  it('reads names that narrow cells break before their last words', () => {
    const { customerName, supplierName, supplyPoints } = read(`
| Customer         | Supplier          | Broker           |
| Holm & Daughters | Tarnbrook Energy  | Redfern Energy   |
| (Hexham) Ltd     | (North East) Ltd  | Consultants LLP  |

MPAN 16 8765 4321 015
`);
    expect({ customerName, supplierName }).toEqual({
      customerName: 'Holm & Daughters (Hexham) Ltd',
      supplierName: 'Tarnbrook Energy (North East) Ltd',
    });
    expect(supplyPoints).toMatchObject([{ brokerName: 'Redfern Energy Consultants LLP' }]);
  });

  it('ends a name at its legal form where the next line begins with a label and its figure', () => {
    const { supplierName, supplyPoints } = read(`
Supplier: Tarnbrook Energy Limited
Supply number 16 8765 4321 015
`);
    expect(supplierName).toBe('Tarnbrook Energy Limited');
    expect(supplyPoints).toMatchObject([{ mpanMprn: '1687654321015' }]);
  });

  it('gives the VAT of a single supply in a list of charges to the contract', () => {
    const { vatRate, supplyPoints } = read(`
MPAN                 16 8765 4321 015

Standing charge      61.40 pence per day       Fixed to 28 February 2029
Unit rate            24.310 pence per kWh      Fixed to 28 February 2029
CCL                  0.775 pence per kWh       Reviewed each April
VAT                  20%                       As the law stands
`);
    expect(vatRate).toBe(20);
    expect(supplyPoints[0].vatRate).toBeUndefined();
  });
});
