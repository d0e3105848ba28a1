import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Database } from '../platform/database/index.js';
import { AccountEntity } from './account.entity.js';
import type { ConnectionState } from './connection-state.js';

/** Which account is meant. */
export interface AccountRef {
  projectId: string;
  accountId: string;
}

/** Somebody else has taken the account over (it has new credentials), or it is gone: whatever goes on with it ends. */
export class LeaseLost extends Error {
  constructor() {
    super('The account was changed or removed meanwhile');
    this.name = 'LeaseLost';
  }
}

/** An account that this process alone is in contact with the supplier for. */
export interface HeldAccount {
  account: AccountEntity;
  /** Throws LeaseLost unless the account is still held; in a transaction it stays held until that ends. */
  confirm(): Promise<void>;
  /** Changes the account, or throws LeaseLost. */
  update(change: Partial<ConnectionState & Pick<AccountEntity, 'sealedSession' | 'documentsFetchedAt'>>): Promise<void>;
  /** The same, and lets the account go. */
  release(change?: Partial<ConnectionState & Pick<AccountEntity, 'documentsFetchedAt'>>): Promise<void>;
}

/** How long a lease holds after its process has died. */
const LEASE = '45 seconds';
const RENEW_MS = 15_000;

/**
 * Sees to it that one contact with a supplier goes on at a time for an account, in all processes together. A lease is a
 * row's column and not a lock of the database: contacts last longer than a transaction should.
 */
@Injectable()
export class AccountLeases {
  constructor(private readonly database: Database) {}

  /** Does the work with the account held, unless somebody else holds it or it is gone. */
  async withAccount(ref: AccountRef, work: (held: HeldAccount) => Promise<void>): Promise<'done' | 'busy' | 'gone'> {
    const lease = randomUUID();
    const taken = await this.database.query(
      `UPDATE suppliers.account SET lease = $3, lease_until = now() + $4::interval
         WHERE project_id = $1 AND id = $2 AND (lease IS NULL OR lease_until < now()) RETURNING id`,
      [ref.projectId, ref.accountId, lease, LEASE],
    );
    if (!taken.length) return (await this.exists(ref)) ? 'busy' : 'gone';
    const renewal = setInterval(() => void this.renew(ref, lease), RENEW_MS);
    try {
      const where = { projectId: ref.projectId, id: ref.accountId, lease };
      const account = await this.database.repository(AccountEntity).findOneBy(where);
      if (!account) return 'busy';
      await work(this.held(ref, lease, account));
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    } finally {
      clearInterval(renewal);
      await this.database
        .repository(AccountEntity)
        .update({ projectId: ref.projectId, id: ref.accountId, lease }, { lease: null, leaseUntil: null });
    }
    return 'done';
  }

  private exists({ projectId, accountId }: AccountRef): Promise<boolean> {
    return this.database.repository(AccountEntity).existsBy({ projectId, id: accountId });
  }

  private held({ projectId, accountId }: AccountRef, lease: string, account: AccountEntity): HeldAccount {
    const where = { projectId, id: accountId, lease };
    const update = async (change: object) => {
      const { affected: rows } = await this.database.repository(AccountEntity).update(where, change);
      if (!rows) throw new LeaseLost();
      Object.assign(account, change);
    };
    return {
      account,
      update,
      release: (change = {}) => update({ ...change, lease: null, leaseUntil: null }),
      confirm: async () => {
        const rows = await this.database.query(
          `SELECT 1 FROM suppliers.account WHERE project_id = $1 AND id = $2 AND lease = $3 FOR SHARE`,
          [projectId, accountId, lease],
        );
        if (!rows.length) throw new LeaseLost();
      },
    };
  }

  private async renew({ projectId, accountId }: AccountRef, lease: string): Promise<void> {
    const sql = `UPDATE suppliers.account SET lease_until = now() + $4::interval
                   WHERE project_id = $1 AND id = $2 AND lease = $3`;
    // a renewal that fails is made up for by the next, or by whoever finds the lease run out
    await this.database.query(sql, [projectId, accountId, lease, LEASE]).catch(() => undefined);
  }
}
