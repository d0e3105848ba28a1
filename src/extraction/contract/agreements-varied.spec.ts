import { describe, expect, it } from '@jest/globals';
import { readDrawn as read } from '../testing/read.js';

const VARIED = (number: string, term: string) => `
# AGREEMENT TO VARY AND EXTEND

 (1) Hartwell Power Limited, whose registered office is at 4 Dock Street, Hull, HU1 2AB (the Supplier); and

 (2) Thornbury Ceramics Limited, to whom invoices are addressed at 9 Mill Lane, Leeds, LS1 4AP (the Customer).

 (A) The parties are bound by a contract for the supply of electricity to business premises bearing the
 ${number} (the Contract). The product under the Contract is Steady Plus, under which the charges are fixed
 until expiry.

 (B) The Contract was to have expired on 31 March 2027. The parties wish to extend it and to restate its charges.

 1. The Contract, as varied and restated, takes effect for the period starting on 1 April 2026 (the Variation
 Date) and now expires on 31 March 2030, ${term}. The former expiry date no longer applies.

 2. For every Supply Point the charges are those in the right-hand column. The column beside it shows the former
 ones for comparison only.

 3. The Customer shall pay by BACS transfer within 30 days; the earlier arrangement is cancelled.

 4. The Supplier may, on notice, amend the terms where it is reasonable; the Customer is entitled to terminate.

 5. Save as varied, the Contract continues in full force, and no party is liable for a breach before this date.

 Metering Point Administration Number  17 9899 2820 854

 Item                  Basis               Before the Variation Date          From the Variation Date
 Day energy            £ per kWh                           0.19531                           0.20881
 Night energy          £ per kWh                           0.13922                           0.14742
 Authorised capacity   kVA                                     510                               460
`;

describe('an agreement that varies another', () => {
  it.each([
    ['number HP-C-92276', 'HP-C-92276'],
    ['number HPL 2062/4442', 'HPL 2062/4442'],
    ['reference HP920417', 'HP920417'],
  ])('is the contract that it restates, with its "%s"', (number, contractNumber) => {
    expect(read(VARIED(number, 'that is after 48 months'))).toMatchObject({
      contractNumber,
      contractStartDate: '2026-04-01',
      contractEndDate: '2030-03-31',
      contractTermMonths: 48,
      paymentMethod: 'bacs',
      supplyPoints: [
        { tariffName: 'Steady Plus', dayUnitRate: 20.881, nightUnitRate: 14.742, maximumImportCapacity: 460 },
      ],
    });
  });

  it('takes no number of a meter for its own', () => {
    const { contractNumber } = read(`
 Customer         Thornbury Ceramics Limited
 MPAN             17 9899 2820 854

 This agreement is for the supply to the premises whose meter bears the number E14UP30021 and no other.
`);
    expect(contractNumber).toBeUndefined();
  });
});

it('takes the day from which a variation holds for no start, where the contract has one of its own', () => {
  const fields = read(`
Contract start date              1 April 2025 (unchanged)
Contract end date                31 March 2028 (unchanged)
This variation takes effect on   1 June 2026

1. VAT and the Climate Change Levy are payable in addition.
2. The aggregate volume tolerance of 15% is unchanged.

MPAN  17 9899 2820 854
`);
  expect(fields).toMatchObject({ contractStartDate: '2025-04-01', contractEndDate: '2028-03-31' });
  expect(fields.vatRate).toBeUndefined();
});
