import { decodeJwt } from 'jose';
import { Secret } from '../../../platform/crypto/index.js';
import { ConnectionFault } from '../../faults.js';
import { type SupplierGate, Unavailable } from '../../outgoing/index.js';
import type { Visit } from '../connector.js';
import type { KrakenEndpoint } from './endpoints.js';
import { OBTAIN_TOKEN, type Operation, RATE_LIMIT } from './operations.js';
import { type GraphQlError, type Verdict, parseBody, verdictOf } from './verdict.js';

/** What is kept between visits. Times are Unix seconds. */
interface KrakenSession {
  token: string;
  issuedAt: number;
  expiresAt: number;
  refreshToken?: string;
  refreshExpiresAt?: number;
}

interface ObtainedToken {
  token: string;
  refreshToken?: string | null;
  /** A point in time, in spite of its name. */
  refreshExpiresIn?: number | null;
}

/** An answer with what could be given, and what could not. */
export interface KrakenData<T> {
  data: T;
  errors: GraphQlError[];
}

/**
 * The supplier's schema does not have the fields of an operation. Another form of it may do; where there is none, it is
 * for us to mend, and until then the supplier is not available.
 */
export class SchemaDrift extends ConnectionFault {
  constructor(operation: string) {
    super('SUPPLIER_UNAVAILABLE', { hint: `schema changed: ${operation}` });
  }
}

const ANSWER_LIMIT = 8 * 1024 * 1024;
const ANSWER_TIME_MS = 30_000;
/** Tokens are renewed a little before they end. */
const EARLY_SECONDS = 60;

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Speaks with one supplier's Kraken in the name of one account; logs in when it has to and no more often. */
export class KrakenClient {
  constructor(
    private readonly gate: SupplierGate,
    private readonly endpoint: KrakenEndpoint,
    /** Suppliers publish an allowance by the hour, and throttle by rules of their own. */
    private readonly perSecond: number,
    private readonly visit: Visit,
  ) {}

  /** Runs an operation with a token. One that has ended meanwhile is renewed once. */
  async run<T>(operation: Operation, variables: object = {}): Promise<KrakenData<T>> {
    let session = await this.session();
    let verdict = await this.ask(operation, variables, session.token);
    if (verdict.kind === 'token') {
      session = await this.renew(session);
      verdict = await this.ask(operation, variables, session.token);
    }
    if (verdict.kind === 'data') return { data: verdict.data as T, errors: verdict.errors };
    if (verdict.kind === 'drift') throw new SchemaDrift(operation.name);
    throw await this.fault(verdict, session.token);
  }

  /** A session that still holds, renewed or begun anew where there is none. */
  private async session(): Promise<KrakenSession> {
    const kept = await this.visit.session.read();
    if (!kept) return this.logIn();
    const session = JSON.parse(kept.reveal()) as KrakenSession;
    const early = Math.min(EARLY_SECONDS, (session.expiresAt - session.issuedAt) / 10);
    return session.expiresAt - early > Date.now() / 1000 ? session : this.renew(session);
  }

  /** By the refresh token while it holds, then by the password. */
  private async renew(session: KrakenSession): Promise<KrakenSession> {
    const { refreshToken, refreshExpiresAt } = session;
    if (!refreshToken || (refreshExpiresAt !== undefined && refreshExpiresAt <= seconds())) return this.logIn();
    const verdict = await this.ask(OBTAIN_TOKEN, { input: { refreshToken } });
    if (verdict.kind === 'data') return this.keep(verdict.data);
    if (verdict.kind === 'session-over' || verdict.kind === 'token') return this.logIn();
    throw await this.fault(verdict);
  }

  private async logIn(): Promise<KrakenSession> {
    const input = { email: this.visit.email, password: this.visit.password.reveal() };
    const verdict = await this.ask(OBTAIN_TOKEN, { input });
    if (verdict.kind === 'data') return this.keep(verdict.data);
    throw await this.fault(verdict);
  }

  /** Refresh tokens are good for one use: the new one is durable before anything is done with the token. */
  private async keep(data: Record<string, unknown>): Promise<KrakenSession> {
    const { token, refreshToken, refreshExpiresIn } = data.obtainKrakenToken as ObtainedToken;
    const { iat, exp } = decodeJwt(token);
    const session: KrakenSession = {
      token,
      issuedAt: iat ?? seconds(),
      expiresAt: exp ?? seconds() + 3600,
      refreshToken: refreshToken ?? undefined,
      refreshExpiresAt: refreshExpiresIn ?? undefined,
    };
    await this.visit.session.keep(new Secret(JSON.stringify(session)));
    return session;
  }

  private ask(operation: Operation, variables: object, token?: string): Promise<Verdict> {
    const { url, tokenPrefix, supplierCode } = this.endpoint;
    return this.gate.send({
      supplierCode,
      perSecond: this.perSecond,
      url,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(token ? { Authorization: tokenPrefix + token } : {}),
      },
      body: JSON.stringify({ operationName: operation.name, query: operation.query, variables }),
      hosts: [url.hostname],
      allowLoopback: url.protocol === 'http:',
      maxBytes: ANSWER_LIMIT,
      timeoutMs: ANSWER_TIME_MS,
      signal: this.visit.signal,
      read: ({ status, body, headers }) => {
        const verdict = verdictOf(status, parseBody(body));
        if (verdict.kind === 'unavailable') throw new Unavailable(verdict.code, status === 403);
        if (verdict.kind === 'rate-limited' && headers['retry-after']) {
          const retryAfterMs = Number(headers['retry-after']) * 1000;
          throw new ConnectionFault('RATE_LIMITED', { hint: verdict.code, retryAfterMs: retryAfterMs || undefined });
        }
        return verdict;
      },
    });
  }

  private async fault(verdict: Exclude<Verdict, { kind: 'data' }>, token?: string): Promise<ConnectionFault> {
    const hint = 'code' in verdict ? verdict.code : verdict.kind;
    switch (verdict.kind) {
      case 'wrong-credentials':
        return new ConnectionFault('INVALID_CREDENTIALS', { hint });
      case 'mfa':
        return new ConnectionFault('MFA_REQUIRED', { hint });
      case 'session-over':
      case 'token':
        return new ConnectionFault('REAUTHENTICATION_REQUIRED', { hint });
      case 'not-permitted':
        return new ConnectionFault('INSUFFICIENT_PERMISSIONS', { hint });
      case 'rate-limited':
        return new ConnectionFault('RATE_LIMITED', {
          hint,
          retryAfterMs: token ? await this.blockedFor(token) : undefined,
        });
      default:
        return new ConnectionFault('SUPPLIER_UNAVAILABLE', { hint });
    }
  }

  /** How long this user's allowance is used up; the supplier says so to those who have a token. */
  private async blockedFor(token: string): Promise<number | undefined> {
    const verdict = await this.ask(RATE_LIMIT, {}, token).catch(() => undefined);
    if (verdict?.kind !== 'data') return undefined;
    const info = verdict.data.rateLimitInfo as { pointsAllowanceRateLimit?: { ttl?: number | null } | null } | null;
    const ttl = info?.pointsAllowanceRateLimit?.ttl;
    return typeof ttl === 'number' && ttl > 0 ? ttl * 1000 : undefined;
  }
}
