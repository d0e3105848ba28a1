import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
  NotFoundException,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Config } from '../../config/index.js';
import { LOGGER } from '../logging/index.js';
import { noRoute } from './no-route.js';
import { fileTooLarge, Problem } from './problem.js';
import { sendProblem } from './send-problem.js';

/** Postgres, network and file codes that mean "not just now" rather than "this request is wrong": away, full, too many. */
const AWAY =
  /^(08|57P0|53|58030|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOSPC|EDQUOT|EROFS|EIO|EMFILE|ENFILE)/;
/** What the database client says without a code when its connection is gone. */
const CUT_OFF =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|Query runner already released|query runner was already released|Transaction is not started/;

/** Codes of the body and form parsers, which are the sender's to mend. */
const MULTIPART = new Set([
  ...['LIMIT_FILE_COUNT', 'LIMIT_PART_COUNT', 'LIMIT_FIELD_COUNT', 'LIMIT_FIELD_KEY'],
  ...[
    'LIMIT_FIELD_VALUE',
    'LIMIT_FIELD_NESTING',
    'LIMIT_FIELD_ARRAY_INDEX',
    'INVALID_FIELD_NAME',
    'MISSING_FIELD_NAME',
  ],
]);
/** The form's parser has no codes for these; the last two mean that the sender is gone. */
const BROKEN_FORM =
  /^(Unexpected end of (form|file)|Malformed (part header|content type)|Multipart: Boundary not found|Unsupported content type|Request (aborted|closed))/;

/** Turns whatever was thrown into `application/problem+json`. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly config: Config,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const problem = this.problemOf(error, request);
    const requestId = request.id;
    if (problem.status >= 500) this.logger.error({ err: error, requestId, path: request.path }, 'A request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(request, response, problem);
  }

  private problemOf(error: unknown, request: Request): Problem {
    if (isFileTooLarge(error)) return fileTooLarge(this.config.maxFileBytes);
    // Nest's own: whatever else is not found is a problem of a module
    return error instanceof NotFoundException ? noRoute(request) : toProblem(error);
  }
}

/** Whether the fault lies in what the service works with (database, files), so that the same may work later. */
export function isPassing(error: unknown): boolean {
  return toProblem(error).status === 503;
}

function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof HttpException) return fromHttpException(error);
  const { code, status, type, message, field } = (error ?? {}) as Record<string, unknown>;
  if (typeof code === 'string' && AWAY.test(code)) return away();
  if (error instanceof Error && CUT_OFF.test(error.message)) return away();
  if (code === 'LIMIT_UNEXPECTED_FILE') return unexpectedFile(String(field));
  if (typeof code === 'string' && MULTIPART.has(code))
    return new Problem(
      400,
      'invalid-form',
      `The form has too many parts, or one that is too long (${String(message)}).`,
    );
  if (error instanceof Error && BROKEN_FORM.test(error.message)) {
    return new Problem(400, 'invalid-form', 'The form is cut off, or its parts are not multipart/form-data.');
  }
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new Problem(status, clientCode(status), bodyDetail(type, String(message)));
  }
  return new Problem(500, 'internal', 'Something failed on our side. The request id names it in the log.');
}

/** The form's parser has had more bytes than a file may have; Nest makes an error of its own of that. */
function isFileTooLarge(error: unknown): boolean {
  if (error instanceof HttpException) return error.getStatus() === 413;
  return (error as { code?: unknown } | undefined)?.code === 'LIMIT_FILE_SIZE';
}

/** All forms take their files as `file`; the parser says the same of one more of them than are taken. */
function unexpectedFile(field: string): Problem {
  const detail =
    field === 'file'
      ? 'More files are sent as "file" than are taken here.'
      : `No file is taken as the form field "${field}". Send it as "file".`;
  return new Problem(400, 'invalid-form', detail, { errors: [{ pointer: `#/${field}`, detail }] });
}

function away(): Problem {
  return new Problem(
    503,
    'unavailable',
    'What the service works with cannot be reached or is full just now; try again.',
    {
      headers: { 'Retry-After': '5' },
    },
  );
}

function clientCode(status: number): string {
  if (status === 413) return 'too-large';
  return status === 415 ? 'unsupported-media-type' : 'invalid-request';
}

function bodyDetail(type: unknown, message: string): string {
  if (type === 'entity.too.large') return 'The body is larger than the service takes.';
  return message;
}

/** What Nest makes of the form parser's error. */
const TOO_MANY_FILES = 'Too many files';
const UNEXPECTED_FILE = /^Unexpected (?:file )?field - (.+)$/;

function fromHttpException(error: HttpException): Problem {
  const status = error.getStatus();
  const [, field] = UNEXPECTED_FILE.exec(error.message) ?? [];
  if (status === 400 && error.message === TOO_MANY_FILES) return unexpectedFile('file');
  if (field !== undefined) return unexpectedFile(field);
  if (status >= 500)
    return new Problem(500, 'internal', 'Something failed on our side. The request id names it in the log.');
  return new Problem(status, clientCode(status), error.message);
}
