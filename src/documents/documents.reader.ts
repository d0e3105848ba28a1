import type { ContractFields, InvoiceFields, NightHours, SupplyPointFields } from '../extraction/index.js';

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
  /** Standard settlement configurations (SSC) that the paper prints, by MPAN core. */
  settlementConfigurations?: Readonly<Record<string, string>>;
  /** Hours of the night that the paper prints beside its rates. */
  nightHours?: Readonly<NightHours>;
}

/** A contract, with those of its supply points that are at the site. */
export interface SiteContract {
  siteId: string;
  documentId: string;
  fields: Omit<ContractFields, 'supplyPoints'>;
  supplyPoints: SupplyPointFields[];
  /** Standard settlement configurations (SSC) that the paper prints, by MPAN core. */
  settlementConfigurations?: Readonly<Record<string, string>>;
  /** Hours of the night that the paper prints beside its rates. */
  nightHours?: Readonly<NightHours>;
}

/**
 * What other modules ask of sites and their papers: many sites in, one map out; a site without anything is in no map.
 * Nothing of another project is ever found.
 *
 * For statements over a whole project the database offers, as a part of this face:
 * - `documents.site (project_id, id, account_id, reference_id, supplier_name, address)`, primary key (project_id, id);
 * - `documents.meter_point (project_id, account_id, mpan_mprn, site_id, supply_type)`, quick by (project_id, site_id);
 * - view `documents.bill_reading (project_id, site_id, account_id, document_id, kind, mpan_mprn, supply_type,
 *   meter_serial_number, invoice_number, invoice_date, start_date, end_date, read_to_date, kwh, estimated, received_at)`:
 *   a row for each bill, credit note and debit note that was read and each of its meter points, whatever of it is missing,
 *   quick by (project_id, site_id); `kind` is `charge`, `debit` (a debit note, which charges in addition to the bill of its
 *   days) or `credit` (a credit note, or negative charges); the dates are those of the charge period, or else of the reads,
 *   first and last day; `kwh` as printed or else as the lines of energy charge them together (of a credit positive or negative),
 *   and null where only one of the day and night registers is known; `estimated`: the closing read is;
 * - view `documents.unread_bill (project_id, site_id, account_id, document_id, status)`: a row for each paper that is or may
 *   be a bill and of which nothing is known, since it waits to be read (`pending`) or could not be (`failed`), and each
 *   site that shows it; quick by (project_id, account_id);
 * - function `documents.site_object(project_id, site_id, types text[], from_date date, to_date date)`, one row `(site text)`
 *   if the site is there: a Site object as the interface has it, in JSON; the conditions after the site may be left out or
 *   null, and narrow its lists;
 * - function `documents.sites_version(project_id, account_ids uuid[])`: a text that changes when the Site objects of these
 *   accounts do, quicker than they are put together.
 */
export abstract class DocumentsReader {
  /** Sites by id, account or business, in the order in which they were made. */
  abstract sites(query: SiteQuery): Promise<SiteRef[]>;

  /** Bills, credit notes and debit notes by site, those with the latest charges first. */
  abstract bills(projectId: string, siteIds: readonly string[]): Promise<Map<string, SiteBill[]>>;

  /** Contracts by site, those that start last first. */
  abstract contracts(projectId: string, siteIds: readonly string[]): Promise<Map<string, SiteContract[]>>;
}
