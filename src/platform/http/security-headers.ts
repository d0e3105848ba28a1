import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

/** Swagger UI runs inline styles; requests of its Try it out go to this server only. */
const CONTENT_SECURITY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  scriptSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  upgradeInsecureRequests: null,
};

/** Helmet's headers: the same for every answer, so they are asked for once. */
const HEADERS = new Map<string, string>();
helmet({ contentSecurityPolicy: { directives: CONTENT_SECURITY } })(
  {} as IncomingMessage,
  {
    setHeader: (name: string, value: string) => HEADERS.set(name, value),
    removeHeader: () => undefined,
  } as unknown as ServerResponse,
  () => undefined,
);

export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.setHeaders(HEADERS);
  next();
}
