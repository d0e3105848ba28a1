/** Who has to do something about a fault; NONE: it passes by itself, or nothing can be done. */
export const ACTIONS = ['USER', 'SUPPLIER', 'NONE'] as const;
export type FaultAction = (typeof ACTIONS)[number];

interface FaultKind {
  action: FaultAction;
  /** Whether trying again later, with the same credentials, can help and does no harm. */
  retryable: boolean;
  /** What has happened and what to do, for the person who owns the account. */
  text: string;
}

/** Why a supplier connection does not work. The codes are stable: callers branch on them. */
export const FAULTS = {
  INVALID_CREDENTIALS: {
    action: 'USER',
    retryable: false,
    text: 'The supplier does not accept this email and password. Send the right ones; these are not tried again.',
  },
  REAUTHENTICATION_REQUIRED: {
    action: 'USER',
    retryable: false,
    text: 'The supplier has ended the session and asks for a new login. Send the password again.',
  },
  MFA_REQUIRED: {
    action: 'USER',
    retryable: false,
    text: 'The supplier asks for a one-time code. Send it to the challenge of the account.',
  },
  ACCOUNT_LOCKED: {
    action: 'USER',
    retryable: false,
    text: 'The supplier has locked this login. Unlock it with the supplier, then refresh the account.',
  },
  INSUFFICIENT_PERMISSIONS: {
    action: 'USER',
    retryable: false,
    text: 'This login may not see the account. Ask the supplier for access, then refresh the account.',
  },
  NO_ACCOUNTS_FOUND: {
    action: 'USER',
    retryable: true,
    text: 'The login works, but the supplier shows no energy account under it.',
  },
  CREDENTIALS_EXPIRED: {
    action: 'USER',
    retryable: false,
    text: 'The expiry date of these credentials has passed. Send new ones, or a later date.',
  },
  SUPPLIER_UNAVAILABLE: {
    action: 'SUPPLIER',
    retryable: true,
    text: 'The supplier cannot be reached or does not answer as it should. It is tried again by itself.',
  },
  RATE_LIMITED: {
    action: 'NONE',
    retryable: true,
    text: 'The supplier takes no more requests for now. It is tried again by itself.',
  },
  NO_CONNECTOR: {
    action: 'NONE',
    retryable: false,
    text: 'There is no connection to this supplier yet. Documents can be uploaded to the account.',
  },
} as const satisfies Record<string, FaultKind>;

export type FaultCode = keyof typeof FAULTS;
export const FAULT_CODES = Object.keys(FAULTS) as FaultCode[];

/** Faults of the moment, which say nothing about the credentials. */
export function isPassing(code: FaultCode): boolean {
  return code === 'SUPPLIER_UNAVAILABLE' || code === 'RATE_LIMITED';
}

/** `CODE: what has happened and what to do`. */
export function reasonOf(code: FaultCode): string {
  return `${code}: ${FAULTS[code].text}`;
}

/**
 * Thrown by connectors, which translate whatever a supplier answers into one of our codes. It carries nothing that the
 * supplier said: that can hold personal data, and the reason is shown to callers and logged.
 */
export class ConnectionFault extends Error {
  /**
   * @param retryAfterMs the least time that the supplier asks to be left alone
   * @param hint what our own log should say beside the code: an error code of the supplier, an HTTP status
   */
  constructor(
    readonly code: FaultCode,
    readonly extras: { retryAfterMs?: number; hint?: string } = {},
  ) {
    super(extras.hint ? `${code} (${extras.hint})` : code);
    this.name = 'ConnectionFault';
  }
}
