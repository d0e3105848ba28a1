import { readDrawn as read } from '../testing/read.js';

const schedules = (...said: string[]) =>
  read(`
# Schedule A – Office meters

Premises      MPAN                 Meter ID      AEC kWh      Unit rate p/kWh
Hill View     12 3618 6230 374     E18BG87927    32,747       24.04
Main House    16 1041 6144 520     21P9334515    113,795      27.96

# Schedule B – Plant meters

Premises      MPR                  Meter ID      AQ kWh       Unit rate p/kWh
Hill View     9970077205           M745K21749    258,422      6.141
Main House    3079931700           E6S4760059    426,130      5.442

${said.join('\n')}
`).supplyPoints.map(({ tariffName }) => tariffName);

describe('what a paper says of its parts', () => {
  it.each([
    ['Product for Schedule A: Steady Fix 24. Product for Schedule B: Harbour Fix 36. Rates are shown before VAT.'],
    ['Product for Schedule A: Steady Fix 24; product for Schedule B: Harbour Fix 36. Rates are shown before VAT.'],
    ['The tariff for Schedule A is Steady Fix 24 and the tariff for Schedule B is Harbour Fix 36. Rates exclude VAT.'],
    ['Tariff of Schedule A: Steady Fix 24. Tariff of Schedule B: Harbour Fix 36. The rates are shown before VAT.'],
    ['Product for electricity: Steady Fix 24. Product for gas: Harbour Fix 36. Rates are shown before VAT here.'],
  ])('gives each supply the product of its own: %s', (sentence) => {
    expect(schedules(sentence)).toEqual(['Steady Fix 24', 'Steady Fix 24', 'Harbour Fix 36', 'Harbour Fix 36']);
  });

  it('gives all supplies the product that is said of no part', () => {
    const [first, , , last] = schedules('The product is Steady Fix 24. Rates are shown before VAT in Schedule A.');
    expect([first, last]).toEqual(['Steady Fix 24', 'Steady Fix 24']);
  });
});

describe('the name of a party in a narrow cell', () => {
  const panel = (name: string, rest: string): string => `
Business name             Customer ID               Billing address
${name.padEnd(26)}442-70528-43              12 Mill Lane, Ripon,
${rest.padEnd(52)}North Yorkshire, HG4 1AB

Business size             Pay by                    Supplied by
Micro business            Direct Debit (monthly)    Linnet Energy Supply Ltd
`;

  it.each([
    ['Bramhall & Coe Precision', 'Castings Ltd'],
    ['The Old Forge Brewing', 'Company Ltd'],
    ['Hale and Lowe Timber', 'Merchants LLP'],
  ])('goes on in the line under it: %s / %s', (name, rest) => {
    expect(read(panel(name, rest)).customerName).toBe(`${name} ${rest}`);
  });

  it('does not run on from a person to a company', () => {
    expect(read(panel('Mrs Anna Hale', 'Joinery Ltd')).customerName).not.toBe('Mrs Anna Hale Joinery Ltd');
  });
});

describe('the names of sites', () => {
  it('are those of a column of names, of which the electricity and the gas of a site have one', () => {
    const { supplyPoints } = read(`
# Schedule of premises

                 Premises 1              Premises 2              Premises 3

Name             Eskdale                 Ribble Head             Ribble Head
Address          Hull, HU1 3AA           Ripon, HG4 1AB          Ripon, HG4 1AB
Fuel             Electricity             Electricity             Gas
MPAN or MPRN     13 0754 1702 347        10 1994 9662 595        2484753703
Unit price       26.34 p/kWh             27.70 p/kWh             5.75 p/kWh
`);
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual(['Eskdale', 'Ribble Head', 'Ribble Head']);
  });

  it.each([
    ['Electricity   ', 'Gas   '],
    ['Electricity · ', 'Gas · '],
    ['Electricity – ', 'Gas – '],
    ['Electricity: ', 'Gas: '],
    ['', ''],
  ])('stand behind the fuel at the head of a card: "%s"', (electricity, gas) => {
    const { supplyPoints } = read(`
# ${electricity}North Clinic
93 Foundry Way, Leicester, LE4 5RQ
MPAN               1103912742901          Unit rate          25.75 p/kWh
Meter serial       L15A679266             Standing charge    180.67 p/day


# ${electricity}Head Office
133 Foundry Way, Derby, DE24 8HX
MPAN               1102955468120          Unit rate          22.77 p/kWh
Meter serial       K20P406179             Standing charge    62.03 p/day


# ${gas}Head Office
133 Foundry Way, Derby, DE24 8HX
MPRN               3202160801             Unit rate          6.13 p/kWh
Meter serial       G4A67906925            Standing charge    219.81 p/day
`);
    expect(supplyPoints.map(({ siteName }) => siteName)).toEqual(['North Clinic', 'Head Office', 'Head Office']);
  });
});
