import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const read = (drawing: string) =>
  extractInvoices([printedPage(`\n# Northgate Energy Limited\n\nInvoice number   Q649091\n${drawing}`)])[0].fields;

describe('readings in rows that go on from one another', () => {
  it('are the first and the last of a meter that was read every month', () => {
    expect(
      read(`
MPRN             7410226308
Billing period   01 Nov 2025 to 31 Jan 2026

From            Read              To              Read                 m3        CF        CV          kWh
01 Nov 2025     40202 Actual      30 Nov 2025     41426 Estimated    1224   1.02264     39.85     13,855.7
30 Nov 2025     41426 Estimated   31 Dec 2025     41983 Estimated     557   1.02264     39.36      6,227.7
31 Dec 2025     41983 Estimated   31 Jan 2026     43016 Actual       1033   1.02264     39.84     11,690.7
Total for all rows                                                  2,814                         31,774.1

Gas                       31,774.1 kWh x 6.7954p            £2,159.18
Standing charge                92 days x 222.02p              £204.26
Charges before VAT                                          £2,363.44`),
    ).toMatchObject({
      readFromDate: '2025-11-01',
      readToDate: '2026-01-31',
      readFromType: 'actual',
      readToType: 'actual',
    });
  });

  it('are those of the old meter and of the new one', () => {
    expect(
      read(`
Supply number    1620020158107
Bill period      1 September 2025 to 30 September 2025

Meter          From                  Reading    To                    Reading    Used      kWh
K12UP589487    1 September 2025      51146      12 September 2025     53094      1948    1,948
removed                              Estimated                        Actual
22694219683    12 September 2025     3          30 September 2025     1150       1147    1,147
fitted                               Actual                           Customer

Units                     3,095 kWh at 26.885p               £832.09
Standing charge             30 days at 83.40p                 £25.02
Total before VAT                                             £857.11`),
    ).toMatchObject({
      readFromDate: '2025-09-01',
      readToDate: '2025-09-30',
      readFromType: 'estimated',
      readToType: 'customer',
    });
  });

  it('are not those of a time before the bill', () => {
    expect(
      read(`
Supply number    1620020158107
Bill period      1 September 2025 to 30 September 2025

From                  Reading    To                    Reading    Used
1 May 2025            41146      31 May 2025           43094      1948
31 May 2025           43094      30 June 2025          44241      1147

Previous reading, 1 September 2025        51146
Present reading, 30 September 2025        54241
Units used                                 3095

Units                     3,095 kWh at 26.885p               £832.09`),
    ).toMatchObject({ readFromDate: '2025-09-01', readToDate: '2025-09-30' });
  });
});

it('knows which reading is which where the last is told of first', () => {
  expect(
    read(`
MPRN             7410226308

Meter G4A75428741. This time it stood at 8957 on 13 January 2026 (we read your meter); last time it stood
at 7688 on 14 October 2025 (we read your meter). That is 1,269 m3.

1,269 m3 x 1.02264 x 39.1 / 3.6 = 14,095 kWh
14,095 kWh at 6.157p each: £867.83`),
  ).toMatchObject({ readFromDate: '2025-10-14', readToDate: '2026-01-13' });
});

it('looks for days and kinds where the readings are told, and not where they are subtracted', () => {
  expect(
    read(`
MPRN             7410226308

Meter number E6S24563259. Latest: 21172 on 7 Jul 2026 (estimate).
Previous: 20208 on 8 Apr 2026 (read).

Volume used
21172 − 20208 = 964 m3

Volume to energy
964 m3 x 1.02264 x 39.6 / 3.6 = 10,844 kWh
10,844 kWh at 8.246p per kWh: £894.20`),
  ).toMatchObject({
    readFromDate: '2026-04-08',
    readToDate: '2026-07-07',
    readFromType: 'actual',
    readToType: 'estimated',
  });
});

it('takes the kinds and the days that stand together, apart from the readings', () => {
  expect(
    read(`
Supply number    1620020158107

Normal units 8,931 kWh at 24.56p                                       £2,193.45
Low units 2,988 kWh at 17.88p                                            £534.25
Units in all 11,919 kWh                                                £2,727.70

Normal: 24275 to 33206. Low: 59265 to 62253. Opening: actual, Thu 1 Oct 2026; closing: customer, Sat 31 Oct 2026.`),
  ).toMatchObject({
    dayUnitRate: 24.56,
    nightUnitRate: 17.88,
    readFromDate: '2026-10-01',
    readToDate: '2026-10-31',
    readFromType: 'actual',
    readToType: 'customer',
  });
});

it('tells day and night apart by hours that make up the whole day', () => {
  const fields = read(`
Supply number    1620020158107

Energy 0700-2400                47,932 kWh        11.2190p         £5,377.49
Energy 0000-0700                20,543 kWh         7.5064p         £1,542.04
Energy, sum                     68,475 kWh                         £6,919.53`);
  expect(fields).toMatchObject({ dayUnitRate: 11.219, dayConsumption: 47932, nightUnitRate: 7.5064 });
});
