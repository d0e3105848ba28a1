import { describe, expect, it } from '@jest/globals';
import { readDrawn as read } from '../testing/read.js';

describe('a sheet with labels in two columns', () => {
  it.each([
    ['Client', 'Invoices to'],
    ['Customer', 'Bills to'],
  ])('keeps "%s" and "%s" apart, each with its value', (client, invoices) => {
    expect(
      read(`
 ${client.padEnd(20)}Bellwether Taverns Ltd                               Supplier awarded             Zenith Power Limited
 ${invoices.padEnd(20)}Hartley House, 82 Quay Road, Leeds, LS1 4AP          Supplier registered office   4 Dock Street, Hull, HU1 2AB
 Product             Group Fixed (all prices fixed for term)              Pay method                   BACS 30 days
 MPAN                17 9899 2820 854
`),
    ).toMatchObject({
      customerName: 'Bellwether Taverns Ltd',
      billingAddress: 'Hartley House, 82 Quay Road, Leeds, LS1 4AP',
      supplierName: 'Zenith Power Limited',
      supplierAddress: '4 Dock Street, Hull, HU1 2AB',
      paymentMethod: 'bacs',
      supplyPoints: [{ tariffName: 'Group Fixed' }],
    });
  });
});

const demand = (head: string, prices: string) =>
  read(`
 Site            MPAN              Energy (p/kWh)               ${head}
                                   Day          Night        kVA        ${prices}

 Boat Yard       1798992820854     25.277       16.909       380        8.36
 Net Loft        1075108052499     24.247       15.629       300        6.66
`).supplyPoints.map(({ maximumImportCapacity }) => maximumImportCapacity);

describe('the kVA of a supply under "Demand"', () => {
  it('are its capacity beside what each of them costs', () => {
    expect(demand('Demand', 'p/kVA/day')).toEqual([380, 300]);
  });

  it('are none where they are said to be the highest', () => {
    expect(demand('Maximum demand', 'p/kVA/day')).toEqual([undefined, undefined]);
  });
});

describe('names of sites', () => {
  it.each([
    ['1. Boat Yard', '2. Net Loft'],
    ['Site 1: Boat Yard', 'Site 2: Net Loft'],
  ])('begin the lines of the numbers: "%s", "%s"', (first, second) => {
    const { supplyPoints } = read(`
 ${first.padEnd(50)}MPAN 17 9899 2820 854

   Located at           4 Quay Road, Whitby, YO21 3PU      Day 0700-2400     21.615   p/kWh
   Import capacity      210 kVA                            Night 0000-0700   12.619   p/kWh


 ${second.padEnd(50)}MPAN 10 7510 8052 499

   Located at           12 Ropery Row, Whitby, YO22 4EW    Day 0700-2400     22.307   p/kWh
   Import capacity      580 kVA                            Night 0000-0700   15.095   p/kWh
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Boat Yard', siteAddress: '4 Quay Road, Whitby, YO21 3PU' },
      { siteName: 'Net Loft', siteAddress: '12 Ropery Row, Whitby, YO22 4EW' },
    ]);
  });

  it('are not the fuels there', () => {
    const { supplyPoints } = read(`
 1. Electricity                   MPAN 17 9899 2820 854
 Unit rate                        21.615 p/kWh

 2. Gas                           MPRN 7465697431
 Unit rate                        6.307 p/kWh
`);
    for (const { siteName } of supplyPoints) expect(siteName).toBeUndefined();
  });

  it('stand over the addresses in a column of both', () => {
    const { supplyPoints } = read(`
 Supply Point and address          MPAN              Capacity     Standing charge, £ per day

 Works No. 1                       1798992820854     950 kVA      7.10
 Unit 24, Weir Park, Leeds, LS1 4AP
 Glazing Hall                      1075108052499     1,290 kVA    5.41
 73 Quay Road, Whitby, YO21 3PU
`);
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual(['Works No. 1', 'Glazing Hall']);
  });
});

const ASKED = (question: string, prices: string) =>
  read(`
 MPAN                             13 7585 8471 955

 ${question.padEnd(33)}Steady Year. The unit price and the daily price do not change
                                  while the contract lasts.

 What do I pay for electricity?   ${prices}
`).supplyPoints[0];

describe('questions of a customer', () => {
  it.each(['What am I on?', 'What are we on?', 'What have I chosen?'])('ask for the product: %s', (question) => {
    expect(ASKED(question, 'You pay 27.94p for each kWh.')).toMatchObject({ tariffName: 'Steady Year' });
  });

  it.each([
    'Between 7am and midnight a kWh costs 27.94p; from midnight until 7am it costs 15.17p.',
    'Units cost 27.94p from 7am to midnight and 15.17p from midnight to 7am.',
  ])('have prices that the hours tell apart: %s', (prices) => {
    const point = ASKED('What am I on?', prices);
    expect(point).toMatchObject({ dayUnitRate: 27.94, nightUnitRate: 15.17 });
    expect(point.unitRate).toBeUndefined();
  });
});
