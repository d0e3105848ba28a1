import { drawPages } from '../testing/draw.js';
import { readByRules, readDrawn as read } from '../testing/read.js';

describe('what is said of one supply behind its number', () => {
  it('reads what is said of each supply after its number, whatever it is called there', () => {
    const { supplyPoints } = read(`
Thank you for your call. We supply the electricity at 14 Mill Lane, Selby, YO8 4QP under MPAN 22 8615 1572 655.
The gas meter point reference number (MPRN) there is 8812345601.

For the meter numbered 8812345601: you pay 6.31p per kWh for your gas. The standing charge is £1.10 a day.

For the meter numbered 22 8615 1572 655: you pay 24.18p per kWh at all times of day. The standing charge is 61.2p a
day.
`);
    expect(supplyPoints).toMatchObject([
      { supplyType: 'electricity', unitRate: 24.18, standingCharge: 61.2, standingChargeType: 'daily' },
      { supplyType: 'gas', unitRate: 6.31, standingCharge: 110, standingChargeType: 'daily' },
    ]);
    expect(supplyPoints[0]).not.toHaveProperty('dayUnitRate');
  });

  it('gives the lines under a number that leads them to its supply', () => {
    const { supplyPoints } = read(`
# Supply agreement
1. We supply electricity through MPAN 22 8615 1572 655 and MPAN 13 7585 8471 955.

For MPAN 13 7585 8471 955:
Standing charge (p per day): 92.4
Unit rate (p/kWh): 25.61

For MPAN 22 8615 1572 655:
Each unit of electricity is charged at 27.40p per kWh. The standing charge is 58.3p per day.
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '2286151572655', unitRate: 27.4, standingCharge: 58.3 },
      { mpanMprn: '1375858471955', unitRate: 25.61, standingCharge: 92.4 },
    ]);
  });

  it('lists the tax on each supply where the paper says it of each', () => {
    const fields = read(`
For MPAN 22 8615 1572 655: the price is 27.40p per kWh. VAT is charged at 20% on this supply.

For MPAN 13 7585 8471 955: the price is 25.61p per kWh. VAT is charged at 5% on this supply.
`);
    expect(fields.vatRate).toBeUndefined();
    expect(fields.supplyPoints).toMatchObject([{ vatRate: 20 }, { vatRate: 5 }]);
  });

  it('ends the name of a site with its bracket, and reads a serial number of figures alone', () => {
    const { supplyPoints } = read(`
We supply gas to 9 Weir Street, Otley, LS21 3BD through MPRN 8812345601 (site name: Boiler House), metered by meter
no. 40718263. We expect that you will use 81,400 kWh a year.
`);
    expect(supplyPoints).toMatchObject([{ siteName: 'Boiler House', meterSerialNumber: '40718263' }]);
  });
});

describe('parties and references of an agreement in sentences', () => {
  it('reads parties of an agreement that is hardly anything but names', () => {
    const fields = read(`
AN AGREEMENT between Fellgate Power Ltd whose registered office is at Wharfedale House, 18 Corn Street, Ripon, HG4 1AB
(“the Supplier”) and St Oswin's Academy Trust (“the Customer”).
Length of the agreement: eighteen months, from 1 May 2027 to 31 October 2028.
Your contract ref. no. is FG7720931. Your acct no is 40026617.
MPAN          22 8615 1572 655
`);
    expect(fields).toMatchObject({
      supplierName: 'Fellgate Power Ltd',
      supplierAddress: 'Wharfedale House, 18 Corn Street, Ripon, HG4 1AB',
      customerName: "St Oswin's Academy Trust",
      contractTermMonths: 18,
      contractNumber: 'FG7720931',
      supplierAccountNumber: '40026617',
    });
  });

  it('reads a supplier that trades under a name without a legal form', () => {
    const fields = read(`
THIS AGREEMENT is made between npower Business Solutions, whose office is at 2 Princes Way, Solihull, B91 3ES (the
Supplier), and Hale Kitchens Limited (the Customer).
MPAN          22 8615 1572 655
`);
    expect(fields).toMatchObject({ supplierName: 'npower Business Solutions', customerName: 'Hale Kitchens Limited' });
  });
});

it.each([
  'Your account number, once the supply is ours, will be 71402288.',
  'Your account with us will be 71402288, and we write to you there.',
  'Your account number shall be 71402288.',
])('reads the number that an account will have: %s', (sentence) => {
  const { supplierAccountNumber } = readByRules(
    drawPages(`
We accept your offer of 2 June 2027 for MPAN 13 5725 9348 550. ${sentence}
`),
  ).read.fields;
  expect(supplierAccountNumber).toBe('71402288');
});
