import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN           1357259348550';
const said = (text: string) => read(`\n${text}\n\n${MPAN}\n`);

describe('how long a contract runs', () => {
  it.each([
    ['The supply runs from 1 May 2026 to 30 April 2028, twenty-four months, on a plan of ours.'],
    ['Supply will start on 1 May 2026 and end on 30 April 2028, 24 months.'],
    ['Thank you for your order. From 1 May 2026 to 30 April 2028 (2 years). Please keep this letter.'],
    [
      'Unless you tell us otherwise by 1 January 2026, we will renew it on the terms below from 1 May 2026 until 30 April 2028 (24 months).',
    ],
  ])('stands behind its days: %s', (text) => {
    expect(said(text)).toMatchObject({
      contractStartDate: '2026-05-01',
      contractEndDate: '2028-04-30',
      contractTermMonths: 24,
    });
  });

  it('is not what another would agree today', () => {
    expect(
      said('On a 12-month fixed contract a customer of your size would today pay about 27p per kWh.'),
    ).not.toHaveProperty('contractTermMonths');
  });
});
