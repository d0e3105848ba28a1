import { Decimal } from 'decimal.js';
import type { DateTime } from 'luxon';
import type { SandboxSite } from './business.js';
import { type Month, firstDay, lastDay } from './months.js';
import type { Seed } from './seed.js';

/** A contract for one site: the prices that its bills are held against. */
export interface Agreement {
  number: string;
  site: SandboxSite;
  firstMonth: Month;
  signedOn: DateTime;
  start: DateTime;
  end: DateTime;
  months: number;
  product: string;
  /** Pence per kWh by register: `Day` and `Night`, or `Unit`. */
  unitRates: { register: string; pence: Decimal }[];
  /** Pence per day. */
  standingCharge: Decimal;
  meterSerial: string;
  /** kWh a year. */
  annualUse: number;
}

const TERM = 60;
/** Contracts follow one another without a gap, counted from this month. */
const ORIGIN: Month = 2023 * 12;

/** Start of the contract that covers a month. The business signs in a month of its own choice. */
function termStart(seed: Seed, month: Month): Month {
  const origin = ORIGIN + seed.whole('contract month', 0, 11);
  return origin + Math.floor((month - origin) / TERM) * TERM;
}

/** The contract of a site in a month. The meter is changed with the contract. */
export function agreementFor(site: SandboxSite, business: Seed, month: Month): Agreement {
  const firstMonth = termStart(business, month);
  const seed = business.of(site.fuel).of(`contract ${firstMonth}`);
  const pence = (name: string, least: number, most: number, places: number) =>
    new Decimal(seed.whole(name, least, most)).div(10 ** places);
  const electric = site.fuel === 'electricity';
  const start = firstDay(firstMonth);
  return {
    number: `${electric ? 'EC' : 'GC'}${seed.digits('number', 7)}`,
    site,
    firstMonth,
    signedOn: start.minus({ weeks: 6 }),
    start,
    end: lastDay(firstMonth + TERM - 1),
    months: TERM,
    product: electric ? 'Business Fixed Day & Night' : 'Business Fixed Gas',
    unitRates: electric
      ? [
          { register: 'Day', pence: pence('day', 2400, 2950, 2) },
          { register: 'Night', pence: pence('night', 1500, 1950, 2) },
        ]
      : [{ register: 'Unit', pence: pence('unit', 5200, 7600, 3) }],
    standingCharge: electric ? pence('standing', 6200, 11900, 2) : pence('standing', 3400, 7900, 2),
    meterSerial: electric
      ? `S${seed.whole('year', 16, 24)}EW${seed.digits('serial', 6)}`
      : `G4A${seed.digits('serial', 8)}`,
    annualUse: seed.whole('eac', electric ? 620 : 1700, electric ? 980 : 2600) * 100,
  };
}
