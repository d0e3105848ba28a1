import { distance } from 'fastest-levenshtein';
import type { BillFacts, ContractFacts, Fuel, SupplyPointFacts } from './facts.js';

const CHECK_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];
const MPAN_CORE = /^\d{13}$/;
/** A whole supply number: profile class, time switch and line loss class (or their successors), then the core. */
const SUPPLY_NUMBER = /^\d{5,6}[A-Z0-9]{3}\d{13}$/;
const MPRN = /^\d{6,10}$/;
/** Northern Ireland numbers its electricity supplies by another scheme, without a check digit that is known here. */
const NORTHERN_IRELAND = /^81\d{9}$/;

/** A meter point number as it is compared: without spaces, the core of a whole supply number, without gas's "M". */
export function meterPoint(number: string | undefined): string | undefined {
  const plain = number?.replace(/[\s-]/g, '').toUpperCase();
  if (!plain) return undefined;
  return SUPPLY_NUMBER.test(plain) ? plain.slice(-13) : plain.replace(/^M(?=\d)/, '');
}

/** The check digit that belongs to the first twelve digits of an MPAN core. */
export function mpanCheckDigit(core: string): number {
  return (CHECK_WEIGHTS.reduce((sum, weight, i) => sum + weight * Number(core[i]), 0) % 11) % 10;
}

/**
 * Whether a number can be a meter point of the fuel: 13 digits with the right check digit, or the 6 to 10 digits of
 * an MPRN (whose check digits only one weak source describes: not checked).
 */
export function isMeterPoint(number: string, fuel: Fuel | undefined): boolean {
  if (MPAN_CORE.test(number) && fuel !== 'gas') return mpanCheckDigit(number) === Number(number[12]);
  if (fuel === 'electricity') return NORTHERN_IRELAND.test(number);
  return MPRN.test(number) || (fuel === undefined && NORTHERN_IRELAND.test(number));
}

export const serial = (number: string | undefined): string | undefined =>
  number?.replace(/[\s\-/.]/g, '').toUpperCase() || undefined;

/** The fuel of a bill, by its number where it is not said. */
export function fuelOf(bill: BillFacts): Fuel | undefined {
  const number = meterPoint(bill.mpanMprn);
  return bill.supplyType ?? (number && MPAN_CORE.test(number) ? 'electricity' : undefined);
}

/** The supply point of a contract that has the bill's number. */
export function namedSupplyPoint(bill: BillFacts, contract: ContractFacts): SupplyPointFacts | undefined {
  const number = meterPoint(bill.mpanMprn);
  return number === undefined ? undefined : contract.supplyPoints.find((p) => meterPoint(p.mpanMprn) === number);
}

/** A misprint of one or two digits. */
const ALIKE = 2;

/**
 * The supply point of a contract that the bill must mean: the one with its number, else the one with its meter, else
 * the one whose number is nearly the same, else the only one of its fuel.
 */
export function supplyPointOf(bill: BillFacts, contract: ContractFacts): SupplyPointFacts | undefined {
  const named = namedSupplyPoint(bill, contract);
  if (named) return named;
  const fuel = fuelOf(bill);
  const points = contract.supplyPoints.filter((p) => !fuel || !p.supplyType || p.supplyType === fuel);
  const number = meterPoint(bill.mpanMprn);
  const meter = serial(bill.meterSerialNumber);
  const only = (found: SupplyPointFacts[]) => (found.length === 1 ? found[0] : undefined);
  return (
    only(points.filter((p) => meter !== undefined && serial(p.meterSerialNumber) === meter)) ??
    only(
      points.filter((p) => number !== undefined && p.mpanMprn && distance(meterPoint(p.mpanMprn)!, number) <= ALIKE),
    ) ??
    only(points)
  );
}
