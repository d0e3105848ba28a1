import { Decimal } from 'decimal.js';
import { dayOf } from '../../platform/calendar/index.js';
import type { Bill, KnownMeterPoint } from '../calculation/bill.js';
import { type SiteEmissions, siteEmissions } from '../calculation/site-emissions.js';
import { type EmissionScope, FactorTable } from '../factors/factor-table.js';
import { toEmissionsDto } from '../emissions.mapper.js';
import type { EmissionsDto } from '../emissions.dto.js';

let arrivals = 0;

type Extra = Partial<Omit<Bill, 'issuedOn' | 'readOn'>> & { issued?: string; read?: string };

/** An electricity bill of one meter point; first and last day as a bill prints them. */
export function bill(first: string, last: string, kWh: number | string, extra: Extra = {}): Bill {
  const { issued, read, ...fields } = extra;
  arrivals += 1;
  return {
    documentId: `bill-${first}`,
    kind: 'charge',
    meterPoint: '9900000000017',
    fuel: 'electricity',
    from: dayOf(first),
    to: dayOf(last) + 1,
    kWh: new Decimal(kWh),
    isEstimated: false,
    issuedOn: issued === undefined ? undefined : dayOf(issued),
    readOn: read === undefined ? undefined : dayOf(read),
    arrival: arrivals,
    ...fields,
  };
}

export function gasBill(first: string, last: string, kWh: number | string, extra: Extra = {}): Bill {
  return bill(first, last, kWh, { fuel: 'gas', meterPoint: '584697948', ...extra });
}

export function creditNote(first: string, last: string, kWh: number | string, extra: Extra = {}): Bill {
  return bill(first, last, kWh, { kind: 'credit', documentId: `credit-${first}`, ...extra });
}

export function debitNote(first: string, last: string, kWh: number | string, extra: Extra = {}): Bill {
  return bill(first, last, kWh, { kind: 'debit', documentId: `debit-${first}`, ...extra });
}

interface Reckoning {
  /** First day, and the day after the last. */
  window: [from: string, to: string];
  estimate?: boolean;
  scopes?: EmissionScope[];
  trace?: boolean;
  /** Meter points that are known to be at the site. */
  known?: KnownMeterPoint[];
}

function reckon(
  bills: readonly Bill[],
  { window, estimate = true, known }: Reckoning,
  factors: FactorTable,
): SiteEmissions {
  const [from, to] = window.map(dayOf);
  return siteEmissions(bills, { window: { from, to }, fillUnbilledDays: estimate, factors }, known);
}

/** The record of a site with these bills. */
export function emissionsOf(bills: readonly Bill[], reckoning: Reckoning): EmissionsDto {
  const factors = new FactorTable(reckoning.scopes ?? [1, 2]);
  return toEmissionsDto('site', reckon(bills, reckoning, factors), { factors, withTrace: reckoning.trace ?? false });
}

/** The kWh of each day of the window by the trace of the record, which rounds to a millionth. */
export function dailyEnergy(record: EmissionsDto): Map<string, number> {
  const days = new Map<string, number>();
  for (const line of record.trace ?? []) {
    for (let i = 0; i < line.days; i++) {
      const day = new Date(Date.parse(line.startDate) + i * 86_400_000).toISOString().slice(0, 10);
      days.set(day, (days.get(day) ?? 0) + line.kWh / line.days);
    }
  }
  return days;
}
