/** One thing that is wrong with a request. */
export interface FieldError {
  /** Where: `#/email` in a JSON body or form, `?lookback` in the query, `{siteId}` in the path. */
  pointer: string;
  /** What is wrong and what to do about it. */
  detail: string;
}

const TITLES: Record<number, string> = {
  400: 'Bad request',
  401: 'Not authenticated',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  406: 'Not acceptable',
  408: 'Request timeout',
  409: 'Conflict',
  412: 'Precondition failed',
  413: 'Too large',
  414: 'URI too long',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Cannot be processed',
  429: 'Too many requests',
  431: 'Headers too large',
  500: 'Internal error',
  503: 'Temporarily unavailable',
};

export function titleOf(status: number): string {
  return TITLES[status] ?? 'Error';
}

/**
 * An answer that is not the one asked for (RFC 9457). Modules define their own with stable codes, one class or factory
 * for each, in `*.errors.ts`.
 */
export class Problem extends Error {
  /** Headers that go with the answer (`Retry-After`, `WWW-Authenticate`). */
  readonly headers: Record<string, string>;
  readonly errors?: FieldError[];

  /**
   * @param code stable, in kebab case; `type` on the wire is `urn:wattfile:problem:<code>`
   * @param detail what is wrong with this request and what to do about it
   */
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    extras: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.name = 'Problem';
    this.errors = extras.errors;
    this.headers = extras.headers ?? {};
  }
}

/** 400 for one named field. */
export function invalidField(pointer: string, detail: string): Problem {
  return new Problem(400, 'invalid-request', `The request is not valid: ${detail}`, { errors: [{ pointer, detail }] });
}

/** 413: more bytes than a file may have. */
export function fileTooLarge(most: number): Problem {
  const detail = `The file is larger than the ${most / 1024 / 1024} MB that the service takes.`;
  return new Problem(413, 'file-too-large', detail);
}

/** 404; also for what belongs to somebody else. */
export function notFound(what: string, id: string): Problem {
  return new Problem(404, 'not-found', `There is no ${what} "${id.slice(0, 100)}".`);
}
