import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { isUUID } from 'class-validator';
import { DocumentIntake } from '../documents/index.js';
import { type Secret, SecretBox } from '../platform/crypto/index.js';
import { Database } from '../platform/database/index.js';
import { type Principal, newId } from '../platform/http/index.js';
import { AccountEntity } from './account.entity.js';
import type { ChangeAccountDto, CreateAccountDto } from './accounts.dto.js';
import { accountExists, noSuchAccount, noSuchBusiness, nothingAsked, unknownSupplier } from './accounts.errors.js';
import { Audit } from './audit.service.js';
import { Clock } from './clock.js';
import { type ConnectionState, shownStatus, unchecked } from './connection-state.js';
import { Connections } from './connections.service.js';
import { Connectors } from './connectors/connectors.js';
import type { FaultCode } from './faults.js';
import { SupplierCatalogue } from './supplier-catalogue.js';

/** A request that waits for a supplier answers within 10 seconds; some are left for the rest of it. */
const PATIENCE_MS = 9000;

/** The accounts that callers make, change and look at. */
@Injectable()
export class Accounts {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly catalogue: SupplierCatalogue,
    private readonly connectors: Connectors,
    private readonly connections: Connections,
    private readonly intake: DocumentIntake,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Makes the account with its first site, and tries the credentials. */
  async create(caller: Principal, wanted: CreateAccountDto): Promise<AccountEntity> {
    if (!caller.mayUse(wanted.referenceId)) throw noSuchBusiness(wanted.referenceId);
    const found = this.catalogue.find(wanted.supplier);
    if ('nearest' in found) throw unknownSupplier(wanted.supplier, found.nearest);
    const { supplier } = found;
    const now = this.clock.now();
    const isTest = wanted.isTest ?? false;
    const expiryDate = wanted.expiryDate ? new Date(wanted.expiryDate) : null;
    const connectable = this.connectors.forAccount(supplier, isTest) !== undefined;
    const account = this.database.repository(AccountEntity).create({
      projectId: caller.projectId,
      id: newId(),
      referenceId: wanted.referenceId,
      supplierCode: supplier.code,
      email: wanted.email,
      sealedPassword: await this.box.seal(wanted.password),
      credentialKid: this.box.currentKid,
      ...(connectable ? unchecked(now) : WITHOUT_CONNECTOR),
      expiryDate,
      isTest,
      createdAt: now,
    });
    await this.database.transaction(async () => {
      const made = await this.database
        .repository(AccountEntity)
        .createQueryBuilder()
        .insert()
        .values(account)
        .orIgnore()
        .execute();
      if (!(made.raw as unknown[]).length) throw accountExists(await this.sameConnection(account));
      await this.intake.createFirstSite({
        projectId: account.projectId,
        accountId: account.id,
        referenceId: account.referenceId,
        supplierName: supplier.brand,
      });
      await this.audit.record('ACCOUNT_CREATED', account, caller);
    });
    return this.checked(account, now);
  }

  async one(caller: Principal, id: string): Promise<AccountEntity> {
    const { projectId } = caller;
    const account = isUUID(id) ? await this.database.repository(AccountEntity).findOneBy({ projectId, id }) : null;
    if (!account || !caller.mayUse(account.referenceId)) throw noSuchAccount(id);
    return account;
  }

  /** New credentials are tried at once; whatever went on with the old ones ends. Documents stay. */
  async change(caller: Principal, id: string, wanted: ChangeAccountDto): Promise<AccountEntity> {
    const account = await this.one(caller, id);
    const now = this.clock.now();
    const change: Partial<AccountEntity> = {};
    if (wanted.expiryDate !== undefined)
      change.expiryDate = wanted.expiryDate === null ? null : new Date(wanted.expiryDate);
    if (wanted.email !== undefined) change.email = wanted.email;
    if (wanted.password !== undefined) {
      change.sealedPassword = await this.box.seal(wanted.password);
      change.credentialKid = this.box.currentKid;
    }
    const newLogin = wanted.email !== undefined || wanted.password !== undefined;
    const connectable =
      this.connectors.forAccount(this.catalogue.byCode(account.supplierCode), account.isTest) !== undefined;
    if (newLogin && connectable) {
      Object.assign(change, unchecked(now, account), { sealedSession: null, lease: null, leaseUntil: null });
    }
    if (Object.keys(change).length === 0) return account;
    const wasExpired = account.expiryDate !== null && account.expiryDate <= now;
    const changed = Object.keys(wanted).filter((name) => wanted[name as keyof ChangeAccountDto] !== undefined);
    await this.save(account, change, () => this.audit.record('ACCOUNT_CHANGED', account, caller, { changed }));
    return newLogin || wasExpired ? this.checked(account, now) : account;
  }

  /** Tries the connection now, whatever came of it before. */
  async refresh(caller: Principal, id: string): Promise<AccountEntity> {
    const asked = this.clock.now();
    const account = await this.one(caller, id);
    await this.audit.record('ACCOUNT_REFRESHED', account, caller);
    return this.checked(account, asked);
  }

  /** Logs in with the code that the supplier asks for. */
  async answer(caller: Principal, id: string, code: Secret): Promise<AccountEntity> {
    const asked = this.clock.now();
    const account = await this.one(caller, id);
    if (shownStatus(account, asked).detail.code !== 'MFA_REQUIRED') throw nothingAsked();
    await this.audit.record('CHALLENGE_ANSWERED', account, caller);
    return this.checked(account, asked, code);
  }

  /** The account after an attempt, if there is anything to attempt. */
  private async checked(account: AccountEntity, asked: Date, code?: Secret): Promise<AccountEntity> {
    const { projectId, id } = account;
    const expired = account.expiryDate !== null && account.expiryDate <= this.clock.now();
    if (expired || !this.connectors.forAccount(this.catalogue.byCode(account.supplierCode), account.isTest))
      return account;
    await this.connections.check({ projectId, accountId: id }, { asked, patienceMs: PATIENCE_MS, code });
    const after = await this.database.repository(AccountEntity).findOneBy({ projectId, id });
    if (!after) throw noSuchAccount(id);
    return after;
  }

  private async save(
    account: AccountEntity,
    change: Partial<AccountEntity>,
    record: () => Promise<void>,
  ): Promise<void> {
    const { projectId, id } = account;
    try {
      await this.database.transaction(async () => {
        const { affected } = await this.database.repository(AccountEntity).update({ projectId, id }, change);
        if (!affected) throw noSuchAccount(id);
        await record();
      });
      Object.assign(account, change);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw accountExists(await this.sameConnection({ ...account, ...change }));
    }
  }

  /** The account that has this business, supplier and email. */
  private async sameConnection(account: AccountEntity): Promise<string> {
    const [same] = await this.database.query<{ id: string }>(
      `SELECT id FROM suppliers.account
         WHERE project_id = $1 AND reference_id = $2 AND supplier_code = $3 AND lower(email) = lower($4)`,
      [account.projectId, account.referenceId, account.supplierCode, account.email],
    );
    return same?.id ?? '';
  }
}

const WITHOUT_CONNECTOR: ConnectionState = {
  status: 'FAILING',
  faultCode: 'NO_CONNECTOR' satisfies FaultCode,
  faults: 0,
  lastAttemptAt: null,
  lastSuccessAt: null,
  nextAttemptAt: null,
};

function isDuplicate(error: unknown): boolean {
  const cause = error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : {};
  return cause.code === '23505' && cause.constraint === 'account_connection_key';
}
