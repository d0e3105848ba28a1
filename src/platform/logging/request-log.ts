import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/** Asked every few seconds by whoever watches the service. */
const WATCHING = /^\/(health|metrics)/;

/** One line for each request when its answer has gone out: no headers, no query values. */
export function logRequests(logger: Logger): RequestHandler {
  // these lines hold nothing to hide, and looking for it in every one of them takes longer than writing it
  const lines = logger.child({}, { redact: [] });
  return (request: Request & { user?: { projectId?: string } }, response: Response, next: NextFunction) => {
    if (!WATCHING.test(request.originalUrl)) {
      const started = performance.now();
      response.once('close', () => {
        const [path] = request.originalUrl.split('?', 1);
        const line = {
          req: { id: request.id, method: request.method, path },
          res: { status: response.statusCode },
          projectId: request.user?.projectId,
          responseTime: Math.round(performance.now() - started),
        };
        if (!response.writableFinished) lines.info(line, 'request aborted');
        else if (response.statusCode >= 500) lines.error(line, 'request failed');
        else lines.info(line, 'request completed');
      });
    }
    next();
  };
}
