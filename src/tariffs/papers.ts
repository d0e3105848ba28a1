import type { SiteBill, SiteContract } from '../documents/index.js';
import { type Day, type Range, addMonths, dayOf } from '../platform/calendar/index.js';
import { withHours } from './hours.js';
import { namedRates } from './rates.js';
import type { Terms, Utility } from './tariff.js';

type SupplyType = 'electricity' | 'gas';

/** The terms of a contract for each of its supply points at the site. */
export function contractTerms({ documentId, fields, supplyPoints, ...hours }: SiteContract): Terms[] {
  return supplyPoints.flatMap((point) => {
    const utility = utilityOf(point.supplyType, point.mpanMprn);
    if (!utility) return [];
    return {
      source: { type: 'contract' as const, documentIds: [documentId] },
      utility,
      meterPoint: point.mpanMprn,
      supplier: fields.supplierName,
      tariffName: point.tariffName,
      period: contractPeriod(fields),
      rates: withHours(namedRates({ ...point, cclRate: fields.cclRate }), hours, point.mpanMprn),
    };
  });
}

/** The terms that a bill was reckoned by. A credit note tells nothing of prices: it may undo a wrong one. */
export function billTerms({ documentId, type, fields, ...hours }: SiteBill): Terms[] {
  const utility = utilityOf(fields.supplyType, fields.mpanMprn);
  const first = fields.chargeStartDate ?? fields.readFromDate;
  const last = fields.chargeEndDate ?? fields.readToDate;
  if (type !== 'INVOICE' || !utility || !first || !last || first > last || isCredit(fields)) return [];
  return [
    {
      source: { type: 'invoice', documentIds: [documentId] },
      utility,
      meterPoint: fields.mpanMprn,
      supplier: fields.supplierName,
      period: { from: dayOf(first), to: dayOf(last) + 1 },
      rates: withHours(namedRates(fields), hours, fields.mpanMprn),
    },
  ];
}

function isCredit({ totalUnitCharge, totalAmount }: SiteBill['fields']): boolean {
  return (totalUnitCharge ?? totalAmount ?? 0) < 0;
}

/** A contract that gives its start and its term ends when the term is over. */
function contractPeriod(contract: SiteContract['fields']): Range {
  const from: Day = contract.contractStartDate ? dayOf(contract.contractStartDate) : -Infinity;
  if (contract.contractEndDate) return { from, to: dayOf(contract.contractEndDate) + 1 };
  const months = contract.contractTermMonths;
  return { from, to: months && Number.isFinite(from) ? addMonths(from, months) : Infinity };
}

/** An MPAN core has 13 digits, an MPRN 6 to 10. */
function utilityOf(supplyType: SupplyType | undefined, meterPoint: string | undefined): Utility | undefined {
  if (!supplyType && !meterPoint) return undefined;
  const isElectricity = supplyType ? supplyType === 'electricity' : meterPoint?.length === 13;
  return isElectricity ? 'ELECTRICITY' : 'GAS';
}
