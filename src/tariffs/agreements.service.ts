import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { SiteRef } from '../documents/index.js';
import { dayOf } from '../platform/calendar/index.js';
import { Database } from '../platform/database/index.js';
import { AgreementEntity } from './agreement.entity.js';
import { AgreementIntake, type SupplierAgreement } from './agreement-intake.js';
import type { Terms } from './tariff.js';
import { withWholeWindows } from './time-windows.js';

/** Keeps what suppliers say of their agreements. */
@Injectable()
export class Agreements extends AgreementIntake {
  constructor(private readonly database: Database) {
    super();
  }

  async replace(projectId: string, accountId: string, agreements: readonly SupplierAgreement[]): Promise<void> {
    const rows = agreements.map(({ tariffName, startDate, endDate, ...agreement }) => ({
      projectId,
      accountId,
      ...agreement,
      tariffName: tariffName ?? null,
      startDate: startDate ?? null,
      endDate: endDate ?? null,
      rates: withWholeWindows(agreement.rates),
    }));
    await this.database.transaction(async () => {
      const table = this.database.repository(AgreementEntity);
      await table.delete({ projectId, accountId });
      await table.insert(rows);
    });
  }

  /** The terms for the meter points of a site. */
  async terms(projectId: string, { accountId, meterPoints }: SiteRef): Promise<Terms[]> {
    if (meterPoints.length === 0) return [];
    const rows = await this.database.repository(AgreementEntity).find({
      where: { projectId, accountId, mpanMprn: In(meterPoints) },
      order: { startDate: 'DESC', id: 'ASC' },
    });
    return rows.map((row) => ({
      source: { type: 'supplier', documentIds: [] },
      utility: row.utility,
      meterPoint: row.mpanMprn,
      supplier: row.supplier,
      tariffName: row.tariffName ?? undefined,
      period: {
        from: row.startDate ? dayOf(row.startDate) : -Infinity,
        to: row.endDate ? dayOf(row.endDate) + 1 : Infinity,
      },
      rates: row.rates,
    }));
  }
}
