import type { BillFacts, BillToCheck, ContractFacts, Fuel, SupplyContext, SupplyPointFacts } from './facts.js';
import type { Finding } from './finding.js';
import { isCredit, type Ledger, ledgerOf } from './ledger.js';
import { fuelOf, namedSupplyPoint, supplyPointOf } from './meter-point.js';
import { chargePeriod, overlap, type Period } from './period.js';
import { lastDayOf } from './term.js';

/** A contract as it bears on the bill. */
export interface Agreement {
  contract: ContractFacts;
  /** What it says of the bill's meter point. */
  point?: SupplyPointFacts;
  /** First and last day, where the contract gives them. */
  start?: string;
  end?: string;
}

/** All that a rule looks at. */
export interface Case {
  bill: BillFacts;
  fuel?: Fuel;
  period?: Period;
  credit: boolean;
  /** The contract the bill is held against. */
  agreement?: Agreement;
  /** The same and every other contract for the meter point. */
  agreements: Agreement[];
  ledger: Ledger;
  context: SupplyContext;
}

/** What a rule finds; it may look at what was found before, so that no money is told twice. */
export type Rule = (c: Case, before?: readonly Finding[]) => Finding[];

export function caseOf({ bill, contract, otherContracts = [], history = [], context = {} }: BillToCheck): Case {
  const agreement = contract && agreementOf(contract, supplyPointOf(bill, contract));
  const others = otherContracts
    .filter((other) => other !== contract)
    .map((other) => agreementOf(other, namedSupplyPoint(bill, other)))
    .filter((other) => other.point);
  return {
    bill,
    fuel: fuelOf(bill) ?? agreement?.point?.supplyType,
    period: chargePeriod(bill),
    credit: isCredit(bill),
    agreement,
    agreements: agreement ? [agreement, ...others] : others,
    ledger: ledgerOf(bill, history),
    context,
  };
}

/** The agreements whose prices can be those of the bill: in force for a day of its period, or without dates. */
export function pricesInForce(c: Case): Agreement[] {
  return c.agreements.filter((a) => {
    if (!a.point || !c.period) return a.point !== undefined;
    return isInForce(a, c.period);
  });
}

/** In force for a day of the period; one without dates is in force at all times. */
export const isInForce = ({ start, end }: Agreement, period: Period): boolean =>
  overlap(period, { start: start ?? '0001-01-01', end: end ?? '9999-12-31' }) !== undefined;

/** kWh a year that the supply is expected to use. */
export function annualConsumption(c: Case): number | undefined {
  const point = c.agreement?.point;
  return (
    c.context.estimatedAnnualConsumption ?? point?.estimatedAnnualConsumption ?? point?.previous12MonthsConsumption
  );
}

/** The price is fixed for the term, so that the contract tells what a bill may ask. */
export const isFixedPrice = (a: Agreement): boolean =>
  a.contract.isFixedContract === true && a.contract.isMarketRates !== true;

function agreementOf(contract: ContractFacts, point: SupplyPointFacts | undefined): Agreement {
  return { contract, point, start: contract.contractStartDate, end: lastDayOf(contract) };
}
