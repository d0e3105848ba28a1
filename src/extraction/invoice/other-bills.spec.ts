import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) => extractInvoices([printedPage(drawing)])[0].fields;

describe('columns of other bills', () => {
  it('give nothing beside that of this one, in rows that begin with their names', () => {
    expect(
      read(`
# Northgate Power Limited

                                   This bill         Last bill     Same month last year
From                              01/06/2026        01/05/2026              01/06/2025
To                                30/06/2026        31/05/2026              30/06/2025
Day kWh                                3,000             2,500                    2,000
Night kWh                              1,000             1,200                      900
Day p/kWh                              25.00             25.00                    20.00
Night p/kWh                            15.00             15.00                    12.00
Day charge £                          750.00            625.00                   400.00
Night charge £                        150.00            180.00                   108.00
Standing charge p/day                  90.00             90.00                    80.00
Standing charge £                      27.00             27.90                    24.80
Net £                                 927.00            832.90                   532.80
VAT £ (20%)                           185.40            166.58                   106.56
Bill £                              1,112.40            999.48                   639.36`),
    ).toMatchObject({
      dayConsumption: 3000,
      nightConsumption: 1000,
      dayUnitRate: 25,
      nightUnitRate: 15,
      standingCharge: 90,
      totalStandingCharge: 27,
      amountDueNetOfVat: 927,
      vat: 185.4,
      totalAmount: 1112.4,
    });
  });

  it('are known beside the name of the charges and by how much they changed', () => {
    expect(
      read(`
# Northgate Gas Limited

Charges                                    This invoice     Prior invoice     Change %
Gas at 8.00 p/kWh                               £240.00           £280.00          -14
Standing charge 30 days at 50.00 p               £15.00            £15.50           -3
Total before VAT                                £255.00           £295.50          -14
VAT 20%                                          £51.00            £59.10          -14
Total                                           £306.00           £354.60          -14`),
    ).toMatchObject({ totalUnitCharge: 240, amountDueNetOfVat: 255, vat: 51, totalAmount: 306 });
  });
});
