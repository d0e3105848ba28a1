import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Secret, SecretBox } from '../platform/crypto/index.js';
import { LOGGER } from '../platform/logging/index.js';
import { Metrics } from '../platform/metrics/index.js';
import { type HeldAccount, LeaseLost } from './account-leases.js';
import { Clock } from './clock.js';
import type { Connector, Visit } from './connectors/connector.js';
import { Connectors } from './connectors/connectors.js';
import { ConnectionFault } from './faults.js';
import { SupplierCatalogue } from './supplier-catalogue.js';

/** Makes contact with suppliers for accounts that are held, and translates whatever goes wrong. */
@Injectable()
export class Visits {
  private readonly contacts;

  constructor(
    private readonly box: SecretBox,
    private readonly connectors: Connectors,
    private readonly catalogue: SupplierCatalogue,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
    metrics: Metrics,
  ) {
    this.contacts = metrics.counter(
      'wattfile_supplier_contacts_total',
      'Logins and fetches by connector and outcome: `ok`, or the code of the fault.',
      ['connector', 'outcome'],
    );
  }

  /** The visit to make, and the connector to make it with. */
  async open(held: HeldAccount, signal: AbortSignal, code?: Secret): Promise<{ connector: Connector; visit: Visit }> {
    const { account } = held;
    const supplier = this.catalogue.byCode(account.supplierCode);
    const connector = this.connectors.forAccount(supplier, account.isTest);
    if (!connector) throw new ConnectionFault('NO_CONNECTOR');
    const visit = {
      account: { id: account.id, referenceId: account.referenceId, createdAt: account.createdAt },
      supplier,
      email: account.email,
      password: await this.box.unseal(account.sealedPassword),
      code,
      session: {
        // one that cannot be opened is worth as much as none: a login makes another
        read: async () =>
          account.sealedSession === null ? undefined : this.box.unseal(account.sealedSession).catch(() => undefined),
        keep: async (session: Secret) => held.update({ sealedSession: await this.box.seal(session) }),
      },
      now: this.clock.now(),
      signal,
    };
    return { connector, visit };
  }

  /**
   * Lets a connector work. Whatever it throws that is not a fault is a mistake of ours, or a supplier that answers in a
   * way nobody foresaw; the log gets the place where it happened but not the message, which may quote the supplier.
   */
  async contact<T>(to: { connector: Connector; visit: Visit }, work: () => Promise<T>): Promise<T> {
    const connector = to.connector.name;
    try {
      const result = await this.translated(to, work);
      this.contacts.inc({ connector, outcome: 'ok' });
      return result;
    } catch (error) {
      if (error instanceof ConnectionFault) this.contacts.inc({ connector, outcome: error.code });
      throw error;
    }
  }

  private async translated<T>(
    { connector, visit }: { connector: Connector; visit: Visit },
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof ConnectionFault || error instanceof LeaseLost) throw error;
      if (visit.signal.aborted) throw new ConnectionFault('SUPPLIER_UNAVAILABLE', { hint: 'time limit' });
      const where =
        error instanceof Error ? error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) : undefined;
      const name = error instanceof Error ? error.name : typeof error;
      this.logger.error(
        { connector: connector.name, accountId: visit.account.id, error: name, where },
        'A connector failed',
      );
      throw new ConnectionFault('SUPPLIER_UNAVAILABLE', { hint: name });
    }
  }
}
