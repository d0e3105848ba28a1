import type { NextFunction, Request, Response } from 'express';
import { Problem } from './problem.js';

/** No body of the API nests as deep; what walks one by recursion cannot run out of stack. */
const DEEPEST = 32;

/** Refuses a body of arrays or objects within each other thousands of times. */
export function refuseDeepBody(request: Request, _response: Response, next: NextFunction): void {
  const deep = isDeeper(request.body, DEEPEST);
  next(deep ? new Problem(400, 'invalid-request', `The body is nested more than ${DEEPEST} levels deep.`) : undefined);
}

function isDeeper(value: unknown, levels: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > levels) return true;
    level = level.flatMap((part): unknown[] => (typeof part === 'object' && part !== null ? Object.values(part) : []));
  }
  return false;
}
