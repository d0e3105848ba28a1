import { Injectable } from '@nestjs/common';
import type { Supplier } from '../../extraction/index.js';
import type { Connector } from './connector.js';
import { KrakenConnector } from './kraken/index.js';
import { SandboxConnector } from './sandbox/index.js';

/** Which connector serves which account. */
@Injectable()
export class Connectors {
  private readonly live: readonly Connector[];

  constructor(
    private readonly sandbox: SandboxConnector,
    kraken: KrakenConnector,
  ) {
    this.live = [kraken];
  }

  /** The connector of a supplier's live accounts, if there is one. */
  forSupplier(supplier: Supplier): Connector | undefined {
    return this.live.find((connector) => connector.serves(supplier));
  }

  /** Test accounts never reach a supplier. */
  forAccount(supplier: Supplier, isTest: boolean): Connector | undefined {
    return isTest ? this.sandbox : this.forSupplier(supplier);
  }
}
