/** One error of a GraphQL answer, as far as it is looked at: never its text. */
export interface GraphQlError {
  path?: (string | number)[];
  extensions?: { errorCode?: string; errorType?: string; errorClass?: string };
}

export interface GraphQlBody {
  data?: Record<string, unknown> | null;
  errors?: GraphQlError[];
}

/** What an answer of Kraken means. */
export type Verdict =
  /** There is data; fields that could not be given are null, with an error each. */
  | { kind: 'data'; data: Record<string, unknown>; errors: GraphQlError[] }
  | { kind: 'rate-limited'; code: string }
  | { kind: 'wrong-credentials'; code: string }
  | { kind: 'mfa'; code: string }
  /** The refresh token is used up. */
  | { kind: 'session-over'; code: string }
  /** The access token is not, or no longer, good. */
  | { kind: 'token'; code: string }
  | { kind: 'not-permitted'; code: string }
  /** The supplier's schema does not have what was asked for. */
  | { kind: 'drift' }
  | { kind: 'unavailable'; code: string };

type CodedKind = 'rate-limited' | 'wrong-credentials' | 'mfa' | 'session-over' | 'token';

/**
 * In the order in which they are looked for: what is throttled says nothing about the credentials. The codes are those of
 * the platform's reference and of answers that its open-source clients have met.
 */
const CODES: [CodedKind, Set<string>][] = [
  ['rate-limited', new Set(['KT-CT-1199', 'OE-0002'])],
  ['wrong-credentials', new Set(['KT-CT-1138', 'KT-CT-1139'])],
  ['mfa', new Set(['KT-CT-1150', 'KT-CT-1151', 'KT-CT-1152', 'KT-CT-1153', 'KT-CT-1154', 'KT-CT-1155'])],
  ['session-over', new Set(['KT-CT-1134', 'KT-CT-1135'])],
  [
    'token',
    new Set(['KT-CT-1124', 'KT-CT-1120', 'KT-CT-1111', 'KT-CT-1112', 'KT-CT-1128', 'KT-CT-1132', 'KT-CT-1143']),
  ],
];

/** Reads the body of an answer; undefined when it is not one of a GraphQL server (a page of a firewall, a list, null). */
export function parseBody(bytes: Buffer): GraphQlBody | undefined {
  try {
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    const isBody = typeof body === 'object' && body !== null && ('data' in body || 'errors' in body);
    return isBody ? (body as GraphQlBody) : undefined;
  } catch {
    return undefined;
  }
}

/** Classifies by code, then by type; texts differ between suppliers and can hold personal data. */
export function verdictOf(status: number, body: GraphQlBody | undefined): Verdict {
  if (status === 429) return { kind: 'rate-limited', code: 'HTTP 429' };
  if (!body) return { kind: 'unavailable', code: `HTTP ${status}, not GraphQL` };
  const errors = body.errors ?? [];
  const codes = errors.map((error) => error.extensions?.errorCode ?? '');
  const throttled = codes.find((code) => CODES[0][1].has(code));
  if (throttled) return { kind: 'rate-limited', code: throttled };
  const data = body.data ?? {};
  if (Object.values(data).some((value) => value !== null)) return { kind: 'data', data, errors };
  if (errors.length === 0) return { kind: 'unavailable', code: 'no data' };
  for (const [kind, known] of CODES) {
    const code = codes.find((each) => known.has(each));
    if (code) return { kind, code };
  }
  const code = codes.find(Boolean) ?? `HTTP ${status}`;
  if (status === 400 && errors.every((error) => !error.path)) return { kind: 'drift' };
  if (errors.some(({ extensions }) => extensions?.errorType === 'AUTHORIZATION'))
    return { kind: 'not-permitted', code };
  return { kind: 'unavailable', code };
}
