import type { SupplierSite } from '../../documents/index.js';
import type { DocumentType, Supplier } from '../../extraction/index.js';
import type { Secret } from '../../platform/crypto/index.js';
import type { SupplierAgreement } from '../../tariffs/index.js';

/** What a connector keeps between visits, sealed in the database: tokens, its place in a dialogue. */
export interface SessionKeeper {
  read(): Promise<Secret | undefined>;
  /** Replaces what was kept; durable when it resolves. */
  keep(session: Secret): Promise<void>;
}

/** One contact with a supplier in the name of an account. Only one goes on at a time for an account. */
export interface Visit {
  account: { id: string; referenceId: string; createdAt: Date };
  supplier: Supplier;
  email: string;
  password: Secret;
  /** The one-time code that the owner of the account has sent for this login. */
  code?: Secret;
  session: SessionKeeper;
  /** The time that the visit takes to be now. */
  now: Date;
  /** Aborted when the time is up or the process stops; connectors pass it to whatever they wait for. */
  signal: AbortSignal;
}

/** A paper that a supplier holds. */
export interface SupplierDocument {
  /** The supplier's own identifier, the same on each visit; it becomes the documentId. */
  id: string;
  /** What the supplier says it is; absent: found from its content. */
  type?: DocumentType;
  issuedOn: Date;
  /** The bytes, as they come from the supplier: whether they are a paper is checked by whoever takes them. */
  download(): Promise<Buffer>;
}

/** What a supplier's account says of itself, beside its papers. */
export interface Portfolio {
  sites: SupplierSite[];
  agreements: Omit<SupplierAgreement, 'supplier'>[];
}

/**
 * The way to one platform of suppliers. A folder beside this file holds one connector; `docs/connectors.md` shows how
 * to add one. Every failure is a `ConnectionFault`.
 */
export abstract class Connector {
  /** Stable name, for the log and the catalogue. */
  abstract readonly name: string;

  /** Whether it serves a supplier of the catalogue. */
  abstract serves(supplier: Supplier): boolean;

  /** Proves that the credentials open an account, by logging in or by a session that still holds. */
  abstract verify(visit: Visit): Promise<void>;

  /** The places of the account with their meter points, and what has been agreed for these. */
  abstract portfolio(visit: Visit): Promise<Portfolio>;

  /**
   * The papers of the account, the oldest first. `since` leaves out those issued before; what is listed twice is
   * recognised by its id, so that a connector may list too much but never too little.
   */
  abstract documents(visit: Visit, since?: Date): AsyncIterable<SupplierDocument>;
}
