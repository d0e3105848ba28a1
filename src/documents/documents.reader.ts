import type { ContractFields, InvoiceFields, SupplyPointFields, SupplyType } from '../extraction/index.js';

/** A place of a business, as other modules see it. */
export interface SiteRef {
  id: string;
  accountId: string;
  referenceId: string;
  /** Name of the supplier of the site's account, as the catalogue has it. */
  supplierName: string;
  /** As printed on the paper that made the site known, or as the supplier's account gives it. */
  address?: string;
  /** MPAN cores and MPRNs that are known to be there. */
  meterPoints: readonly string[];
}

/** Which sites are meant; conditions that are absent do not narrow. */
export interface SiteQuery {
  projectId: string;
  siteIds?: readonly string[];
  accountIds?: readonly string[];
  /** The businesses the caller may see. */
  referenceIds?: readonly string[];
}

/** What a bill says of one meter point of a site. Rates in pence, amounts in pounds, consumption in kWh. */
export interface SiteBill {
  siteId: string;
  documentId: string;
  type: 'INVOICE' | 'CREDIT_NOTE' | 'DEBIT_NOTE';
  fields: InvoiceFields;
}

/** A contract, with those of its supply points that are at the site. */
export interface SiteContract {
  siteId: string;
  documentId: string;
  fields: Omit<ContractFields, 'supplyPoints'>;
  supplyPoints: SupplyPointFields[];
}

/** The consumption of one meter point in one charge period; the row type of the view `documents.billed_consumption`. */
export interface BilledConsumption {
  siteId: string;
  documentId: string;
  /** `credit`: the consumption is given back; `kwh` is then negative. */
  kind: 'charge' | 'credit';
  mpanMprn?: string;
  supplyType?: SupplyType;
  invoiceNumber?: string;
  invoiceDate?: string;
  /** First and last day of the charge period (of the reads, where the bill gives no charge period), YYYY-MM-DD. */
  startDate: string;
  endDate: string;
  kwh: number;
  /** True where the reading that closes the period is estimated. */
  estimated: boolean;
}

/** Bills of a site that have a day in common with the span; both days belong to it, an absent one leaves it open. */
export interface DaySpan {
  from?: string;
  to?: string;
}

/**
 * What other modules ask of sites and their papers: many sites in, one map out; a site without anything is in no map.
 * Nothing of another project is ever found.
 *
 * For statements over a whole project the database offers, as a part of this face:
 * - `documents.site (project_id, id, account_id, reference_id, supplier_name, address)`, primary key (project_id, id);
 * - view `documents.billed_consumption (project_id, site_id, account_id, reference_id, document_id, kind, mpan_mprn,
 *   supply_type, invoice_number, invoice_date, start_date, end_date, kwh, estimated)`, the columns of
 *   `BilledConsumption`; only rows that have both dates and a consumption, quick by (project_id, site_id);
 * - view `documents.bill_reading (project_id, site_id, account_id, document_id, kind, mpan_mprn, supply_type,
 *   meter_serial_number, invoice_number, invoice_date, start_date, end_date, read_to_date, kwh, estimated, received_at)`:
 *   the same for every bill and credit note that was read, whatever of it is missing; `kwh` as printed, and null where
 *   only one of the day and night registers is known;
 * - function `documents.account_sites(project_id uuid, account_ids uuid[])`, rows `(account_id uuid, sites text)`: the
 *   JSON array of the account's Site objects as the interface has them.
 */
export abstract class DocumentsReader {
  /** Sites by id, account or business, in the order in which they were made. */
  abstract sites(query: SiteQuery): Promise<SiteRef[]>;

  /** Bills, credit notes and debit notes by site, those with the latest charges first. */
  abstract bills(projectId: string, siteIds: readonly string[], span?: DaySpan): Promise<Map<string, SiteBill[]>>;

  /** Contracts by site, those that start last first. */
  abstract contracts(projectId: string, siteIds: readonly string[]): Promise<Map<string, SiteContract[]>>;

  /** Consumption by site, in the order of the periods. */
  abstract consumption(
    projectId: string,
    siteIds: readonly string[],
    span?: DaySpan,
  ): Promise<Map<string, BilledConsumption[]>>;
}
