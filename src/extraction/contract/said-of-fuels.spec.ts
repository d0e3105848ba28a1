import { readDrawn } from '../testing/read.js';

const paper = (product: string, said: string) =>
  readDrawn(`
# Schedule of supplies

Customer           Ashdown Mills Limited
Supplier           Northern Power Limited
${product}

# Electricity

Site            MPAN             Address                              Unit rate p/kWh
Foundry         1357259348550    4 Hope Street, Leeds, LS1 4AP        24.118
Quay House      1565984899650    11 Quay Side, Hull, HU1 1NQ          25.204

# Gas

Site            MPRN             Address                              Unit rate p/kWh
Foundry         7265114203       4 Hope Street, Leeds, LS1 4AP        6.204

${said}
`).supplyPoints;

describe('what is said of two fuels in one breath', () => {
  it('is, of a product, that of the fuel before it', () => {
    const product = 'Products           Electricity: Steady Power. Gas: Steady Flame. All prices are fixed.';
    expect(paper(product, '').map(({ tariffName }) => tariffName)).toEqual([
      'Steady Power',
      'Steady Power',
      'Steady Flame',
    ]);
  });

  it('is, of a commission, that of the fuel in whose rates it is', () => {
    const said =
      'Brightmoor Brokers Ltd has arranged this contract. Its commission is part of the unit rates: 0.55 p/kWh in\n' +
      'every electricity rate and 0.15 p/kWh in every gas rate.';
    expect(paper('', said).map(({ brokerUplift }) => brokerUplift)).toEqual([0.55, 0.55, 0.15]);
  });
});

describe('names of charges right of a cell that holds all of a supply point', () => {
  it('are no names of sites', async () => {
    const points = readDrawn(`
# Meters and prices

Meter                                     Charge             Price
Electricity, MPAN 1357259348550           All units          24.11 p/kWh
4 Hope Street, Leeds, LS1 4AP             Standing charge    61.20 p/day

Electricity, MPAN 1565984899650           Day units          25.20 p/kWh
11 Quay Side, Hull, HU1 1NQ               Night units        17.66 p/kWh
                                          Standing charge    58.75 p/day
`).supplyPoints;
    expect(points.map(({ siteName }) => siteName)).toEqual([undefined, undefined]);
  });
});
