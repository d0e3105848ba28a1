import type { ReadingProblem } from '../extraction/index.js';
import { Problem } from '../platform/http/index.js';

/** Seconds after which a full queue is worth another try. */
const RETRY_AFTER = '5';

/** The answer to a file that cannot be read: 415, 422 or 503, each kind with its own `type`. */
export function readingFailure({ code, message }: ReadingProblem): Problem {
  const type = code.replaceAll('_', '-');
  if (code === 'queue_full') return new Problem(503, type, message, { headers: { 'Retry-After': RETRY_AFTER } });
  const errors = [{ pointer: '#/file', detail: message }];
  return new Problem(code === 'unsupported_type' ? 415 : 422, type, message, { errors });
}

/** 400: the form holds no file. */
export function noFile(): Problem {
  const detail =
    'Send the contract as the form field "file" of multipart/form-data, each file with a name: one PDF, or one to ten images.';
  return new Problem(400, 'invalid-request', detail, { errors: [{ pointer: '#/file', detail }] });
}

/** 422: more files than one request may hold. */
export function tooManyFiles(most: number): Problem {
  const detail = `At most ${most} files are taken at once.`;
  return new Problem(422, 'too-many-files', detail, { errors: [{ pointer: '#/file', detail }] });
}
