import { drawPages } from '../testing/draw.js';
import { readByRules, readDrawn as read } from '../testing/read.js';

const MPAN = '\nMPAN          22 8615 1572 655\n';
const said = (text: string) => read(`${MPAN}\n${text}\n`);

describe('what a message says of a contract that it confirms', () => {
  it.each([
    'This email confirms the contract that you agreed to on Tuesday 17 May on behalf of Orchard Bakery Ltd, so keep it.',
    'Am I speaking with someone who can agree contracts for Orchard Bakery Ltd?',
  ])('names the customer: %s', (text) => {
    expect(said(text).customerName).toBe('Orchard Bakery Ltd');
  });

  it.each([
    'Your customer number stays the same: 78270346.',
    'Your account number with us remains 78270346 as we go on.',
  ])('has the number that is kept: %s', (text) => {
    expect(said(text).supplierAccountNumber).toBe('78270346');
  });

  it.each([
    'Paper bills will go to 4 Hope Street, Leeds, LS1 4AP.',
    'Your bills will be posted to 4 Hope Street, Leeds, LS1 4AP.',
  ])('has where bills go: %s', (text) => {
    expect(said(text).billingAddress).toBe('4 Hope Street, Leeds, LS1 4AP');
  });

  it.each([
    'You were passed to us by Tallow Switching Ltd. They receive 1.75 pence for each kilowatt hour, which is included.',
    'Purchasing agent. The Seller shall collect for Tallow Switching Ltd 1.75 pence per kWh and pay it over quarterly.',
  ])('has who brought the customer, and for how much: %s', (text) => {
    expect(said(text).supplyPoints).toMatchObject([{ brokerName: 'Tallow Switching Ltd', brokerUplift: 1.75 }]);
  });

  it('reads taxes and terms in words', () => {
    expect(said('The price does not include VAT at twenty percent.').vatRate).toBe(20);
    expect(said('It is a fixed price contract of 24 months.').contractTermMonths).toBe(24);
  });

  it('gives a second meter at the same premises its product, its prices and its address', () => {
    const { supplyPoints } = read(`
Your electricity. We will carry on supplying 8 Kiln Lane, Whitby, YO21 3QA through MPAN 10 7510 8052 499. You'll be on
Green Harbour Fixed 12, which costs 25.410p per kWh at any time of day.

Your gas. The gas meter point at the same premises is number 4714359892 and will be on Green Gas Harbour Fixed 12. You
will pay 6.570p per kWh plus 96.70p a day.
`);
    expect(supplyPoints).toMatchObject([
      { siteAddress: '8 Kiln Lane, Whitby, YO21 3QA', tariffName: 'Green Harbour Fixed 12', unitRate: 25.41 },
      {
        siteAddress: '8 Kiln Lane, Whitby, YO21 3QA',
        tariffName: 'Green Gas Harbour Fixed 12',
        unitRate: 6.57,
        standingCharge: 96.7,
      },
    ]);
  });
});

describe('what letters say of prices without a contract', () => {
  it('has when they began to apply, and no end', () => {
    const fields = said(
      'You are now supplied under our Out of Contract Terms, which started to apply on 22 March 2026 and have no end date.',
    );
    expect(fields.contractStartDate).toBe('2026-03-22');
    expect(fields.contractEndDate).toBeUndefined();
  });

  it.each([
    'The law treats you as having a deemed contract with us from that day, and you pay our deemed rates, which vary.',
    'You now pay our out of contract rates for the gas at the premises.',
  ])('knows them: %s', (text) => {
    expect(said(text).supplyPoints).toMatchObject([{ isNonContractedRate: true }]);
  });
});

describe('questions with a note behind the mark', () => {
  it('are no names of sites, and a third party may be asked for', () => {
    const { supplyPoints } = read(`
# Which supplies does it cover? (first)
The electricity at 99 Quay Street, Stockport, SK5 7HZ.
MPAN core: 1798992820854

# Which supplies does it cover? (second)
The electricity at 70 Quay Street, Stockport, SK5 5NS.
MPAN core: 1075108052499

# Did a third party help, and what do they get?
Yes: Tallow Partners Ltd. They get 0.95 pence for every kWh you use, which is inside the rates above.
`);
    const broker = { brokerName: 'Tallow Partners Ltd', brokerUplift: 0.95 };
    expect(supplyPoints).toMatchObject([
      { siteAddress: '99 Quay Street, Stockport, SK5 7HZ', ...broker },
      { siteAddress: '70 Quay Street, Stockport, SK5 5NS', ...broker },
    ]);
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual([undefined, undefined]);
  });
});

it('tells whom the supplier pays, as that says itself, for the broker and for no supplier', () => {
  const pages = drawPages(`
 Hi Carol,

 I have had the signed paperwork back from Corona Energy Retail 4 Ltd, so the gas for the house is locked in.

 MPRN             7301264507
 Unit price       5.8516 p/kWh

 To be open with you: the unit prices include 0.3p/kWh which Corona pays to us, Marlow Partners Ltd. You owe us
 nothing on top.

 Tom Hale | Account Manager
 Marlow Partners Ltd | 01632 960 447 | Suite 2, 18 Quay Road, Halifax HX1 5TB

 This message is meant for the person named above. Marlow Partners Ltd is registered in England, company no. 08841299.
`);
  const { fields } = readByRules(pages).read;
  expect(fields).toMatchObject({ supplierName: 'Corona Energy Retail 4 Ltd' });
  expect(fields.supplierAddress).toBeUndefined();
  expect(fields.supplyPoints[0]).toMatchObject({ brokerName: 'Marlow Partners Ltd' });
});
