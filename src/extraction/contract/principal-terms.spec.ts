import { readDrawn as read } from '../testing/read.js';

const SHEET = `
Who is the business           Larch Joinery Ltd
customer?                     Company registration 09118834

Where do the bills go?        Unit 4, Swan Court, Halifax, HX1 5DL

Your references               Account                        NX-2047713
                              Contract                       NXP/118204
                              Quotation (for our use)        Q-771074

Which premises and meter?     27 Northgate, Halifax, HX1 1UR
                              MPAN                           1357259348550

What kind of price is it?     Fixed. Our Fix & Forget plan keeps the prices below unchanged until the end date.

What do you pay?              Day, 07:00 to 19:00 on weekdays         27.145p per kWh
                              Night, 00:00 to 07:00 every day         16.380p per kWh
                              Standing charge                         61.20p a day
`;

describe('principal terms, as questions beside their answers', () => {
  it('tell a customer from the line with its registration', () => {
    expect(read(SHEET).customerName).toBe('Larch Joinery Ltd');
  });

  it('give each reference in a column its own line, though one of them is called in no known way', () => {
    expect(read(`----------------------------\n${SHEET}`)).toMatchObject({
      contractNumber: 'NXP/118204',
      supplierAccountNumber: 'NX-2047713',
    });
  });

  it('name the product in a sentence that says what it does', () => {
    expect(read(SHEET).supplyPoints[0].tariffName).toBe('Fix & Forget');
  });

  it('ask for the premises, and name the days on which a rate holds', () => {
    expect(read(SHEET).supplyPoints).toMatchObject([
      {
        siteAddress: '27 Northgate, Halifax, HX1 1UR',
        dayUnitRate: 27.145,
        nightUnitRate: 16.38,
        standingCharge: 61.2,
      },
    ]);
  });
});

it('takes a rate of tax beside old and new terms for that of the contract', () => {
  const fields = read(`
                      New contract      Present contract
Tariff                Steady Gas 36     Steady Gas 24
Unit rate             5.942p/kWh        7.380p/kWh
VAT                   20%               20%

Your gas meter point is MPRN 6918707558.
`);
  expect(fields.vatRate).toBe(20);
  expect(fields.supplyPoints[0].vatRate).toBeUndefined();
});

it('takes what the prices contain for the writer of a statement for the uplift of a broker', () => {
  expect(
    read(`
MPAN             1357259348550
Unit rate        24.75 p/kWh

Beacon Advice Ltd is paid by the supplier. The unit rates contain 0.30 p/kWh for us.
`).supplyPoints,
  ).toMatchObject([{ unitRate: 24.75, brokerUplift: 0.3 }]);
});
