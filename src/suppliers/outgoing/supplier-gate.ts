import { Injectable } from '@nestjs/common';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  ExponentialBackoff,
  circuitBreaker,
  handleType,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../../platform/database/index.js';
import { ConnectionFault } from '../faults.js';
import { type OutgoingAnswer, OutgoingError, OutgoingHttp, type OutgoingRequest } from './outgoing-http.js';

/** A supplier's platform did not answer as a working one does. */
export class Unavailable extends Error {
  /** @param hint for our log: an HTTP status, a code; @param again whether to ask once more at once */
  constructor(
    hint: string,
    readonly again: boolean,
  ) {
    super(hint);
    this.name = 'Unavailable';
  }
}

/** A request in the name of a supplier, and what is to be made of its answer. */
export interface GatedRequest<T> extends OutgoingRequest {
  supplierCode: string;
  /** Requests a second to this supplier, of all processes together; absent: not counted. */
  perSecond?: number;
  /** Understands the answer; throws Unavailable for one that no working platform gives. */
  read(answer: OutgoingAnswer): T;
}

const ATTEMPTS_AGAIN = 2;
/** Failures in a row after which a supplier is left alone, and for how long. */
const BREAKS_AFTER = 8;
const BROKEN_MS = 60_000;
/** A request that would have to wait longer than this for its turn is not made. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Stands before each supplier: no more requests than it bears, a passing fault tried again with growing and uneven
 * delays, and none at all for a while when it is down.
 */
@Injectable()
export class SupplierGate {
  private readonly breakers = new Map<string, CircuitBreakerPolicy>();
  private readonly retry = retry(
    handleType(Unavailable, ({ again }) => again),
    { maxAttempts: ATTEMPTS_AGAIN, backoff: new ExponentialBackoff({ initialDelay: 400, maxDelay: 4000 }) },
  );

  constructor(
    private readonly http: OutgoingHttp,
    private readonly database: Database,
  ) {}

  async send<T>(request: GatedRequest<T>): Promise<T> {
    const policy = wrap(this.retry, this.breaker(request.supplierCode));
    try {
      return await policy.execute(() => this.attempt(request), request.signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw new ConnectionFault('SUPPLIER_UNAVAILABLE', { hint: 'circuit open', retryAfterMs: BROKEN_MS });
      }
      if (error instanceof Unavailable) throw new ConnectionFault('SUPPLIER_UNAVAILABLE', { hint: error.message });
      throw error;
    }
  }

  private breaker(supplierCode: string): CircuitBreakerPolicy {
    const known = this.breakers.get(supplierCode);
    if (known) return known;
    const made = circuitBreaker(
      handleWhen((error) => error instanceof Unavailable),
      { halfOpenAfter: BROKEN_MS, breaker: new ConsecutiveBreaker(BREAKS_AFTER) },
    );
    this.breakers.set(supplierCode, made);
    return made;
  }

  private async attempt<T>(request: GatedRequest<T>): Promise<T> {
    if (request.perSecond) await this.turn(request.supplierCode, request.perSecond, request.signal);
    try {
      const answer = await this.http.send(request);
      if (answer.status >= 500) throw new Unavailable(`HTTP ${answer.status}`, true);
      return request.read(answer);
    } catch (error) {
      if (error instanceof OutgoingError) throw new Unavailable(error.message, error.reason === 'network');
      throw error;
    }
  }

  /** Waits until it is this request's turn. The turns are handed out by the database, so all processes share them. */
  private async turn(supplierCode: string, perSecond: number, signal: AbortSignal): Promise<void> {
    const [turn] = await this.database.query<{ wait: string }>(
      `INSERT INTO suppliers.turn AS t (supplier_code, next_at) VALUES ($1, clock_timestamp() + $2 * interval '1 ms')
         ON CONFLICT (supplier_code) DO UPDATE
           SET next_at = greatest(t.next_at, clock_timestamp()) + $2 * interval '1 ms'
           WHERE t.next_at < clock_timestamp() + $3 * interval '1 ms'
         RETURNING extract(epoch FROM t.next_at - clock_timestamp()) * 1000 - $2 AS wait`,
      [supplierCode, 1000 / perSecond, LONGEST_WAIT_MS],
    );
    if (!turn) throw new ConnectionFault('RATE_LIMITED', { hint: 'our own pace', retryAfterMs: LONGEST_WAIT_MS });
    const wait = Number(turn.wait);
    if (wait > 0) await sleep(wait, undefined, { signal });
  }
}
