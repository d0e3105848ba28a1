import type { Request, Response } from 'express';

/** Says in the header `Link` where the rest of a list is, with the same filters. */
export function linkNextPage(request: Request, response: Response, cursor: string | undefined): void {
  if (!cursor) return;
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  response.set('Link', `<${url.pathname}${url.search}>; rel="next"`);
}
