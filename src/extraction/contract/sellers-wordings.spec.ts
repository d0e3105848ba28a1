import { drawPage } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

describe('what sellers write beside the usual', () => {
  it('reads the end of a term that finishes on a day, and a plan whose name ends with that word', () => {
    const fields = read(`
 Zenith Power Limited

 Accept by 3 March 2027 and we will hold your prices on our Winter Business Plan for 24 months, starting on
 1 April 2027 and finishing on 31 March 2029. The rates do not change in that time.

 MPAN 13 7585 8471 955
 Every unit              27.41 p/kWh
 Daily standing charge   61.20 p
`);
    expect(fields).toMatchObject({
      contractStartDate: '2027-04-01',
      contractEndDate: '2029-03-31',
      supplyPoints: [{ tariffName: 'Winter Business Plan', unitRate: 27.41, standingCharge: 61.2 }],
    });
  });

  it('reads the account by its supplier, and leaves the number of an ended contract aside', () => {
    const fields = read(`
 Zenith Power Limited

 Zenith account          77120934
 Bank account            20441187
 Contract ZP-4410-22

 MPAN 13 7585 8471 955

 Ended contract – ZP-1182-09, 1 April 2025 to 31 March 2027.
`);
    expect(fields).toMatchObject({ supplierAccountNumber: '77120934', contractNumber: 'ZP-4410-22' });
  });

  it.each([
    ['Yes – Quayline Energy Brokers Ltd. Its commission is 0.61p/kWh', 'Quayline Energy Brokers Ltd'],
    ['Yes: Quayline (2011) Brokers Ltd', 'Quayline (2011) Brokers Ltd'],
  ])('reads the broker in "%s"', (answer, name) => {
    const fields = read(`
 Was a broker involved?     ${answer}
 MPAN                       13 7585 8471 955
`);
    expect(fields.supplyPoints[0].brokerName).toBe(name);
  });

  it('reads an agent that is paid, and no agent who speaks on the telephone', () => {
    const paid = read(`
 MPAN 13 7585 8471 955
 Your agent, Quayline Energy Ltd, receives commission of 0.35p/kWh, which is included in the unit rate.
`);
    expect(paid.supplyPoints[0].brokerName).toBe('Quayline Energy Ltd');
    const spoken = read(`
 Agent: R. TEMPLETON
 MPAN 13 7585 8471 955
`);
    expect(spoken.supplyPoints[0].brokerName).toBeUndefined();
  });

  it('names no customer where a note in brackets begins with the word', () => {
    const fields = read(`
 Prompt check: the agent read out the price. Opening read taken (customer read, not part of the contract): 02942.
 MPAN 13 7585 8471 955
`);
    expect(fields.customerName).toBeUndefined();
  });

  it('takes the place of a site in its count for no name', () => {
    const fields = read(`
 Premises 1 of 2 – 4 Mill Lane, Hove, BN3 6FH
 MPAN 13 7585 8471 955
 Unit rate   27.41 p/kWh

 Premises 2 of 2 – 18 Ferry Road, Hove, BN3 2AB
 MPAN 10 2704 4190 303
 Unit rate   26.02 p/kWh
`);
    expect(fields.supplyPoints.map(({ siteName, siteAddress }) => ({ siteName, siteAddress }))).toEqual([
      { siteName: undefined, siteAddress: '4 Mill Lane, Hove, BN3 6FH' },
      { siteName: undefined, siteAddress: '18 Ferry Road, Hove, BN3 2AB' },
    ]);
  });

  it.each(['Unit charge', 'Unit charge, weekday and weekend day'])(
    'reads the price of the day beside "%s"',
    (label) => {
      const fields = read(`
 MPAN 13 7585 8471 955
 Tariff and pricing                        Winter Steady. All charges are fixed for the term.
 ${label.padEnd(40)}  24.32 p/kWh
 Unit charge, night                        17.19 p/kWh
`);
      expect(fields.supplyPoints).toMatchObject([
        { tariffName: 'Winter Steady', dayUnitRate: 24.32, nightUnitRate: 17.19 },
      ]);
      expect(fields.supplyPoints[0].unitRate).toBeUndefined();
    },
  );

  it('reads the address under the name in bold, beside cells of two lines', () => {
    const page = drawPage(`
 Premises                              Meter point (MPAN)      kWh a year    Unit charge
                                       meter serial                          p/kWh

 Press Hall                            1375858471955           13,514        22.091
 4 Mill Lane, Hove, BN3 6FH            L72Q40118

 Warehouse                             1027044190303           69,272        25.557
 18 Ferry Road, Hove, BN3 2AB          L72Q40983
`);
    const words = page.words.map((word) =>
      /^(?:Press|Hall|Warehouse)$/.test(word.text) ? { ...word, bold: true } : word,
    );
    expect(extractContract([{ ...page, words }]).fields.supplyPoints).toMatchObject([
      { siteName: 'Press Hall', siteAddress: '4 Mill Lane, Hove, BN3 6FH', unitRate: 22.091 },
      { siteName: 'Warehouse', siteAddress: '18 Ferry Road, Hove, BN3 2AB', unitRate: 25.557 },
    ]);
  });
});

