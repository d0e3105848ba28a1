import type { NextFunction, Request, Response } from 'express';
import { v7 } from 'uuid';

declare module 'express-serve-static-core' {
  interface Request {
    /** Id of the request, in the log, in problem answers and in `X-Request-Id`. */
    id: string;
  }
}

/** A new id that sorts by time (UUID version 7). */
export function newId(): string {
  return v7();
}

const GIVEN = /^[A-Za-z0-9._-]{1,64}$/;

/** Takes the caller's `X-Request-Id` when it is a plain one, else makes one. */
export function requestId(request: Request, response: Response, next: NextFunction): void {
  const given = request.headers['x-request-id'];
  request.id = typeof given === 'string' && GIVEN.test(given) ? given : newId();
  response.setHeader('X-Request-Id', request.id);
  next();
}
