import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';

/** No body of the API nests as deep; what walks one by recursion cannot run out of stack. */
const DEEPEST = 32;
/** Names by which objects reach what all objects share. */
const SHARED = new Set(['__proto__', 'constructor', 'prototype']);
/** Half of a pair of UTF-16: it can neither be stored nor given back. */
const HALF_PAIR = /\p{Surrogate}/u;

/** Refuses a body that JSON allows but that nobody sends in good faith: bottomless, of names with a meaning, of half letters. */
export function refuseTrickyBody(request: Request, _response: Response, next: NextFunction): void {
  const detail = trick(request.body);
  next(detail ? new Problem(400, 'invalid-request', detail) : undefined);
}

/** Says of a body that cannot be parsed that it is the body that is wrong, and where. */
export function tellBrokenBody(error: unknown, _request: Request, _response: Response, next: NextFunction): void {
  const { type, message } = (error ?? {}) as { type?: unknown; message?: string };
  const isBroken = type === 'entity.parse.failed';
  next(isBroken ? new Problem(400, 'invalid-request', `The body is not valid JSON (${message}).`) : error);
}

function trick(body: unknown): string | undefined {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return `The body is nested more than ${DEEPEST} levels deep.`;
    const objects = level.filter((part) => typeof part === 'object' && part !== null);
    const members = objects.flatMap((part) => Object.entries(part as Record<string, unknown>));
    const shared = members.find(([name]) => SHARED.has(name));
    if (shared) return `"${shared[0]}" is not known here; leave it out.`;
    if (members.some(([name, value]) => HALF_PAIR.test(name) || (typeof value === 'string' && HALF_PAIR.test(value)))) {
      return 'The body holds text that is not well-formed Unicode.';
    }
    level = members.map(([, value]) => value);
  }
  return undefined;
}
