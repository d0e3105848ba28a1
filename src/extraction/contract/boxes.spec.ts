import { readDrawn as read } from '../testing/read.js';

describe('forms with a box for each digit and for each option', () => {
  const FORM = `
# Order form
Supplier: Northwind Energy Ltd          Customer: Plough Inns Ltd

Micro business? [] Yes      [X] No
Supply address      14 Bramble Row, Derby, DE1 2QX
Supply number, top line    0  3    8  0  1    1  2  1
Bottom line (MPAN)         1  4    7  0  0  1    5  3  4  2    7  0  8

Product: [X] Steady Fix [] Steady Tracker

Length of contract [] 1 year [X] 3 years

Fuel              Unit rate (p/kWh)                     Standing charge (p/day)                   Green option
Electricity                             31.22                                        52.60        included
`
    .replace(/\[X\]/g, '☒')
    .replace(/\[\]/g, '☐');

  it('are read with the number of the meter point', () => {
    const { supplyPoints } = read(FORM);
    expect(supplyPoints).toHaveLength(1);
    expect(supplyPoints[0].mpanMprn).toBe('1470015342708');
  });

  it('take the ticked option beside its label, however far the options are apart', () => {
    const fields = read(FORM);
    expect(fields).toMatchObject({ isMicroBusiness: false, contractTermMonths: 36 });
    expect(fields.supplyPoints[0].tariffName).toBe('Steady Fix');
  });

  it('give figures at the right of wide columns to the heads at their left', () => {
    expect(read(FORM).supplyPoints[0]).toMatchObject({ unitRate: 31.22, standingCharge: 52.6 });
  });
});

it('takes a kind of customer beside its label for the answer, and no row of a form for a header', () => {
  const fields = read(`
Supplier: Northwind Energy Ltd          Customer: Plough Inns Ltd

MPAN              1470015342708            Meter serial       E14UP73503
Yearly use        8,120 kWh a year         Customer type      Microbusiness

Your dates

Plan starts       3 August 2026            Plan ends          2 August 2028
`);
  expect(fields).toMatchObject({
    isMicroBusiness: true,
    contractStartDate: '2026-08-03',
    contractEndDate: '2028-08-02',
  });
  expect(fields.supplyPoints[0].estimatedAnnualConsumption).toBe(8120);
});

it('ends the options of one question where the words of the next stand before its box', () => {
  expect(
    read(`
MPAN           13 7585 8471 955

Price type      ☒ Fixed      ☐ Variable       How paid ☐ Direct Debit      ☒ BACS      ☐ Cheque
`),
  ).toMatchObject({ isFixedContract: true, paymentMethod: 'bacs' });
});
