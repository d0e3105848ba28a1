import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';
import { sendProblem } from './send-problem.js';

/**
 * Requests that are worked on at the same time. More than the database has connections for many times over: those beyond
 * would wait for seconds, and while they wait make all others slower.
 */
const MOST_AT_ONCE = 256;
/** So many are let in however long they take. */
const ALWAYS_AT_ONCE = 32;
/** Beyond those, requests are let in while the last ones took less than this: nobody waits much longer for an answer. */
const LATE_MS = 2000;
/** How much of the mean the last request makes up. */
const WEIGHT = 0.05;
/** Forms come in slowly and cost little while they do. */
const MOST_FORMS_AT_ONCE = 1024;
const WATCHING = /^\/(health|metrics)/;

/** Answers 503 at once when more requests come than can be answered soon, so that those that are let in are. */
export class Admission {
  private active = 0;
  private forms = 0;
  private meanMs = 0;

  readonly admit = (request: Request, response: Response, next: NextFunction): void => {
    const isForm = request.headers['content-type']?.startsWith('multipart/') ?? false;
    const isFull = isForm ? this.forms >= MOST_FORMS_AT_ONCE : this.isFull;
    if (isFull && !WATCHING.test(request.url)) return sendProblem(request, response, tooBusy());
    const started = performance.now();
    if (isForm) this.forms++;
    else this.active++;
    response.once('close', () => {
      if (isForm) {
        this.forms--;
        return;
      }
      this.active--;
      this.meanMs += (performance.now() - started - this.meanMs) * WEIGHT;
    });
    next();
  };

  private get isFull(): boolean {
    return this.active >= MOST_AT_ONCE || (this.active >= ALWAYS_AT_ONCE && this.meanMs > LATE_MS);
  }
}

function tooBusy(): Problem {
  return new Problem(503, 'overloaded', 'More requests come in than can be answered; try again in a moment.', {
    headers: { 'Retry-After': '1' },
  });
}
