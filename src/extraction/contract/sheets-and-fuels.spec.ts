import { drawPage } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

/** Lines of one cell stand so much closer to each other than they are drawn. */
const CLOSER = 2;

describe('sheets of prices', () => {
  const SHEET = (charges: string, part: string): string => `
Supplier             Northwick Energy Ltd               Agreement no.        NW/20881

                                                                             01-Oct-2026 to 30-Sep-2028 (both days
Registered office    4 Hope Street, Leeds, LS1 4AB      Period of supply     included)

Buyer                Thornbury Ceramics Limited         Months               24

                                                        ${charges}

MPRN          Premises address              AQ (kWh)    Gas price (p per kWh)   Daily charge (£ per day)    ${part}

60686210      27 Chapel Walk, York, YO1 7HH    161,385     4.5603                  4.873                       0.15
80313104      25 Park Row, Hull, HU1 1NQ       148,657     4.5510                  4.418                       0.15
3778653204    107 Osier Lane, Derby, DE1 2AB   627,638     5.3336                  1.011                       0.15

1. Climate Change Levy is added at 0.801 p per kWh.
`;

  it.each([
    ['CHARGES (excl. VAT and CCL)', 'of which consultant (p per kWh)'],
    ['CHARGES (excluding CCL & VAT)', 'incl. consultancy (p/kWh)'],
    ['Charges before VAT, CCL', 'thereof to adviser, pence per kWh'],
  ])('%s: what they do not have in them heads no column', (charges, part) => {
    expect(read(SHEET(charges, part))).toMatchObject({
      cclRate: 0.801,
      supplyPoints: [
        { unitRate: 4.5603, standingCharge: 487.3, brokerUplift: 0.15 },
        { unitRate: 4.551, standingCharge: 441.8, brokerUplift: 0.15 },
        { unitRate: 5.3336, standingCharge: 101.1, brokerUplift: 0.15 },
      ],
    });
  });

  it('gives a value of two lines to the label beside its last, where nothing stands beside the first', () => {
    const page = drawPage(SHEET('CHARGES', 'of which consultant (p per kWh)'));
    const upper = page.words.find(({ text }) => text === '01-Oct-2026')!.y0;
    const words = page.words.map((word) =>
      word.y0 === upper ? { ...word, y0: word.y0 + CLOSER, y1: word.y1 + CLOSER } : word,
    );
    expect(extractContract([{ ...page, words }]).fields).toMatchObject({
      contractStartDate: '2026-10-01',
      contractEndDate: '2028-09-30',
    });
  });
});

describe('tables of two fuels', () => {
  it('what goes over both columns beside its own label is the head of neither', () => {
    const { supplyPoints } = read(`
Account: 880-114-2093

About your tariff           Electricity                    Gas
Tariff name                 Hearth Steady                  Hearth Steady
Tariff type                 Variable: the prices may change in each month of it
Payment method              Prepayment (smart pay as you go)
Unit rate                   26.68p per kWh                 5.61p per kWh
Standing charge             51.22p per day                 29.35p per day
Tariff starts on            Thursday 28 May 2026

About your supply           Electricity                    Gas
Supply number (MPAN/MPRN)   13 5725 9348 550               7265114203
Meter serial number         E13BG27624                     E6S38504542
Estimated annual use        3,756 kWh                      11,738 kWh
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1357259348550', unitRate: 26.68, standingCharge: 51.22, estimatedAnnualConsumption: 3756 },
      { mpanMprn: '7265114203', unitRate: 5.61, standingCharge: 29.35, estimatedAnnualConsumption: 11738 },
    ]);
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual([undefined, undefined]);
  });

  it.each(['day 28.834 | single 6.969', 'DAY 28.834 | ALL UNITS 6.969', '28.834 (day) | 6.969 (single)'])(
    'reads %s as the price of a part of the day and the one price',
    (prices) => {
      const [electricity, gas] = prices.split(' | ');
      const { supplyPoints } = read(`
                                  ELECTRICITY                GAS

Meter point                       13 5725 9348 550           7265114203
Single or day rate, p/kWh         ${electricity.padEnd(27)}${gas}
Night rate, p/kWh                 17.391                     none
Standing charge, p/day            102.87                     84.40
`);
      expect(supplyPoints).toMatchObject([{ dayUnitRate: 28.834, nightUnitRate: 17.391 }, { unitRate: 6.969 }]);
    },
  );
});

describe('questions for days', () => {
  it.each([
    ['Date on which supply begins', 'Date on which the fixed prices end'],
    ['Date the fixed rates start', 'Date the fixed rates expire'],
    ['Day on which these prices take effect', 'Day on which the variable prices stop'],
  ])('%s', (from, to) => {
    const fields = read(`
${from.padEnd(45)}08 JUN 2026

${to.padEnd(45)}07 JUN 2028

Meter point                                  13 5725 9348 550
`);
    expect(fields).toMatchObject({ contractStartDate: '2026-06-08', contractEndDate: '2028-06-07' });
  });
});

describe('what is said once for several supplies', () => {
  const LIST = (said: string): string => `
MPAN             Meter         EAC kWh     Unit rate p/kWh

1357259348550    E15UP65908    49,571      24.118
1565984899650    E13UP99725    143,354     25.204
1133860442325    K58B50748                 23.907

${said}
`;

  it('is their total, if it is as much as the others have together', () => {
    expect(read(LIST('EAC 310,925 kWh')).supplyPoints[2].estimatedAnnualConsumption).toBeUndefined();
  });
});

it('knows short forms of an address', () => {
  const { supplierAddress, billingAddress } = read(`
SUPPLIER....: Northwick Energy Ltd
SUPPLIER ADR: Amber House, 12 Corporation Road, Leeds, LS1 4AB
CLIENT......: Thornbury Ceramics Limited
INVOICE ADR.: Unit 20, Orbital Park, Saltmarsh Way, Hull, HU1 1NQ
MPAN........: 1357259348550
`);
  expect(supplierAddress).toBe('Amber House, 12 Corporation Road, Leeds, LS1 4AB');
  expect(billingAddress).toBe('Unit 20, Orbital Park, Saltmarsh Way, Hull, HU1 1NQ');
});
