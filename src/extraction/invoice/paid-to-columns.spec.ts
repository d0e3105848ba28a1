import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

it('reads the rows of charges whole where columns of words stand behind their names', () => {
  const [{ fields }] = extractInvoices([
    printedPage(`
# Northgate Energy Limited

Invoice number      INV-44120

Charge                   Goes to           Basis                Quantity Unit            Pence        GBP
Electricity              Supplier          metered               182,310 kWh            14.2075    25,901.69
Use of system, red       Network           metered                17,204 kWh            11.3020     1,944.40
Use of system, amber     Network           metered                70,455 kWh             0.4120       290.27
Use of system, green     Network           metered                94,651 kWh             0.0710        67.20
BSUoS                    System operator   losses                195,072 kWh             1.3010     2,537.89
Renewables Obligation    Regulator         metered               182,310 kWh             2.6120     4,761.94
Standing charge          Supplier          site                       31 days            182.50        56.58
Climate Change Levy      Government        metered               182,310 kWh             0.8010     1,460.30
                                                                         Net                      37,020.27
                                                                         VAT 20%                   7,404.05
                                                                         Total                    44,424.32`),
  ]);
  expect(fields).toMatchObject({
    unitRate: 14.2075,
    consumption: 182310,
    totalUnitCharge: 25901.69,
    standingCharge: 182.5,
    totalStandingCharge: 56.58,
  });
});
