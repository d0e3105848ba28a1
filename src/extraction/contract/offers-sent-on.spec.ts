import { readDrawn as read } from '../testing/read.js';

const SITES = `
1. Laundry, The Granary, 79 Bank Street, Leeds, LS1 4AP (business electricity, MPAN 10 1234 5678 912)
Unit price                 36.69p/kWh

2. Kiosk, 79 Hope Street, Leeds, LS1 7AP (business electricity, MPAN 20 2345 6789 010)
Unit price                 31.69p/kWh

3. Barn, 7 Hill Street, Leeds, LS1 9AP (business electricity, MPAN 11 1234 5678 917)
Unit price                 33.69p/kWh
`;

describe('an offer that a broker sends on and the customer accepts', () => {
  it('tells the account, the product, where bills go, how they are paid and who signs', () => {
    const { supplierAccountNumber, billingAddress, paymentMethod, customerName, supplyPoints } = read(`
Yes, we agree to everything below. I sign for Noakes Launderettes Ltd.

As promised, the offer from Wind Vale Power Limited is in: one year (12 months) of Steady Fixed from 16 November 2026.
They will set you up under WV7496660 as your customer account. Their bills would go to 50 Ferry Road, Norwich, NR1 7JE
and you would pay each bill by debit card, online.
${SITES}`);
    expect({ supplierAccountNumber, billingAddress, paymentMethod, customerName }).toEqual({
      supplierAccountNumber: 'WV7496660',
      billingAddress: '50 Ferry Road, Norwich, NR1 7JE',
      paymentMethod: 'card',
      customerName: 'Noakes Launderettes Ltd',
    });
    expect(supplyPoints.map(({ tariffName }) => tariffName)).toEqual(['Steady Fixed', 'Steady Fixed', 'Steady Fixed']);
  });

  it('tells what the broker earns at all meters, in sentences over the first of them', () => {
    const { supplyPoints } = read(`
As you have only 6 staff you count as a micro business, so I must tell you what we earn: 0.75p on every kWh
at all 3 meters, included in the unit prices you see here. Nothing else is paid to Plumline Utilities Limited.
${SITES}`);
    expect(supplyPoints).toHaveLength(3);
    for (const point of supplyPoints)
      expect(point).toMatchObject({ brokerName: 'Plumline Utilities Limited', brokerUplift: 0.75 });
  });

  it('says no way to pay that a customer might choose', () => {
    const { paymentMethod } = read(`
If you switched, you would pay by Direct Debit and get a discount.
${SITES}`);
    expect(paymentMethod).toBeUndefined();
  });
});

describe('sites in the sentences of a list', () => {
  const paper = read(`
Site 1. Boat Shed, 136 Mill Lane, Nottingham, NG7 6GQ. MPAN 10 1234 5678 912. Expected annual volume 888 MWh. Agreed
supply capacity 620 kVA. Fixed charge £56.91 per month.
Site 2. Tide Kiosk, 28 Bank Street, Bolton, BL3 4YQ. MPAN 20 2345 6789 010. Expected annual volume 2,308 MWh. Agreed
supply capacity 1,570 kVA. Fixed charge £44.61 per month.

Aggregate expected annual volume: 3,196 MWh.
`);

  it('belong to the number behind their place in the list', () => {
    expect(paper.supplyPoints).toMatchObject([
      { mpanMprn: '1012345678912', standingCharge: 5691 },
      { mpanMprn: '2023456789010', standingCharge: 4461 },
    ]);
    expect(paper.supplyPoints[0].siteAddress).toContain('NG7 6GQ');
    expect(paper.supplyPoints[1].siteAddress).toContain('BL3 4YQ');
  });

  it('take no sum of all for the use of the last', () => {
    expect(paper.supplyPoints.map((point) => point.estimatedAnnualConsumption)).toEqual([888000, 2308000]);
  });
});

describe('cards side by side', () => {
  it('take each the charge behind its own label, though the unit of one stands apart', () => {
    expect(
      read(`
03 Mill Office                                          04 Boat Shed
MPRN                       650541804                    MPRN                       645781406
Site charge        £123.07 per month                    Site charge         £74.29   per month
Unit price             5.11 p/kWh                       Unit price          5.22 p/kWh
`).supplyPoints,
    ).toMatchObject([
      { standingCharge: 12307, unitRate: 5.11 },
      { standingCharge: 7429, unitRate: 5.22 },
    ]);
  });
});

describe('the particulars of a supplier in a foot line', () => {
  it('give its name and its address behind the number under which it is registered', () => {
    const { supplierName, supplierAddress } = read(`
# Your group energy agreement
MPAN    10 1234 5678 912

Wind Vale Energy Limited. Registered in England and Wales no. 3899612 at Park Offices, Park Lane, Leeds, LS1 1GH.
`);
    expect({ supplierName, supplierAddress }).toEqual({
      supplierName: 'Wind Vale Energy Limited',
      supplierAddress: 'Park Offices, Park Lane, Leeds, LS1 1GH',
    });
  });

  it('give its name behind the sign of a copyright', () => {
    expect(
      read(`
MPAN    10 1234 5678 912

© Wind Vale Energy Retail Limited. Registered office Lantern Court, 5 Kiln Road, Hull, HU9 1AB. Company number 11238207.
`).supplierName,
    ).toBe('Wind Vale Energy Retail Limited');
  });
});
