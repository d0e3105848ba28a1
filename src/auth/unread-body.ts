import type { NextFunction, Request, Response } from 'express';
import { Problem } from '../platform/http/index.js';
import { NOT_STORED } from './token-request.js';
import type { TokenErrorDto } from './token.dto.js';

/** Where tokens are asked for. */
export const TOKEN_PATH = 'v1/requestToken';

/**
 * Answers a token request whose body could not be read as RFC 6749 5.2 says: bodies are read before there is a route, and
 * an OAuth client looks for `error` in every 400.
 */
export function answerUnreadBody(error: unknown, _request: Request, response: Response, next: NextFunction): void {
  if (!(error instanceof Problem) || error.status !== 400) return next(error);
  const answer: TokenErrorDto = { error: 'invalid_request', error_description: error.message };
  response.status(400).set(NOT_STORED).json(answer);
}
