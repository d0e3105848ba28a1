import { readDrawn as read } from '../testing/read.js';

describe('two values in one text', () => {
  it('gives each of two labels its part', () => {
    expect(
      read(`
Customer                      Castlegate Motor Company Ltd

Contract no. / account        CG/FLX/6783 / 8913382

From / to                     22/07/2027 / 21/07/2030
`),
    ).toMatchObject({
      contractNumber: 'CG/FLX/6783',
      supplierAccountNumber: '8913382',
      contractStartDate: '2027-07-22',
      contractEndDate: '2030-07-21',
    });
  });

  it('gives each its part of the value in the box under them', () => {
    expect(
      read(`
MPAN core              Unit rate              Forecast / last 12 months
1810065276024          £0.26118 per kWh       51,300 kWh / 47,220 kWh

Price basis            Pay by                 VAT / CCL
Fixed for all meters   Direct Debit           20% / 0.801p per kWh
`),
    ).toMatchObject({
      vatRate: 20,
      cclRate: 0.801,
      isFixedContract: true,
      supplyPoints: [{ estimatedAnnualConsumption: 51300, previous12MonthsConsumption: 47220 }],
    });
  });

  it('leaves a value with a stroke in it whole under one label', () => {
    expect(
      read(`
Customer                      Castlegate Motor Company Ltd

Contract number               CG/FLX/6783/2
`),
    ).toMatchObject({ contractNumber: 'CG/FLX/6783/2' });
  });

  it('parts the name of a site worded like a street from the address behind it', () => {
    expect(
      read(`
Site                                               MPAN              Meter          Unit rate (p/kWh)

Quarry Yard: Unit 4, Mill Lane, Ely, CB7 4AU       1810065276024     E14UP12550     24.117

Bridge Street Depot: 9 Wharf Road, Ely, CB7 4AX    1356797695756     21L3171754     25.381
`).supplyPoints,
    ).toMatchObject([
      { siteName: 'Quarry Yard', siteAddress: 'Unit 4, Mill Lane, Ely, CB7 4AU' },
      { siteName: 'Bridge Street Depot', siteAddress: '9 Wharf Road, Ely, CB7 4AX' },
    ]);
  });

  it('takes the address of the bills for that of a supply which is said to be the same', () => {
    expect(
      read(`
Customer                      Castlegate Motor Company Ltd

Billing address               9 Wharf Road, Ely, CB7 4AX

Supply address                As billing address

MPAN                          1810065276024
`).supplyPoints,
    ).toMatchObject([{ siteAddress: '9 Wharf Road, Ely, CB7 4AX' }]);
  });

  it('takes the prices of trades for none of the contract', () => {
    const [point] = read(`
Product              Open Baskets
MPAN                 1810065276024

Baskets bought to date (information only)

Date of trade        Season            Share of volume      Price £/MWh

15/01/2026           Winter 2026       20%                  72.37

28/01/2026           Summer 2026       15%                  85.14
`).supplyPoints;
    expect(point.unitRate).toBeUndefined();
  });
});

describe('the number of the paper beside its title', () => {
  it.each([
    ['No. BR/GAS/12331', 'AGREEMENT FOR THE SUPPLY OF GAS'],
    ['Form K-634748-43', 'Business electricity contract form'],
  ])('is that of the contract: %s', (number, title) => {
    const paper = `
${title}

${number}

Customer             Castlegate Motor Company Ltd
`;
    expect(read(paper).contractNumber).toBe(number.split(' ')[1]);
  });

  it('is none where the title names no contract, or the number is that of a printed form', () => {
    const paper = (title: string, number: string): string => `
${title}

${number}

Customer             Castlegate Motor Company Ltd
`;
    expect(read(paper('Price list of business products', 'No. BR/GAS/12331')).contractNumber).toBeUndefined();
    expect(read(paper('Business electricity contract form', 'Form BE-12')).contractNumber).toBeUndefined();
  });
});

it('parts a number from the meter under it where the head names both behind a comma', () => {
  expect(
    read(`
Site name        Meter point, meter      AQ (kWh)      Standing charge (£/day)

Kiln house       MPRN 7465697431         648,000       38.50
                 E6S0007551234

Drying sheds     MPRN 4714359892         112,500       14.90
                 E6S0006346777
`).supplyPoints,
  ).toMatchObject([
    { mpanMprn: '7465697431', meterSerialNumber: 'E6S0007551234' },
    { mpanMprn: '4714359892', meterSerialNumber: 'E6S0006346777' },
  ]);
});
