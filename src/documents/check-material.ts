import type { BillFacts, BillToCheck } from '../bill-validation/index.js';
import type { InvoiceFields, SupplyType } from '../extraction/index.js';
import type { Database } from '../platform/database/index.js';
import { In, IsNull } from 'typeorm';
import { present } from './columns.js';
import { type FiledContract, contractsOfBill } from './contract-of-bill.js';
import { CONTRACT_FIELDS, ContractEntity, SUPPLY_POINT_FIELDS, SupplyPointEntity } from './contract.entity.js';
import { DocumentEntity } from './document.entity.js';
import { BILL_FIELDS, InvoiceEntity } from './invoice.entity.js';

/** A bill as the rules see it. */
interface Known {
  row: InvoiceEntity;
  facts: BillFacts;
}

/** What is known around bills of one account: their neighbours, the account's contracts, the meters at their sites. */
export class CheckMaterial {
  private readonly byMeterPoint = new Map<string | null, Known[]>();

  private constructor(
    private readonly bills: InvoiceEntity[],
    private readonly papers: Map<string, Pick<DocumentEntity, 'documentId' | 'fileKey' | 'type'>>,
    private readonly contracts: FiledContract[],
    private readonly billed: Set<string>,
    private readonly meters: { siteId: string; supplyType: SupplyType | null }[],
  ) {
    for (const row of bills) {
      const known = { row, facts: this.factsOf(row) };
      const others = this.byMeterPoint.get(row.mpanMprn);
      if (others) others.push(known);
      else this.byMeterPoint.set(row.mpanMprn, [known]);
    }
  }

  static async load(
    database: Database,
    projectId: string,
    accountId: string,
    due: InvoiceEntity[],
  ): Promise<CheckMaterial> {
    const meterPoints = due.flatMap(({ mpanMprn }) => mpanMprn ?? []);
    const numbers = due.flatMap(({ mpanMprn, invoiceNumber }) => (mpanMprn === null ? (invoiceNumber ?? []) : []));
    const unnumbered = { projectId, accountId, mpanMprn: IsNull() };
    const bills = await database.repository(InvoiceEntity).find({
      where: [
        { projectId, accountId, mpanMprn: In(meterPoints) },
        { projectId, accountId, documentId: In(due.map(({ documentId }) => documentId)) },
        { ...unnumbered, invoiceNumber: In(numbers) },
        { ...unnumbered, correctsInvoiceNumber: In(numbers) },
      ],
    });
    const papers = await database.repository(DocumentEntity).find({
      select: { id: true, documentId: true, fileKey: true, type: true },
      where: { projectId, id: In(bills.map(({ documentId }) => documentId)) },
    });
    const billed = await database.query<{ mpan_mprn: string }>(
      `SELECT DISTINCT i.mpan_mprn FROM documents.invoice i
        WHERE i.project_id = $1 AND i.account_id = $2 AND i.mpan_mprn IS NOT NULL`,
      [projectId, accountId],
    );
    const meters = await database.query<{ siteId: string; supplyType: SupplyType | null }>(
      `SELECT m.site_id AS "siteId", m.supply_type AS "supplyType" FROM documents.meter_point m
        WHERE m.project_id = $1 AND m.account_id = $2 AND m.site_id = ANY ($3)`,
      [projectId, accountId, due.map(({ siteId }) => siteId)],
    );
    return new CheckMaterial(
      bills,
      new Map(papers.map((paper) => [paper.id, paper])),
      await loadContracts(database, projectId, accountId),
      new Set(billed.map((row) => row.mpan_mprn)),
      meters,
    );
  }

  /** The caller's name of the paper that a bill stands on. */
  nameOf(bill: InvoiceEntity): string {
    return this.papers.get(bill.documentId)?.documentId ?? bill.documentId;
  }

  /** The ids of papers sort by the time at which they came. */
  private factsOf(bill: InvoiceEntity): BillFacts {
    const { fileKey: file, type } = this.papers.get(bill.documentId) ?? {};
    const isCreditNote = type === 'CREDIT_NOTE';
    return { ...fieldsOf(bill), documentId: this.nameOf(bill), filed: bill.documentId, file, isCreditNote };
  }

  /** All that the rules are to know of one bill. */
  of(bill: InvoiceEntity): BillToCheck {
    const known = (this.byMeterPoint.get(bill.mpanMprn) ?? []).filter(({ row }) => bearsOn(row, bill));
    const fields = fieldsOf(bill);
    return {
      bill: this.factsOf(bill),
      ...contractsOfBill({ fields, siteId: bill.siteId }, this.contracts, this.billed),
      history: known.map(({ facts }) => facts),
      context: {
        meterPointsOnBill: this.bills.filter(({ documentId }) => documentId === bill.documentId).length,
        meterPointsAtPremises: this.metersBeside(bill),
      },
    };
  }

  private metersBeside({ siteId, supplyType }: InvoiceEntity): number | undefined {
    return (
      this.meters.filter((meter) => meter.siteId === siteId && meter.supplyType === supplyType).length || undefined
    );
  }
}

/**
 * Whether a bill is a part of another one's history. Bills without a meter point may be of any: of those only the same
 * invoice and what corrects it are told.
 */
function bearsOn(other: InvoiceEntity, bill: InvoiceEntity): boolean {
  if (other.documentId === bill.documentId && other.position === bill.position) return false;
  if (bill.mpanMprn !== null) return true;
  const { invoiceNumber: number, totalAmount } = bill;
  if (number === null || totalAmount === null) return false;
  const isRepeat = other.invoiceNumber === number && other.totalAmount === totalAmount;
  return isRepeat || other.correctsInvoiceNumber === number;
}
const fieldsOf = (row: InvoiceEntity): InvoiceFields => present<InvoiceFields>(row, BILL_FIELDS);

async function loadContracts(database: Database, projectId: string, accountId: string): Promise<FiledContract[]> {
  const where = { projectId, accountId };
  const contracts = await database.repository(ContractEntity).find({ where });
  const points = await database.repository(SupplyPointEntity).find({ where, order: { position: 'ASC' } });
  return contracts.map((contract) => {
    const own = points.filter(({ documentId }) => documentId === contract.documentId);
    return {
      ...present(contract, CONTRACT_FIELDS),
      supplyPoints: own.map((point) => present(point, SUPPLY_POINT_FIELDS)),
      siteIds: own.map(({ siteId }) => siteId),
    };
  });
}
