import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Secret } from '../platform/crypto/index.js';
import { Database } from '../platform/database/index.js';
import { Jobs } from '../platform/jobs/index.js';
import { LOGGER } from '../platform/logging/index.js';
import { AccountLeases, type AccountRef, type HeldAccount } from './account-leases.js';
import { Clock } from './clock.js';
import { TAKEN_OVER_AFTER, afterFault, afterSuccess } from './connection-state.js';
import { FETCH } from './fetch.queue.js';
import { ConnectionFault } from './faults.js';
import { Visits } from './visits.js';

/** A login that takes longer than this has failed. */
const LOGIN_LIMIT_MS = 60_000;
const LOOK_AGAIN_MS = 100;

/** How a connection is to be tried. */
export interface CheckOptions {
  /** When it was asked for. */
  asked: Date;
  /** How long to wait for the outcome. */
  patienceMs: number;
  /** The one-time code that the supplier asked for. */
  code?: Secret;
}

/** Tries connections, and keeps what came of it with the account. */
@Injectable()
export class Connections implements OnApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly running = new Set<Promise<unknown>>();

  constructor(
    private readonly leases: AccountLeases,
    private readonly visits: Visits,
    private readonly jobs: Jobs,
    private readonly database: Database,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Tries the credentials now, and has the documents fetched when they are good. Comes back when it is known how that
   * ended, or when patience ends: the attempt then goes on by itself. An attempt that ends after this was asked for does
   * for it too, whoever made it; but a one-time code is only good for an attempt of its own.
   */
  async check(ref: AccountRef, { asked, patienceMs, code }: CheckOptions): Promise<void> {
    const settled = this.attempt(ref, Date.now() + patienceMs, asked, code).catch((error: unknown) => {
      this.logger.error({ err: error, ...ref }, 'A connection could not be checked');
    });
    this.running.add(settled);
    void settled.finally(() => this.running.delete(settled));
    await Promise.race([settled, sleep(patienceMs, undefined, { ref: false })]);
  }

  private async attempt(ref: AccountRef, until: number, asked: Date, code?: Secret): Promise<void> {
    for (;;) {
      const outcome = await this.leases.withAccount(ref, async (held) => {
        const { lastAttemptAt } = held.account;
        if (code || !lastAttemptAt || lastAttemptAt < asked) await this.login(held, code);
      });
      if (outcome !== 'busy' || Date.now() >= until) return;
      await sleep(LOOK_AGAIN_MS);
    }
  }

  private async login(held: HeldAccount, code?: Secret): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(LOGIN_LIMIT_MS), this.stopping.signal]);
    try {
      const opened = await this.visits.open(held, signal, code);
      await this.visits.contact(opened, () => opened.connector.verify(opened.visit));
      await this.passed(held);
    } catch (error) {
      if (!(error instanceof ConnectionFault) || this.stopping.signal.aborted) throw error;
      await this.failed(held, error);
    }
  }

  /** The login is good: its documents are fetched at once, and again soon should that be cut short. */
  private async passed(held: HeldAccount): Promise<void> {
    const { projectId, id: accountId } = held.account;
    const now = this.clock.now();
    const nextAttemptAt = new Date(now.getTime() + TAKEN_OVER_AFTER);
    await this.database.transaction(async () => {
      await held.release({ ...afterSuccess(now, Math.random()), nextAttemptAt });
      await this.jobs.send(FETCH, { projectId, accountId });
    });
  }

  /** Keeps a fault with the account. */
  async failed(held: HeldAccount, fault: ConnectionFault): Promise<void> {
    const { account } = held;
    const state = afterFault(account, { code: fault.code, ...fault.extras }, this.clock.now(), Math.random());
    this.logger.warn(
      {
        accountId: account.id,
        supplier: account.supplierCode,
        code: fault.code,
        hint: fault.extras.hint,
        faults: state.faults,
      },
      'A supplier connection failed',
    );
    await held.release({
      status: state.status,
      faultCode: state.faultCode,
      faults: state.faults,
      lastAttemptAt: state.lastAttemptAt,
      nextAttemptAt: state.nextAttemptAt,
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }
}
