import { Injectable } from '@nestjs/common';
import { Any, type FindOptionsWhere } from 'typeorm';
import type { InvoiceFields } from '../extraction/index.js';
import { Database } from '../platform/database/index.js';
import { present } from './columns.js';
import { CONTRACT_FIELDS, ContractEntity, SUPPLY_POINT_FIELDS, SupplyPointEntity } from './contract.entity.js';
import { DocumentEntity } from './document.entity.js';
import { DocumentsReader, type SiteBill, type SiteContract, type SiteQuery, type SiteRef } from './documents.reader.js';
import { INVOICE_FIELDS, InvoiceEntity } from './invoice.entity.js';
import { MeterPointEntity, SiteEntity } from './site.entity.js';

/** The reader over the tables of this module. */
@Injectable()
export class SqlDocumentsReader extends DocumentsReader {
  constructor(private readonly database: Database) {
    super();
  }

  async sites({ projectId, siteIds, accountIds, referenceIds }: SiteQuery): Promise<SiteRef[]> {
    const where: FindOptionsWhere<SiteEntity> = { projectId };
    if (siteIds) where.id = Any([...siteIds]);
    if (accountIds) where.accountId = Any([...accountIds]);
    if (referenceIds) where.referenceId = Any([...referenceIds]);
    const rows = await this.database.repository(SiteEntity).find({ where, order: { id: 'ASC' } });
    const points = await this.database
      .repository(MeterPointEntity)
      .find({ where: { projectId, siteId: Any(rows.map(({ id }) => id)) }, order: { mpanMprn: 'ASC' } });
    const pointsOf = bySite(points);
    return rows.map(({ id, accountId, referenceId, supplierName, address }) => ({
      id,
      accountId,
      referenceId,
      supplierName,
      address: address ?? undefined,
      meterPoints: (pointsOf.get(id) ?? []).map(({ mpanMprn }) => mpanMprn),
    }));
  }

  async bills(projectId: string, siteIds: readonly string[]): Promise<Map<string, SiteBill[]>> {
    const rows = await this.database
      .repository(InvoiceEntity)
      .createQueryBuilder('bill')
      .where({ projectId, siteId: Any([...siteIds]) })
      .orderBy('coalesce(bill.charge_end_date, bill.read_to_date, bill.invoice_date)', 'DESC', 'NULLS LAST')
      .addOrderBy('bill.document_id', 'DESC')
      .getMany();
    const papers = await this.papers(projectId, rows);
    return bySite(
      rows.map((row) => ({
        siteId: row.siteId,
        documentId: papers.get(row.documentId)!.documentId,
        type: papers.get(row.documentId)!.type as SiteBill['type'],
        fields: present<InvoiceFields>(row, INVOICE_FIELDS),
        ...hoursOf(papers.get(row.documentId)!),
      })),
    );
  }

  async contracts(projectId: string, siteIds: readonly string[]): Promise<Map<string, SiteContract[]>> {
    const points = await this.database
      .repository(SupplyPointEntity)
      .find({ where: { projectId, siteId: Any([...siteIds]) }, order: { position: 'ASC' } });
    const papers = await this.papers(projectId, points);
    const rows = await this.database.repository(ContractEntity).find({
      where: { projectId, documentId: Any([...papers.keys()]) },
      order: { contractStartDate: { direction: 'DESC', nulls: 'LAST' }, documentId: 'DESC' },
    });
    const found = rows.flatMap((contract) => {
      const own = points.filter(({ documentId }) => documentId === contract.documentId);
      return [...new Set(own.map(({ siteId }) => siteId))].map((siteId) => ({
        siteId,
        documentId: papers.get(contract.documentId)!.documentId,
        fields: present(contract, CONTRACT_FIELDS),
        supplyPoints: own
          .filter((point) => point.siteId === siteId)
          .map((point) => present(point, SUPPLY_POINT_FIELDS)),
        ...hoursOf(papers.get(contract.documentId)!),
      }));
    });
    return bySite(found);
  }

  /** The papers on which rows stand, by their row's id. */
  private async papers(
    projectId: string,
    rows: readonly { documentId: string }[],
  ): Promise<Map<string, DocumentEntity>> {
    const ids = [...new Set(rows.map(({ documentId }) => documentId))];
    const papers = await this.database.repository(DocumentEntity).findBy({ projectId, id: Any(ids) });
    return new Map(papers.map((paper) => [paper.id, paper]));
  }
}

const hoursOf = ({ settlementConfigurations, nightHours }: DocumentEntity) => ({
  settlementConfigurations: settlementConfigurations ?? undefined,
  nightHours: nightHours ?? undefined,
});

function bySite<T extends { siteId: string }>(rows: T[]): Map<string, T[]> {
  const sites = new Map<string, T[]>();
  for (const row of rows) {
    const others = sites.get(row.siteId);
    if (others) others.push(row);
    else sites.set(row.siteId, [row]);
  }
  return sites;
}
