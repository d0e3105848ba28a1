import { readDrawn as read } from '../testing/read.js';

describe('prices that were beside those that will be', () => {
  it('takes the new one beside a label whose wording is not known', () => {
    const { supplyPoints } = read(`
 Supply number                               22 7938 5097 900

                                             What you pay          What you'll pay
                                             until 30 June 2027    from 1 July 2027

 Each unit in your seven night hours         20.164p               17.905p

 Each unit by day                            31.482p               28.117p

 Only for being joined, each day             81.71p                90.20p
`);
    expect(supplyPoints).toMatchObject([{ dayUnitRate: 28.117, nightUnitRate: 17.905, standingCharge: 90.2 }]);
  });

  it('goes up to the heads over all groups of a list', () => {
    const group = (name: string, number: string, figures: string[]): string => `
 ${name}
 Meter point (MPAN) ${number}

 Day unit (pence)                                            ${figures[0]}             ${figures[1]}

 Night unit (pence)                                          ${figures[2]}             ${figures[3]}

 Fixed charge each quarter                                   ${figures[4]}            ${figures[5]}
`;
    const { supplyPoints } = read(`
                                                             Was               Now
${group('Pavilion, Weir Road, Leith, EH6 7AA', '1815615880042', ['34.10', '29.65', '22.75', '19.80', '£96.00', '£102.00'])}
${group('Boathouse, Mill Lane, Leith, EH6 8BB', '1827088394959', ['35.20', '30.72', '23.10', '20.15', '£61.00', '£64.50'])}`);
    expect(supplyPoints).toMatchObject([
      { dayUnitRate: 29.65, nightUnitRate: 19.8, standingCharge: 10200, standingChargeType: 'quarterly' },
      { dayUnitRate: 30.72, nightUnitRate: 20.15, standingCharge: 6450, standingChargeType: 'quarterly' },
    ]);
  });

  it('takes a site that is called old for one of two, where each has a number', () => {
    const { supplyPoints } = read(`
                                    Tide Hall                  Old Granary

 Meter point reference              385288403                  98362209
 Meter serial number                G4 0711854                 E6S 1150283
 Gas, by the kilowatt hour          6.115 pence                6.480 pence
 Hire of the supply, by the quarter  £38.50                    £29.25
 Annual quantity (kWh)              84,600                     21,350
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '385288403', unitRate: 6.115, estimatedAnnualConsumption: 84600 },
      { mpanMprn: '98362209', unitRate: 6.48, standingChargeType: 'quarterly', estimatedAnnualConsumption: 21350 },
    ]);
  });

  it('takes what is paid or read each month for no standing charge', () => {
    const [point] = read(`
 Supply number                               22 7938 5097 900
 Unit rate                                   28.117p per kWh
 You will pay each month                     £64.00
 Your Direct Debit each month                £64.00
`).supplyPoints;
    expect(point.standingCharge).toBeUndefined();
  });
});
