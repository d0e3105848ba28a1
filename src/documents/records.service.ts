import { Injectable } from '@nestjs/common';
import {
  type ContractFields,
  type DocumentType,
  type InvoiceFields,
  isBill,
  supplierByName,
} from '../extraction/index.js';
import { Database } from '../platform/database/index.js';
import { BillChecks } from './bill-checks.service.js';
import { present } from './columns.js';
import { CONTRACT_FIELDS, ContractEntity, SUPPLY_POINT_FIELDS, SupplyPointEntity } from './contract.entity.js';
import { DocumentEntity, type DocumentStatus, FilingEntity } from './document.entity.js';
import { CorrectionEntity, EvidenceEntity, type FieldEvidence } from './evidence.entity.js';
import type { Place } from './filing.js';
import { BILL_FIELDS, InvoiceEntity } from './invoice.entity.js';
import { type SiteAccount, Sites } from './sites.service.js';

/** Fields with where they stand on the paper, or who set them. */
export interface Recorded<Fields> {
  fields: Fields;
  evidence: FieldEvidence;
}

/** All that a paper says: of a bill, one entry for each meter point. */
export interface PaperContent {
  invoices: Recorded<InvoiceFields>[];
  contract?: Recorded<ContractFields>;
}

/** What is noted of a paper beside its content. */
export type PaperNote = Partial<
  Pick<
    DocumentEntity,
    | 'failureCode'
    | 'failureDetail'
    | 'pageCount'
    | 'ocr'
    | 'readerVersion'
    | 'readAt'
    | 'rereadRequestedAt'
    | 'settlementConfigurations'
    | 'nightHours'
  >
> & { type: DocumentType; status: DocumentStatus };

/** Writes what papers say: fields, evidence, filing, and what follows from them, in one transaction of the caller's. */
@Injectable()
export class Records {
  constructor(
    private readonly database: Database,
    private readonly sites: Sites,
    private readonly checks: BillChecks,
  ) {}

  find(projectId: string, id: string): Promise<DocumentEntity | null> {
    return this.database.repository(DocumentEntity).findOneBy({ projectId, id });
  }

  async load({ projectId, id: documentId }: DocumentEntity): Promise<PaperContent> {
    const where = { projectId, documentId };
    const order = { position: 'ASC' } as const;
    const evidence = await this.database.repository(EvidenceEntity).find({ where });
    const evidenceAt = (position: number) => evidence.find((entry) => entry.position === position)?.fields ?? {};
    const invoices = await this.database.repository(InvoiceEntity).find({ where, order });
    const contract = await this.database.repository(ContractEntity).findOne({ where });
    const content: PaperContent = {
      invoices: invoices.map((row) => ({
        fields: present<InvoiceFields>(row, BILL_FIELDS),
        evidence: evidenceAt(row.position),
      })),
    };
    if (contract) {
      const points = await this.database.repository(SupplyPointEntity).find({ where, order });
      const supplyPoints = points.map((row) => present(row, SUPPLY_POINT_FIELDS));
      const fields = { ...present(contract, CONTRACT_FIELDS), supplyPoints } as ContractFields;
      content.contract = { fields, evidence: evidenceAt(0) };
    }
    return content;
  }

  /** Every change of the paper by hand, the first one first. */
  trail({ projectId, id: documentId }: DocumentEntity): Promise<CorrectionEntity[]> {
    return this.database
      .repository(CorrectionEntity)
      .find({ where: { projectId, documentId }, order: { correctedAt: 'ASC', id: 'ASC' } });
  }

  async saveTrail(trail: CorrectionEntity[]): Promise<void> {
    await this.database.repository(CorrectionEntity).save(trail);
  }

  /** A reading that was asked for anew has told nothing: all stays as it is. */
  async keep({ projectId, id }: DocumentEntity): Promise<void> {
    await this.database.repository(DocumentEntity).update({ projectId, id }, { rereadRequestedAt: null });
  }

  /**
   * Puts the content in the place of what was recorded, files the paper by it, and marks the bills to be checked again.
   * The caller holds the account's lock.
   */
  async save(account: SiteAccount, document: DocumentEntity, content: PaperContent, note: PaperNote): Promise<void> {
    const before = await this.clear(document);
    const siteIds = await this.file(account, content);
    await this.insert(document, content, siteIds);
    const filedUnder = siteIds.length > 0 ? siteIds : [await this.firstSite(account)];
    await this.fileUnder(document, filedUnder);
    await this.list(document);
    await this.database
      .repository(DocumentEntity)
      .update({ projectId: document.projectId, id: document.id }, { ...note, ...spanOf(content) });
    if (document.revision > 1 || before.length > 0) await this.sites.prune(account);
    await this.checks.forgetBeyond(document, isUnreadBill(document, note) ? 1 : content.invoices.length);
    if (isUnreadBill(document, note)) {
      const failure = { code: note.failureCode ?? '', detail: note.failureDetail ?? '' };
      await this.checks.giveUp(document, account.referenceId, filedUnder[0], failure);
    }
    await this.checks.request(document, [...before, ...meterPointsOf(content)]);
  }

