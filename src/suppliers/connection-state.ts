import type { FaultAction, FaultCode } from './faults.js';
import { FAULTS, isPassing, reasonOf } from './faults.js';

export const STATUSES = ['PASSING', 'FAILING'] as const;
export type AccountStatus = (typeof STATUSES)[number];

/** How a connection stands, as it is kept with the account. */
export interface ConnectionState {
  status: AccountStatus;
  /** The fault of the last contact; null when that went well. A PASSING connection can have one that passes. */
  faultCode: FaultCode | null;
  /** Passing faults in a row. */
  faults: number;
  lastAttemptAt: Date | null;
  lastSuccessAt: Date | null;
  /** When the service contacts the supplier next by itself; null: not before somebody does something. */
  nextAttemptAt: Date | null;
}

/** What there is to know about the connection of an account whose credentials may have run out. */
export type Connected = ConnectionState & { expiryDate: Date | null };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Passing faults in a row from which on a connection that worked is said to fail; some ten hours, by the delays below. */
export const FAULTS_TO_FAIL = 6;
const FIRST_DELAY = 5 * MINUTE;
const LONGEST_DELAY = 12 * HOUR;
/** Between two visits when all is well. */
const VISIT = 24 * HOUR;
/** How far visits are moved, so that they spread over the day. */
const SPREAD = 3 * HOUR;
/** The first contact is made at once; should the process that makes it end, another makes it after this. */
export const TAKEN_OVER_AFTER = 2 * MINUTE;

/** Credentials that no supplier has seen yet. */
export function unchecked(now: Date, before?: ConnectionState): ConnectionState {
  return {
    status: 'FAILING',
    faultCode: 'SUPPLIER_UNAVAILABLE',
    faults: 0,
    lastAttemptAt: null,
    lastSuccessAt: before?.lastSuccessAt ?? null,
    nextAttemptAt: new Date(now.getTime() + TAKEN_OVER_AFTER),
  };
}

/** After a contact that went well. `random` is in [0, 1). */
export function afterSuccess(now: Date, random: number): ConnectionState {
  const next = now.getTime() + VISIT + (2 * random - 1) * SPREAD;
  return {
    status: 'PASSING',
    faultCode: null,
    faults: 0,
    lastAttemptAt: now,
    lastSuccessAt: now,
    nextAttemptAt: new Date(next),
  };
}

/**
 * After a contact that failed. A passing fault leaves a connection that worked PASSING until it has come too often in a
 * row, and does not hide that the credentials were refused before: they are not tried again by themselves.
 */
export function afterFault(
  before: ConnectionState,
  fault: { code: FaultCode; retryAfterMs?: number },
  now: Date,
  random: number,
): ConnectionState {
  const { code } = fault;
  if (!isPassing(code)) {
    const nextAttemptAt = FAULTS[code].retryable ? new Date(now.getTime() + VISIT + (2 * random - 1) * SPREAD) : null;
    return { ...before, status: 'FAILING', faultCode: code, faults: 0, lastAttemptAt: now, nextAttemptAt };
  }
  const refused = before.status === 'FAILING' && before.faultCode !== null && !FAULTS[before.faultCode].retryable;
  if (refused) return { ...before, lastAttemptAt: now };
  const faults = before.faults + 1;
  return {
    ...before,
    status: before.status === 'PASSING' && faults < FAULTS_TO_FAIL ? 'PASSING' : 'FAILING',
    faultCode: code,
    faults,
    lastAttemptAt: now,
    nextAttemptAt: new Date(now.getTime() + delayAfter(faults, random, fault.retryAfterMs ?? 0)),
  };
}

/** Trebled each time, moved by up to a quarter so that accounts do not come back all at once. */
function delayAfter(faults: number, random: number, least: number): number {
  const delay = Math.min(FIRST_DELAY * 3 ** (faults - 1), LONGEST_DELAY);
  return Math.max(delay * (0.75 + random / 2), least * (1 + random / 4));
}

/** What callers are told about a connection beside its status. */
export interface StatusDetail {
  code: FaultCode | 'CONNECTED';
  action: FaultAction;
  retryable: boolean;
  nextAttemptAt: Date | null;
  lastSuccessAt: Date | null;
}

/** The status to show: credentials whose expiry date has passed fail at that moment, not at the next visit. */
export function shownStatus(
  account: Connected,
  now: Date,
): { status: AccountStatus; reason?: string; detail: StatusDetail } {
  const { lastSuccessAt } = account;
  if (account.expiryDate && account.expiryDate <= now) {
    const code = 'CREDENTIALS_EXPIRED';
    const { action, retryable } = FAULTS[code];
    return {
      status: 'FAILING',
      reason: reasonOf(code),
      detail: { code, action, retryable, nextAttemptAt: null, lastSuccessAt },
    };
  }
  const { status, faultCode, nextAttemptAt } = account;
  const kind = faultCode ? FAULTS[faultCode] : { action: 'NONE' as const, retryable: true };
  return {
    status,
    reason: status === 'FAILING' && faultCode ? reasonOf(faultCode) : undefined,
    detail: {
      code: faultCode ?? 'CONNECTED',
      action: kind.action,
      retryable: kind.retryable,
      nextAttemptAt,
      lastSuccessAt,
    },
  };
}
