import { readDrawn as read } from '../testing/read.js';

describe('the lines of a mail that sums up what was agreed', () => {
  it('name the parties, the place, the prices and the broker', () => {
    const fields = read(`
 Good to talk earlier. Here is what we agreed for your electricity.

 Who you are buying from: Zenith Power Limited
 Who is buying: Hollow Lane Joinery Ltd
 Where it is for: 4 Quay Road, Whitby, YO21 3PU
 MPAN: 1375858471955
 Plan: Steady Simple Fix
 First day: 14 September 2026
 Each unit costs: 27.010 pence
 Each day costs: 64 pence
 How you pay: By Direct Debit
 Commission in the unit price: 1.25 pence, paid to Marlow Energy Partners Ltd

 From the size of the firm that you gave us you count as a micro business.
`);
    expect(fields).toMatchObject({
      supplierName: 'Zenith Power Limited',
      customerName: 'Hollow Lane Joinery Ltd',
      isMicroBusiness: true,
    });
    expect(fields.supplyPoints[0]).toMatchObject({
      siteAddress: '4 Quay Road, Whitby, YO21 3PU',
      unitRate: 27.01,
      standingCharge: 64,
      brokerName: 'Marlow Energy Partners Ltd',
    });
  });

  it('may have a dash before a price, which is no sign', () => {
    const [point] = read(`
 MPAN – 1375858471955

 Each unit costs – 27.010 pence

 Each day costs – 64 pence
`).supplyPoints;
    expect(point).toMatchObject({ unitRate: 27.01, standingCharge: 64 });
  });
});

describe('a letter to a new occupier', () => {
  const letter = (...sentences: string[]) =>
    read(`
 Dear Mr Hale
 We confirm the supply with the MPAN 1375858471955 at 4 Quay Road, Whitby, YO21 3PU.
 ${sentences.join('\n ')}
`);

  it.each(['previous tenant', 'former occupier', 'outgoing leaseholder'])('gives the account of the %s', (who) => {
    const fields = letter(`The ${who}, Nailbox (account 2543010274), told us that your business took over.`);
    expect(fields).not.toHaveProperty('supplierAccountNumber');
  });

  it('says that its rates are variable, and when new ones are published', () => {
    expect(letter('Deemed rates are variable: we publish them on our website before they change.')).toMatchObject({
      isMarketRates: true,
    });
  });
});

describe('what deeds say in sentences', () => {
  const deed = (sentence: string) =>
    read(`
 The Supplier shall supply the premises at 4 Quay Road, Whitby, YO21 3PU with the MPAN 1375858471955.
 ${sentence}
`);

  it.each(['electricity is taken', 'energy is taken', 'you use electricity'])(
    'is a charge for every day whether or not %s',
    (taken) => {
      const [point] = deed(`It shall pay £0.5217 for every day of the term, whether or not ${taken}.`).supplyPoints;
      expect(point).toMatchObject({ standingCharge: 52.17, standingChargeType: 'daily' });
    },
  );

  it('is whose product the prices are', () => {
    const [point] = deed('The prices are those of the Supplier’s Certainty 7 product.').supplyPoints;
    expect(point.tariffName).toBe('Certainty 7');
  });

  it('is the number of particulars', () => {
    expect(deed('These Particulars, numbered ZP-FB-2026-343, are part of the agreement.').contractNumber).toBe(
      'ZP-FB-2026-343',
    );
  });

  it('is a discount for customers who pay in a way that was named', () => {
    const [point] = deed('You pay by Direct Debit each month. Customers who pay this way get 3% off.').supplyPoints;
    expect(point.directDebitDiscount).toBe(3);
  });
});

describe('a mail that quotes an older one under its own text', () => {
  const OLDER = `
 Your contract TK-20417 comes to an end on 31 May 2027. Your price is 7.31p per kWh and 88p a day.
 > We can offer 7.92p per kWh and 97p a day for another 24 months.
`;
  const MAIL = `
 Your gas is charged as follows from now on:

 12.46 pence for every kWh, £1.95 standing charge a day

 These are variable rates. We may change them and will tell you before we do.

 The gas goes through MPRN 4714359892 at 4 Quay Road, Whitby, YO21 3PU. Would you like a fixed price again? Ring us.
`;

  it.each(['On 2 March 2027 Ann Hale wrote:', 'On Tue, 2 March 2027 at 11:58, Ann Hale\n wrote:', 'Original Message'])(
    'tells nothing of the older: %s',
    (opening) => {
      const fields = read(`${MAIL}\n ${opening}\n${OLDER}`);
      expect(fields).not.toHaveProperty('contractNumber');
      expect(fields).not.toHaveProperty('contractEndDate');
      expect(fields.supplyPoints).toMatchObject([{ unitRate: 12.46, standingCharge: 195 }]);
    },
  );

  it('asks whether a fixed price is wanted, and says of none that it is', () => {
    expect(read(MAIL)).toMatchObject({ isFixedContract: false, isMarketRates: true });
  });

  it('means what it quotes where it gives no supply itself', () => {
    const fields = read(`
 We accept your offer below.

 On 2 March 2027 Ann Hale wrote:
 MPRN: 4714359892
 Contract number: TK-20417
 Unit price: 7.92p per kWh
`);
    expect(fields).toMatchObject({ contractNumber: 'TK-20417', supplyPoints: [{ unitRate: 7.92 }] });
  });
});