  /** Removes the fields of a paper; gives the meter points that it named. Bills without one that it bore on are checked again. */
  async clear(document: DocumentEntity): Promise<string[]> {
    const { projectId, accountId, id: documentId } = document;
    const named = await this.database.query<{ mpan_mprn: string }>(
      `WITH gone AS (DELETE FROM documents.invoice WHERE project_id = $1 AND document_id = $2
                       RETURNING mpan_mprn, invoice_number, corrects_invoice_number),
            unnumbered AS (
              UPDATE documents.invoice i SET check_due = true
               WHERE i.project_id = $1 AND i.account_id = $3 AND i.document_id <> $2 AND i.mpan_mprn IS NULL
                 AND i.invoice_number IN (
                   SELECT unnest(ARRAY[g.invoice_number, g.corrects_invoice_number]) FROM gone g WHERE g.mpan_mprn IS NULL)),
            points AS (SELECT mpan_mprn FROM documents.supply_point WHERE project_id = $1 AND document_id = $2)
       SELECT mpan_mprn FROM gone WHERE mpan_mprn IS NOT NULL
        UNION SELECT mpan_mprn FROM points WHERE mpan_mprn IS NOT NULL`,
      [projectId, documentId, accountId],
    );
    await this.database.repository(ContractEntity).delete({ projectId, documentId });
    await this.database.repository(EvidenceEntity).delete({ projectId, documentId });
    return named.map((row) => row.mpan_mprn);
  }

  /** Files a paper under these sites and no others. */
  async fileUnder(
    { projectId, id: documentId }: Pick<DocumentEntity, 'projectId' | 'id'>,
    siteIds: readonly string[],
  ): Promise<void> {
    await this.database.repository(FilingEntity).delete({ projectId, documentId });
    const rows = [...new Set(siteIds)].map((siteId) => ({ projectId, siteId, documentId }));
    await this.database.repository(FilingEntity).insert(rows);
  }

  private async firstSite({ projectId, accountId }: SiteAccount): Promise<string> {
    const account = await this.sites.account(projectId, accountId);
    if (!account) throw new Error('The account has no site');
    return account.firstSiteId;
  }

  private async file(account: SiteAccount, content: PaperContent): Promise<string[]> {
    const places = placesOf(content);
    return places.length > 0 ? this.sites.file(account, places) : [];
  }

  private async insert(document: DocumentEntity, content: PaperContent, siteIds: string[]): Promise<void> {
    const { projectId, accountId, id: documentId } = document;
    const key = { projectId, documentId };
    const { invoices, contract } = content;
    if (invoices.length > 0) {
      const rows = invoices.map(({ fields }, position) => ({
        ...fields,
        ...key,
        accountId,
        position,
        siteId: siteIds[position],
      }));
      await this.database.repository(InvoiceEntity).insert(rows);
    }
    if (contract) {
      const { supplyPoints, ...fields } = contract.fields;
      const supplierCode = fields.supplierName ? supplierByName(fields.supplierName)?.code : undefined;
      await this.database.repository(ContractEntity).insert({ ...fields, supplierCode, ...key, accountId });
      const rows = supplyPoints.map((point, position) => ({
        ...point,
        ...key,
        accountId,
        position,
        siteId: siteIds[position],
      }));
      if (rows.length > 0) await this.database.repository(SupplyPointEntity).insert(rows);
    }
    const readings = contract ? [contract] : invoices;
    const evidence = readings.map((reading, position) => ({ ...key, position, fields: reading.evidence }));
    if (evidence.length > 0) await this.database.repository(EvidenceEntity).insert(evidence);
  }

  private async list({ projectId, id }: DocumentEntity): Promise<void> {
    for (const table of ['invoice', 'contract']) {
      await this.database.query(
        `UPDATE documents.${table} AS paper SET listing = documents.${table}_listing(paper)
          WHERE paper.project_id = $1 AND paper.document_id = $2`,
        [projectId, id],
      );
    }
  }
}

/** It could not be read, and is a bill, or nobody can say that it is none. */
const isUnreadBill = ({ givenType }: DocumentEntity, { type, status }: PaperNote): boolean =>
  status === 'failed' && (isBill(type) || (givenType === null && type === 'OTHER'));

function placesOf({ invoices, contract }: PaperContent): Place[] {
  const named = contract ? contract.fields.supplyPoints : invoices.map(({ fields }) => fields);
  return named.map((fields) => ({
    mpanMprn: fields.mpanMprn,
    supplyType: fields.supplyType,
    address: fields.siteAddress,
    name: 'siteName' in fields ? fields.siteName : undefined,
  }));
}

function meterPointsOf(content: PaperContent): string[] {
  return placesOf(content).flatMap(({ mpanMprn }) => mpanMprn ?? []);
}

/** First and last day of what the paper is about. */
function spanOf({ invoices, contract }: PaperContent): Pick<DocumentEntity, 'fromDate' | 'toDate'> {
  if (contract) {
    const { contractStartDate, contractEndDate } = contract.fields;
    return { fromDate: contractStartDate ?? null, toDate: contractEndDate ?? null };
  }
  const first = invoices.flatMap(({ fields: f }) => f.chargeStartDate ?? f.readFromDate ?? f.invoiceDate ?? []).sort();
  const last = invoices.flatMap(({ fields: f }) => f.chargeEndDate ?? f.readToDate ?? f.invoiceDate ?? []).sort();
  return { fromDate: first.at(0) ?? null, toDate: last.at(-1) ?? null };
}
