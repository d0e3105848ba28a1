import { type Scope, SCOPES } from '../platform/http/index.js';

/** What goes with every answer of the token endpoint (RFC 6749 5.1). */
export const NOT_STORED = { 'Cache-Control': 'no-store', Pragma: 'no-cache' };

/** An error of RFC 6749 5.2, with its status. */
export class OAuthError extends Error {
  constructor(
    readonly status: number,
    readonly code: 'invalid_request' | 'invalid_client' | 'unsupported_grant_type' | 'invalid_scope',
    description: string,
  ) {
    super(description);
  }
}

export interface TokenRequest {
  clientId: string;
  clientSecret: string;
  scopes?: Scope[];
}

const LONGEST = 512;

/** Reads a token request: HTTP Basic, else `client_id`/`clientId` and `client_secret`/`clientSecret` of the body. */
export function readTokenRequest(authorization: string | undefined, body: unknown): TokenRequest {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const grant = text(fields, 'grant_type', 'grantType');
  if (grant !== undefined && grant !== 'client_credentials') {
    throw new OAuthError(400, 'unsupported_grant_type', 'grant_type must be client_credentials.');
  }
  const basic = readBasic(authorization);
  const clientId = basic?.id ?? text(fields, 'client_id', 'clientId');
  const clientSecret = basic?.secret ?? text(fields, 'client_secret', 'clientSecret');
  if (!clientId || !clientSecret) {
    throw new OAuthError(
      400,
      'invalid_request',
      'Send client_id and client_secret as HTTP Basic, as form fields or as JSON.',
    );
  }
  return { clientId, clientSecret, scopes: readScopes(text(fields, 'scope')) };
}

function text(fields: Record<string, unknown>, ...names: string[]): string | undefined {
  for (const name of names) {
    if (!Object.hasOwn(fields, name) || fields[name] === '') continue;
    const value = fields[name];
    if (typeof value !== 'string' || value.length > LONGEST || value.includes('\0')) {
      throw new OAuthError(400, 'invalid_request', `${name} must be a string of at most ${LONGEST} characters, once.`);
    }
    return value;
  }
  return undefined;
}

/** RFC 6749 2.3.1: the two parts are form-encoded before they are joined. */
function readBasic(header: string | undefined): { id: string; secret: string } | undefined {
  const match = /^Basic ([A-Za-z0-9+/_-]+=*)$/i.exec(header ?? '');
  if (!match) return undefined;
  const [, id, secret] = /^([^:]*):(.*)$/s.exec(Buffer.from(match[1], 'base64').toString('utf8')) ?? [];
  if (!id || !secret || id.length > LONGEST || secret.length > LONGEST || id.includes('\0')) return undefined;
  return { id: decodePart(id), secret: decodePart(secret) };
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part.replace(/\+/g, '%20'));
  } catch {
    return part;
  }
}

function readScopes(wanted: string | undefined): Scope[] | undefined {
  if (wanted === undefined) return undefined;
  const names = wanted.split(/[\s,]+/).filter(Boolean);
  const unknown = names.find((name) => !SCOPES.includes(name as Scope));
  if (unknown)
    throw new OAuthError(
      400,
      'invalid_scope',
      `There is no scope "${unknown.slice(0, 50)}"; there are ${SCOPES.join(' ')}.`,
    );
  return names as Scope[];
}
