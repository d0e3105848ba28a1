import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';
import { sendProblem } from './send-problem.js';

/**
 * Requests that are worked on at the same time. More than the database has connections for many times over: those beyond
 * would wait for seconds, and while they wait make all others slower.
 */
const MOST_AT_ONCE = 256;
/** Forms come in slowly and cost little while they do. */
const MOST_FORMS_AT_ONCE = 1024;
const WATCHING = /^\/(health|metrics)/;

/** Answers 503 at once when more requests come than can be answered soon, so that those that are let in are. */
export class Admission {
  private active = 0;
  private forms = 0;

  readonly admit = (request: Request, response: Response, next: NextFunction): void => {
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const isFull = isForm ? this.forms >= MOST_FORMS_AT_ONCE : this.active >= MOST_AT_ONCE;
    if (isFull && !WATCHING.test(request.url)) return sendProblem(request, response, tooBusy());
    const change = (by: number) => {
      if (isForm) this.forms += by;
      else this.active += by;
    };
    change(1);
    response.once('close', () => change(-1));
    next();
  };
}

function tooBusy(): Problem {
  return new Problem(503, 'overloaded', 'More requests come in than can be answered; try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });
}
