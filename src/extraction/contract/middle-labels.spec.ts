import { readDrawn as read } from '../testing/read.js';

describe('labels in the middle between two columns of values', () => {
  it('are the labels of both, each value with the head of its column', () => {
    const { supplyPoints } = read(`
Customer: Ellerby Joinery Limited

          Electricity                                            Gas

       12 9456 1595 642              MPAN / MPRN              7265114203

          L20A562384                 Meter number             G4A8899123

              –                     Unit rate, day                –

        24.11p per kWh                 Unit rate            6.12p per kWh

        52.66p per day              Standing charge         31.07p per day

          4,120 kWh           Estimated annual consumption     13,350 kWh
`);
    expect(supplyPoints).toMatchObject([
      {
        mpanMprn: '1294561595642',
        meterSerialNumber: 'L20A562384',
        unitRate: 24.11,
        standingCharge: 52.66,
        estimatedAnnualConsumption: 4120,
      },
      {
        mpanMprn: '7265114203',
        meterSerialNumber: 'G4A8899123',
        unitRate: 6.12,
        standingCharge: 31.07,
        estimatedAnnualConsumption: 13350,
      },
    ]);
  });
  it('are those of power and gas, whose heads name no sites', () => {
    const { supplyPoints } = read(`
Customer: Ellerby Joinery Limited

#        POWER                                                    GAS

       12 9456 1595 642              MPAN / M number            7265114203

         20L 0562384                    Meter no.             G6 A 00541 1807

        24.110 p/kWh                      Price                6.120 p/kWh

        52.00 p/day                  Standing charge           31.20 p/day

         4,120 kWh                 Yearly estimate / AQ        13,350 kWh
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1294561595642', unitRate: 24.11, standingCharge: 52, estimatedAnnualConsumption: 4120 },
      { mpanMprn: '7265114203', unitRate: 6.12, standingCharge: 31.2, estimatedAnnualConsumption: 13350 },
    ]);
    for (const point of supplyPoints) expect(point).not.toHaveProperty('siteName');
  });

  it('may be worded as none other, under heads in the middle of wide columns', () => {
    const { supplyPoints } = read(`
Customer: Ellerby Joinery Limited

    Electricity                                                                                      Gas

           1294561595642                 meter point number              7265114203

             L20A562384              serial number on the meter          G4A8899123

                 24.11p                    price of one kWh              6.12p

                 52.66p                  charge for each day             31.07p

              4,120 kWh          what we think you will use in a year    13,350 kWh

            Steady Fix                          tariff                   Steady Fix
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1294561595642', unitRate: 24.11, standingCharge: 52.66, estimatedAnnualConsumption: 4120 },
      { mpanMprn: '7265114203', unitRate: 6.12, standingCharge: 31.07, estimatedAnnualConsumption: 13350 },
    ]);
  });
});
