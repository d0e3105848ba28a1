import { type ContractFacts, lastDayOf } from '../bill-validation/index.js';
import type { InvoiceFields } from '../extraction/index.js';

/** A contract with the sites that its supply points were filed under, in the same order. */
export interface FiledContract extends ContractFacts {
  siteIds: string[];
}

export interface BilledAt {
  fields: InvoiceFields;
  siteId: string;
}

export interface ContractsOfBill {
  contract?: ContractFacts;
  otherContracts: ContractFacts[];
}

/**
 * The contract that a bill is held against: of those that name its meter point the one with most days of the charge
 * period, else the one that began last. Where none names it, a contract for the same fuel at the bill's site may have
 * the number wrong or be of the meter before: it counts while no bill comes for the number that it names.
 *
 * @param billed meter points of the account for which there are bills
 */
export function contractsOfBill(
  bill: BilledAt,
  contracts: readonly FiledContract[],
  billed: ReadonlySet<string>,
): ContractsOfBill {
  const { mpanMprn } = bill.fields;
  const naming = mpanMprn
    ? contracts.filter((each) => each.supplyPoints.some((point) => point.mpanMprn === mpanMprn))
    : [];
  const meant = naming.length > 0 ? naming : contracts.filter((each) => isAtSite(each, bill, billed));
  const [contract, ...otherContracts] = [...meant].sort(
    (a, b) => daysInForce(b, bill.fields) - daysInForce(a, bill.fields) || later(a, b),
  );
  return { contract, otherContracts };
}

function isAtSite(
  { supplyPoints, siteIds }: FiledContract,
  { fields, siteId }: BilledAt,
  billed: ReadonlySet<string>,
): boolean {
  return supplyPoints.some(
    (point, index) =>
      siteIds[index] === siteId &&
      (!point.supplyType || !fields.supplyType || point.supplyType === fields.supplyType) &&
      !(point.mpanMprn && billed.has(point.mpanMprn)),
  );
}

/** Days of the charge period that the contract is in force; one without dates is in force at all times, one with a term until it is over. */
function daysInForce(contract: ContractFacts, { chargeStartDate, chargeEndDate, invoiceDate }: InvoiceFields): number {
  const from = chargeStartDate ?? chargeEndDate ?? invoiceDate;
  const to = chargeEndDate ?? from;
  if (!from || !to) return 0;
  const { contractStartDate = from } = contract;
  const lastDay = lastDayOf(contract) ?? to;
  const first = from > contractStartDate ? from : contractStartDate;
  const last = to < lastDay ? to : lastDay;
  return first > last ? 0 : (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
}

const later = (a: ContractFacts, b: ContractFacts): number =>
  (b.contractStartDate ?? '').localeCompare(a.contractStartDate ?? '');
