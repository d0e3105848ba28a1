import { readDrawn as read } from '../testing/read.js';

describe('what is used and what is forecast, each over its caption', () => {
  it.each(['our forecast for a year', 'forecast for the year ahead', 'expected in a year'])(
    'reads both over "%s", and the standing charge beside them',
    (caption) => {
      const { supplyPoints } = read(`
 MPAN 13 7585 8471 955

 Where                     27.12 p/kWh               246,435 kWh
 4 Mill Lane, Hove,        every unit                used in the last 12 months
 BN3 6FH
                           108.7 p/day               238,832 kWh
                           standing charge           ${caption}
`);
      expect(supplyPoints).toMatchObject([
        {
          unitRate: 27.12,
          standingCharge: 108.7,
          previous12MonthsConsumption: 246435,
          estimatedAnnualConsumption: 238832,
        },
      ]);
    },
  );

  it('reads the first day under "Runs from" beside "Runs until"', () => {
    expect(
      read(`
 Contract ID          Runs from            Runs until
 ZP238041             Mon 01 Nov 2027      Wed 31 Oct 2029
`),
    ).toMatchObject({ contractStartDate: '2027-11-01', contractEndDate: '2029-10-31' });
  });

  it('reads both days beside "Runs from"', () => {
    expect(read('\n Runs from       1 November 2027 to 31 October 2029\n')).toMatchObject({
      contractStartDate: '2027-11-01',
      contractEndDate: '2029-10-31',
    });
  });
});
