import type { SiteBill, SiteContract } from '../../documents/index.js';
import type { PrintedHours } from '../hours.js';
import { billTerms, contractTerms } from '../papers.js';
import type { Terms } from '../tariff.js';
import { type TariffDto, toTariffDto } from '../tariffs.dto.js';
import { timelineOf } from '../timeline.js';

export const ELECTRICITY_METER = '9900000000017';
export const GAS_METER = '584697948';

type SupplyPoint = SiteContract['supplyPoints'][number];

/** The terms of a contract with one electricity supply point. */
export function contract(
  documentId: string,
  contractStartDate: string | undefined,
  contractEndDate: string | undefined,
  point: SupplyPoint,
  fields: Partial<SiteContract['fields']> = {},
  hours: PrintedHours = {},
): Terms[] {
  return contractTerms({
    siteId: 'site',
    documentId,
    fields: {
      customerType: 'non_domestic',
      supplierName: 'Brightwell Power',
      contractStartDate,
      contractEndDate,
      ...fields,
    },
    supplyPoints: [{ mpanMprn: ELECTRICITY_METER, supplyType: 'electricity', ...point }],
    ...hours,
  });
}

/** The terms of an electricity bill. */
export function bill(
  documentId: string,
  chargeStartDate: string,
  chargeEndDate: string,
  fields: SiteBill['fields'],
  type: SiteBill['type'] = 'INVOICE',
  hours: PrintedHours = {},
): Terms[] {
  const supply = { mpanMprn: ELECTRICITY_METER, supplyType: 'electricity' as const, supplierName: 'Brightwell Power' };
  return billTerms({
    siteId: 'site',
    documentId,
    type,
    fields: { ...supply, chargeStartDate, chargeEndDate, ...fields },
    ...hours,
  });
}

/** What the service answers for these terms. */
export function tariffs(...terms: Terms[][]): TariffDto[] {
  return timelineOf(terms.flat()).map((tariff) => toTariffDto('site', 'Supplier of the account', tariff));
}

/** The days and papers of tariffs, which is most of what matters. */
export function outline(found: readonly TariffDto[]): string[] {
  return found.map(({ startDate, endDate, source }) =>
    `${startDate ?? ''}..${endDate ?? ''} ${source.type} ${source.documentIds?.join(' ') ?? ''}`.trim(),
  );
}