describe('whom a paper is for', () => {
  it('is the company under the second line of the name of who sends it', () => {
    const fields = read(`
# Zenith Power
 Business Solutions
 Millbank Launderette Ltd
 4 Mill Lane
 Hove
 BN3 6FH

 Confirmation of your fixed contract with Zenith Power Limited
 MPAN 13 7585 8471 955

 Zenith Power Limited, 8 Quay Road, Leeds, LS1 4AB. Registered in England No. 07120934.
`);
    expect(fields).toMatchObject({
      customerName: 'Millbank Launderette Ltd',
      billingAddress: '4 Mill Lane, Hove, BN3 6FH',
    });
  });

  it('is the company that a message names, and not who reads it', () => {
    const fields = read(`
 From:      Contracts Desk <contracts@zenith.example>
 To:        Carol Hale

 This message confirms the contract between Millbank Launderette Ltd and Zenith Power Limited.
 MPAN 13 7585 8471 955

 From: Carol Hale
 To: Contracts Desk
 Subject: Your offer
`);
    expect(fields).toMatchObject({ customerName: 'Millbank Launderette Ltd', supplierName: 'Zenith Power Limited' });
  });

  it('names its supplier at the foot, right under a fee, and no broker', () => {
    const fields = read(`
 Customer                Millbank Launderette Ltd
 MPAN                    13 7585 8471 955
 Introducer              Quayline Energy Ltd
 Introducer commission   0.85 p/kWh, included in rates
 Zenith Power plc, 8 Quay Road, Leeds, LS1 4AB. Registered in England 07120934.
`);
    expect(fields).toMatchObject({
      supplierName: 'Zenith Power plc',
      supplyPoints: [{ brokerName: 'Quayline Energy Ltd', brokerUplift: 0.85 }],
    });
  });

  it('reads boxes with what is added and for all hours over their figures', () => {
    const fields = read(`
Single rate, all day (p per kWh)      CCL, added (p per kWh)       VAT, added
28.15                                 0.801                        20%

Standing charge (p per day)           Referred to us by            MPAN
51.30                                 Quayline Switching           13 7585 8471 955
`);
    expect(fields).toMatchObject({ cclRate: 0.801, vatRate: 20 });
    expect(fields.supplyPoints).toMatchObject([
      { unitRate: 28.15, standingCharge: 51.3, brokerName: 'Quayline Switching' },
    ]);
    expect(fields.supplyPoints[0].dayUnitRate).toBeUndefined();
  });

  it('reads a schedule of a broker, with a site under each letter', () => {
    const fields = read(`
Accounts to be sent to          Accounts Payable, Weir House, 12 Kiln Lane, Goole, DN14 6QT

# Supply A: Mill Coldstore
MPAN                 Day rate              Night rate           Site fee
1357259348550        26.914 p/kWh          19.482 p/kWh         £684.20 / month

# Supply B: Ferry Ripening Rooms
MPAN                 Day rate              Night rate           Site fee
1565984899650        27.303 p/kWh          19.056 p/kWh         £512.75 / month

Quayline Procurement LLP is remunerated by the supplier through an amount of 0.165 p/kWh in the day and night prices.
`);
    expect(fields.billingAddress).toBe('Accounts Payable, Weir House, 12 Kiln Lane, Goole, DN14 6QT');
    expect(fields.supplyPoints).toMatchObject([
      { siteName: 'Mill Coldstore', standingCharge: 68420, brokerName: 'Quayline Procurement LLP' },
      { siteName: 'Ferry Ripening Rooms', standingCharge: 51275, brokerName: 'Quayline Procurement LLP' },
    ]);
  });

  it('reads a broker without a legal form behind the commission', () => {
    const { supplyPoints } = read(`
MPAN              13 7585 8471 955
Commission        1.25 p/kWh in the unit price that you pay, for Tidewater Brokers
`);
    expect(supplyPoints).toMatchObject([{ brokerUplift: 1.25, brokerName: 'Tidewater Brokers' }]);
  });
});
