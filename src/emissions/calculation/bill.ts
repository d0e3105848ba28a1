import type { Decimal } from 'decimal.js';
import type { Day, Range } from '../../platform/calendar/index.js';
import type { Fuel } from '../factors/factor-table.js';

/** A bill charges days; a debit note charges more for them; a credit note, or a bill with negative charges, gives back. */
export type BillKind = 'charge' | 'debit' | 'credit';

/** What a bill, a debit note or a credit note says of the consumption of one meter point, as far as it was read. */
export interface Bill {
  /** The caller's id of the document. */
  documentId: string;
  /** Where it is filed, if not at the site that it is reckoned with. */
  siteId?: string;
  invoiceNumber?: string;
  kind: BillKind;
  /** MPAN core or MPRN. */
  meterPoint?: string;
  meterSerial?: string;
  fuel?: Fuel;
  /** The days charged; both ends as half-open days. */
  from?: Day;
  to?: Day;
  /** Energy of the whole period, never negative: `kind` says the direction. */
  kWh?: Decimal;
  /** True where the closing read is an estimate. */
  isEstimated: boolean;
  /** Date of the closing read. */
  readOn?: Day;
  issuedOn?: Day;
  /** Place in the order in which the documents arrived. */
  arrival: number;
  /** Why nothing is known of it. */
  unread?: 'not_read_yet' | 'unreadable';
}

/** A bill of which enough was read to spread its energy over days. */
export type PlacedBill = Bill & { from: Day; to: Day; kWh: Decimal; fuel: Fuel };

/** Why a bill is not part of the figures. */
export const UNUSED_REASONS = [
  'not_read_yet',
  'unreadable',
  'no_period',
  'no_consumption',
  'unknown_fuel',
  'credit_without_bill',
] as const;
export type UnusedReason = (typeof UNUSED_REASONS)[number];

export interface UnusedBill {
  documentId: string;
  /** Where it is filed, if not at the site that it is reckoned with. */
  siteId?: string;
  reason: UnusedReason;
  /** The days it charges, where known. */
  period?: Range;
}

/** A meter point that some paper, or the supplier's account, says is at the site. */
export interface KnownMeterPoint {
  /** MPAN core or MPRN. */
  id: string;
  fuel: Fuel;
}

/** Bills of one meter point, as far as they can be told apart. */
export interface MeterPoint {
  fuel: Fuel;
  /** MPAN core or MPRN; absent where no bill of it shows one. */
  id?: string;
  bills: PlacedBill[];
}

/** Says why a bill cannot be placed, or nothing. */
export function flawOf(bill: Bill): UnusedReason | undefined {
  if (bill.unread) return bill.unread;
  if (bill.from === undefined || bill.to === undefined || bill.from >= bill.to) return 'no_period';
  if (bill.kWh === undefined) return 'no_consumption';
  return bill.fuel ? undefined : 'unknown_fuel';
}

/**
 * Sorts the bills of a site by meter point. A bill without an MPAN or MPRN goes by its serial, else to the only meter
 * point of its fuel.
 */
export function metersOf(bills: readonly PlacedBill[]): MeterPoint[] {
  const meters = new Map<string, MeterPoint>();
  const unnamed: PlacedBill[] = [];
  for (const bill of bills) {
    if (bill.meterPoint) add(meters, `${bill.fuel}:${bill.meterPoint}`, bill);
    else unnamed.push(bill);
  }
  const named = [...meters.entries()];
  for (const bill of unnamed) {
    const serial = serialOf(bill);
    const ofFuel = named.filter(([, meter]) => meter.fuel === bill.fuel);
    const bySerial = ofFuel.filter(([, meter]) => serial && meter.bills.some((other) => serialOf(other) === serial));
    const known = [bySerial, ofFuel].find((found) => found.length === 1)?.[0][0];
    add(meters, known ?? `${bill.fuel}?${serial ?? ''}`, bill);
  }
  return [...meters.values()];
}

function add(meters: Map<string, MeterPoint>, key: string, bill: PlacedBill): void {
  const meter = meters.get(key);
  if (meter) meter.bills.push(bill);
  else meters.set(key, { fuel: bill.fuel, id: bill.meterPoint, bills: [bill] });
}

/** Serials are printed with and without spaces. */
function serialOf({ meterSerial }: PlacedBill): string | undefined {
  return meterSerial?.replace(/\s/g, '').toUpperCase() || undefined;
}
