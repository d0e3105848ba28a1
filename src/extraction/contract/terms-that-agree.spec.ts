import { drawPage } from '../testing/draw.js';
import { termsIn } from './prose/prose-terms.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

const TERM = { contractStartDate: '2027-10-01', contractEndDate: '2029-09-30', contractTermMonths: 24 };

describe('days that are as far apart as is said', () => {
  it.each([
    ['Two years, 1 October 2027 to 30 September 2029.'],
    ['Your volume is bought for the time opening 01.10.2027; the basket shuts on 30.09.2029, 24 months on.'],
    ['The life of it is 24 months: it wakes on 01-Oct-2027 and sleeps after 30-Sep-2029.'],
  ])('are the first and the last of the term: %s', (sentence) => {
    expect(read(`\n Supply number  22 7938 5097 900\n\n ${sentence}\n`)).toMatchObject(TERM);
  });

  it.each([
    'In the 12 months from 1 October 2025 to 30 September 2026 the meter recorded 8,120 kWh.',
    'Between 1 October 2025 and 30 September 2026, 12 months, your bills came to £2,110.',
  ])('are none of this contract where they tell of what was: %s', (sentence) => {
    expect(termsIn(sentence, {}).filter(({ field }) => field === 'contractTermMonths')).toEqual([]);
  });

  it('does not take the day from which there was no contract for the start', () => {
    const fields = read(`
 Supply number  22 7938 5097 900

 From the day you moved in (14 June 2027) until you signed, you were on our deemed price.
 It kicks in on 1 October 2027.
`);
    expect(fields.contractStartDate).toBe('2027-10-01');
  });
});

describe('figures over captions', () => {
  it('takes a day in large type for the value of the words under it', () => {
    const page = drawPage(`
 Supply number  22 7938 5097 900

 6 Apr 2027                          5 Apr 2028
 is when we take over                is the last day of this deal
`);
    for (const word of page.words)
      if (word.y0 > 60 && word.y0 < 70) Object.assign(word, { fontSize: 18, y0: word.y0 - 9 });
    expect(extractContract([page]).fields).toMatchObject({
      contractStartDate: '2027-04-06',
      contractEndDate: '2028-04-05',
    });
  });
});

describe('sites across', () => {
  it('reads what a day costs and what a kVA costs by the words of their rows', () => {
    const { supplyPoints } = read(`
                                           North shed             South shed

 MPAN                                      18 1561 5880 042       18 2708 8394 959
 The most you may draw (agreed capacity)   180 kVA                95 kVA
 For that headroom, per kVA per day        6.41p                  7.02p
 What each day will set us back (p)        138.00                 64.00
`);
    expect(supplyPoints).toMatchObject([
      { maximumImportCapacity: 180, capacityRate: 6.41, standingCharge: 138, standingChargeType: 'daily' },
      { maximumImportCapacity: 95, capacityRate: 7.02, standingCharge: 64, standingChargeType: 'daily' },
    ]);
  });
});
