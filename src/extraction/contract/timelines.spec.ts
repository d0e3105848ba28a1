import { readDrawn as read } from '../testing/read.js';

describe('lines of time', () => {
  it('reads what happens on a day under it', () => {
    expect(
      read(`
 The days that matter

 9 March 2026         1 May 2026              1 April 2028               30 April 2028
 you signed           your supply begins      last day to give notice    prices and contract end
`),
    ).toMatchObject({ contractStartDate: '2026-05-01', contractEndDate: '2028-04-30' });
  });

  it('reads a line on which something may happen on any day', () => {
    const fields = read(`
 11 January 2027      1 March 2027            1 April 2027               Any time
 you accepted         supply starts           first change of price      leave on 30 days’ notice
`);
    expect(fields.contractStartDate).toBe('2027-03-01');
    expect(fields.contractEndDate).toBeUndefined();
  });

  it('reads days under each other with what happens beside them', () => {
    expect(
      read(`
 9 March 2026       You signed the order
 1 May 2026         Your new prices start
 1 April 2028       We write to you about a renewal
 30 April 2028      The agreement ends
`),
    ).toMatchObject({ contractStartDate: '2026-05-01', contractEndDate: '2028-04-30' });
  });

  it('takes the end of another contract for none of this one', () => {
    const fields = read(`
 9 March 2026         30 April 2026                  1 May 2026             1 June 2026
 you signed           your present contract ends     your supply begins     first bill
`);
    expect(fields).toMatchObject({ contractStartDate: '2026-05-01' });
    expect(fields.contractEndDate).toBeUndefined();
  });
});

it('reads days under each other with what happens on each under it', () => {
  expect(
    read(`
 Your key dates

 12 May 2027
 Your contract starts

 26 May 2027
 Your first reading is due

 11 May 2029
 Your contract ends, after 24 months
`),
  ).toMatchObject({ contractStartDate: '2027-05-12', contractEndDate: '2029-05-11', contractTermMonths: 24 });
});

it('reads how long it runs under the last day, if it is as long between both days', () => {
  const termUnder = (end: string): number | undefined =>
    read(`
# 9 July 2026        You said yes to it all
                    By telephone, to our team.

# 15 August 2026     Your contract begins
                    We take over the meter of 6 months.

# 14 August 2027     Your contract ends
                    ${end}
`).contractTermMonths;
  expect(termUnder('The last of its 12 months.')).toBe(12);
  expect(termUnder('You have 3 months to choose.')).toBeUndefined();
});
