import { drawPages } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

describe('sheets of sites, one under the other', () => {
  const sheets = (more: string) =>
    read(`
Customer                  Thornbury Ceramics Limited

# SCHEDULE 1 OF 2

Meter point (MPAN)        1357259348550
Site code / name          Foundry
Premises                  12 Quay Side, Hull, HU1 1NQ
Historic consumption (12 months):  34,436 kWh
Day/night rate (£/kWh)    0.2436 / 0.1852
Standing charge (p/day)   61.20

# SCHEDULE 2 OF 2

Meter point (MPAN)        1565984899650
Site code / name          Head Office
Premises                  4 Mill Lane, Leeds, LS1 4AP
Historic consumption (12 months):  12,950 kWh
Day/night rate (£/kWh)    0.2436 / 0.1852
Standing charge (p/day)   58.75
${more}
`).supplyPoints;

  it('have the number of the sheet for no name, and the prices of day and night beside one label', () => {
    expect(sheets('')).toMatchObject([
      { siteName: 'Foundry', dayUnitRate: 24.36, nightUnitRate: 18.52, previous12MonthsConsumption: 34436 },
      { siteName: 'Head Office', dayUnitRate: 24.36, nightUnitRate: 18.52, previous12MonthsConsumption: 12950 },
    ]);
  });

  it('are all meant by what is said once behind the last', () => {
    const all = { tariffName: 'Steady Price', brokerName: 'Cornerstone Advisers Ltd', brokerUplift: 0.45 };
    expect(
      sheets(`
Energy plan               Steady Price
Broker                    Cornerstone Advisers Ltd
Broker fee                0.45p per kWh
`),
    ).toMatchObject([all, all]);
  });

  it('take nothing of the last for all that stands among its own particulars', () => {
    const { supplyPoints } = read(`
# Electricity

MPAN                      1357259348550
Unit rate                 24.35 p/kWh

# Gas

MPRN                      7265114203
Tariff                    Gas Steady
Unit rate                 6.12 p/kWh
`);
    expect(supplyPoints[0].tariffName).toBeUndefined();
    expect(supplyPoints[1].tariffName).toBe('Gas Steady');
  });

  it('give the time of a price behind a dash, and the months of a use in brackets', () => {
    const [point] = read(`
MPAN                      1357259348550
Day price                 24.35 p/kWh
Unit rate - night         18.52 p/kWh
Historic consumption (12 months): 34,436 kWh
`).supplyPoints;
    expect(point).toMatchObject({ dayUnitRate: 24.35, nightUnitRate: 18.52, previous12MonthsConsumption: 34436 });
  });
});

describe('a card for each site on a page of its own', () => {
  it('has the name of the site over it, though the type of names is measured as of different sizes in pictures', () => {
    const pages = drawPages(`
# Lower surgery

Fuel                      Electricity
MPAN                      1357259348550
Each unit                 24.36p

=====
# Kennels

Fuel                      Electricity
MPAN                      1565984899650
Each unit                 23.10p
`);
    const measured = pages.map((page, i) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, fontSize: (1 - 0.04 * i) * word.fontSize })),
    }));
    expect(extractContract(measured).fields.supplyPoints).toMatchObject([
      { siteName: 'Lower surgery' },
      { siteName: 'Kennels' },
    ]);
  });
});
