import { Injectable } from '@nestjs/common';
import type { SupplyType } from '../extraction/index.js';
import { Database } from '../platform/database/index.js';
import { newId } from '../platform/http/index.js';
import { Filing, type FilingChanges, type FilingSite, type Place } from './filing.js';
import { MeterPointEntity, SiteEntity } from './site.entity.js';

/** The account that sites belong to, with what is copied from it. */
export interface SiteAccount {
  projectId: string;
  accountId: string;
  referenceId: string;
  supplierName: string;
}

/** An account that is there. */
export interface KnownAccount extends SiteAccount {
  /** The site that was made with it. */
  firstSiteId: string;
}

/** A site that the supplier's account names. */
export interface SupplierSite {
  name?: string;
  /** On one line, parts joined by ", ". */
  address?: string;
  meterPoints: { mpanMprn: string; supplyType?: SupplyType }[];
}

interface SiteRow {
  id: string;
  name: string | null;
  address: string | null;
  meter_points: Record<string, SupplyType | null> | null;
}

/** The sites of accounts and the meter points at them. */
@Injectable()
export class Sites {
  constructor(private readonly database: Database) {}

  /** Makes the site that an account has from its beginning; within the transaction that makes the account. */
  async createFirst({ projectId, accountId, referenceId, supplierName }: SiteAccount): Promise<void> {
    await this.database.repository(SiteEntity).insert({ projectId, id: newId(), accountId, referenceId, supplierName });
  }

  /** The account by its first site, or undefined: there is no such account. */
  async account(projectId: string, accountId: string): Promise<KnownAccount | undefined> {
    const [site] = await this.database.prepared<Omit<KnownAccount, 'projectId' | 'accountId'>>(
      `SELECT s.reference_id AS "referenceId", s.supplier_name AS "supplierName", s.id AS "firstSiteId"
         FROM documents.site s WHERE s.project_id = $1 AND s.account_id = $2 ORDER BY s.id LIMIT 1`,
      [projectId, accountId],
    );
    return site && { projectId, accountId, ...site };
  }

  /**
   * Two papers of one account are filed one after the other, since both may make the site that both belong to. The
   * account's row comes first: whoever removes the account waits before it holds anything that we wait for.
   *
   * @returns undefined when there is no such account
   */
  async lock(projectId: string, accountId: string): Promise<SiteAccount | undefined> {
    await this.database.query('SELECT 1 FROM suppliers.account a WHERE a.project_id = $1 AND a.id = $2 FOR KEY SHARE', [
      projectId,
      accountId,
    ]);
    await this.database.lock(`documents.filing ${projectId} ${accountId}`);
    return this.account(projectId, accountId);
  }

  /** The sites of the places that a paper names, found or made. Call it in a transaction that holds the lock. */
  async file(account: SiteAccount, places: readonly Place[]): Promise<string[]> {
    const filing = new Filing(await this.load(account), newId);
    const found = filing.file(places);
    await this.store(account, filing.changes, false);
    return found.map((site) => site.id);
  }

  /** Makes the sites known that the supplier's account names; those that are known already are found again. */
  async know(account: SiteAccount, sites: readonly SupplierSite[]): Promise<void> {
    const filing = new Filing(await this.load(account), newId);
    const found = new Set<string>();
    for (const { name, address, meterPoints } of sites) {
      const places = meterPoints.length > 0 ? meterPoints : [{ mpanMprn: undefined }];
      for (const site of filing.file(places.map((point) => ({ ...point, name, address })))) found.add(site.id);
    }
    await this.store(account, filing.changes, true);
    await this.database.query(
      `UPDATE documents.site SET from_supplier = true
        WHERE project_id = $1 AND account_id = $2 AND id = ANY ($3) AND NOT from_supplier`,
      [account.projectId, account.accountId, [...found]],
    );
  }

  /**
   * Removes what only a paper had named that is gone or now says otherwise: meter points that are on no paper, then sites with
   * neither meter point nor paper. What the supplier named stays, and so does the first site.
   */
  async prune({ projectId, accountId }: SiteAccount): Promise<void> {
    await this.database.query(
      `DELETE FROM documents.meter_point m
        WHERE m.project_id = $1 AND m.account_id = $2 AND NOT m.from_supplier
          AND NOT EXISTS (SELECT 1 FROM documents.invoice i WHERE i.project_id = m.project_id
                             AND i.account_id = m.account_id AND i.mpan_mprn = m.mpan_mprn)
          AND NOT EXISTS (SELECT 1 FROM documents.supply_point p WHERE p.project_id = m.project_id
                             AND p.account_id = m.account_id AND p.mpan_mprn = m.mpan_mprn)`,
      [projectId, accountId],
    );
    await this.database.query(
      `DELETE FROM documents.site s
        WHERE s.project_id = $1 AND s.account_id = $2 AND NOT s.from_supplier
          AND s.id > (SELECT min(f.id::text)::uuid FROM documents.site f
                       WHERE f.project_id = s.project_id AND f.account_id = s.account_id)
          AND NOT EXISTS (SELECT 1 FROM documents.meter_point m WHERE m.project_id = s.project_id AND m.site_id = s.id)
          AND NOT EXISTS (SELECT 1 FROM documents.filing f WHERE f.project_id = s.project_id AND f.site_id = s.id)`,
      [projectId, accountId],
    );
  }

  private async load({ projectId, accountId }: SiteAccount): Promise<FilingSite[]> {
    const rows = await this.database.query<SiteRow>(
      `SELECT s.id, s.name, s.address, m.meter_points
         FROM documents.site s
         LEFT JOIN (SELECT site_id, jsonb_object_agg(mpan_mprn, supply_type) AS meter_points
                      FROM documents.meter_point WHERE project_id = $1 AND account_id = $2 GROUP BY site_id) m
           ON m.site_id = s.id
        WHERE s.project_id = $1 AND s.account_id = $2 ORDER BY s.id`,
      [projectId, accountId],
    );
    return rows.map(({ id, name, address, meter_points }) => ({
      id,
      name: name ?? undefined,
      address: address ?? undefined,
      meterPoints: new Map(Object.entries(meter_points ?? {}).map(([mpan, type]) => [mpan, type ?? undefined])),
    }));
  }

  private async store(account: SiteAccount, changes: FilingChanges, fromSupplier: boolean): Promise<void> {
    const { projectId, accountId, referenceId, supplierName } = account;
    const { made, described, placed } = changes;
    if (made.length > 0) {
      const rows = made.map(({ id, name, address }) => ({ id, name, address }));
      await this.database
        .repository(SiteEntity)
        .insert(rows.map((row) => ({ ...row, projectId, accountId, referenceId, supplierName, fromSupplier })));
    }
    for (const { id, name, address } of described.filter((site) => !made.includes(site))) {
      await this.database.repository(SiteEntity).update({ projectId, id }, { name, address });
    }
    if (placed.length > 0) {
      await this.database
        .repository(MeterPointEntity)
        .insert(placed.map((point) => ({ ...point, projectId, accountId, fromSupplier })));
    }
  }
}
