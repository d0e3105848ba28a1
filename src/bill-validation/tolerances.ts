import { Decimal } from 'decimal.js';

interface Tolerance {
  value: Decimal;
  unit: string;
  reason: string;
}

const tolerance = (value: number | string, unit: string, reason: string): Tolerance => ({
  value: new Decimal(value),
  unit,
  reason,
});

/** How far a bill may be off before it is said to be wrong. There is no other such number in the rules. */
export const TOLERANCES = {
  lineSum: tolerance(
    '0.01',
    'GBP per line',
    'Each line is rounded to the penny by itself, sometimes before it is shown.',
  ),
  billSum: tolerance(
    '0.05',
    'GBP',
    'Net, VAT and total are sums of rounded lines, and VAT may be rounded down or by line.',
  ),
  printedDecimals: tolerance(
    2,
    'decimals of a rate in pence',
    'Trailing noughts are lost in a number, so that 25.1 may have been printed 25.10: at least two decimals are taken as printed, and a charge may be off by half of the last one.',
  ),
  bandUnits: tolerance(1, 'kWh', 'Units are rounded to the kWh where they are printed, day and night each by itself.'),
  sharedDay: tolerance(1, 'day', 'Some suppliers print the first day of the next period as the last day of this one.'),
  unreadLines: tolerance(
    '0.15',
    'share of the net amount',
    'Where more than this is not explained by the lines read, lines that were not read are likelier than a wrong sum.',
  ),
  plainSupply: tolerance(
    100_000,
    'kWh of electricity a year',
    'Above the micro-business limit supplies are metered by the half hour, and bills have capacity and network charges.',
  ),
  readingDayDrift: tolerance(
    '0.2',
    'share of the charging period',
    'A charge by the month or quarter is due once for each bill, and readings come some days early or late.',
  ),
  convertedStandingCharge: tolerance(
    '0.005',
    'share',
    'A month is 28 to 31 days and a year 365 or 366: a daily and a monthly rate agree to this only.',
  ),
  nearlyAllDays: tolerance(
    '0.95',
    'share of days',
    'A bill over a change of contract may be at the price of the one that covers all of its days but one of a month.',
  ),
  capacityCharge: tolerance(
    '0.01',
    'share',
    'A price by the month is held as one by the day to four decimals; TEAM takes 1 % for capacity.',
  ),
  cclSplit: tolerance(
    '0.002',
    'share',
    'A split over 1 April may be by days or half days, with a rate of its own on each line.',
  ),
  gasVolume: tolerance(
    '0.001',
    'share',
    'Meter figures are whole units, and 2.83 and 2.8317 m3 to a hundred cubic feet are both in use.',
  ),
  consumptionSwing: tolerance(
    '0.5',
    'share of the expected kWh',
    'Annual estimates are themselves off by a quarter to a half; TEAM takes 10 %, which asks about every second bill.',
  ),
  gasSeason: tolerance(
    3,
    'times the mean of the year',
    'A heating month takes up to a quarter of a year’s gas, a summer month next to none: only too much is ever asked about.',
  ),
  wholeYearBill: tolerance(
    330,
    'days',
    'From here on a bill holds all seasons, so that gas is judged like electricity.',
  ),
  significantUnits: tolerance(500, 'kWh', 'TEAM’s significance: a smaller difference is not worth a question.'),
  sameSeason: tolerance(
    '0.8',
    'share of days',
    'How much of a bill’s days the bills of the year before must cover to compare with.',
  ),
  estimatesWorthAQuestion: tolerance(
    2,
    'bills in a row',
    'One estimate is ordinary; two mean that nobody has been to the meter.',
  ),
  estimatesTooMany: tolerance(3, 'bills in a row', 'Three bills that rest on no reading are a forecast, not a bill.'),
  missingBill: tolerance(
    '0.8',
    'share of the usual bill',
    'A gap about as long as a bill is a bill that is not here; a shorter one is a gap in the days.',
  ),
} as const;

export const limit = (name: keyof typeof TOLERANCES): Decimal => TOLERANCES[name].value;
