import type { Request, Response } from 'express';
import { type Problem, titleOf } from './problem.js';
import './request-id.js';

/** Answers with the problem as `application/problem+json`. */
export function sendProblem(request: Request, response: Response, problem: Problem): void {
  // closed before all of the body is taken in, the connection would break under a sender who has not read the answer yet
  if (!request.complete && request.httpVersion === '1.1') response.shouldKeepAlive = true;
  response
    .status(problem.status)
    .set(problem.headers)
    .type('application/problem+json')
    .send(
      JSON.stringify({
        type: `urn:wattfile:problem:${problem.code}`,
        title: titleOf(problem.status),
        status: problem.status,
        detail: problem.message,
        instance: request.path,
        requestId: request.id,
        errors: problem.errors,
      }),
    );
}
