import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import { type Observable, map } from 'rxjs';

/**
 * Whether the caller has what the tag stands for already. Express's own test says no to a request with
 * `Cache-Control: no-cache`, which `fetch` adds by itself; but that is for caches on the way, and the answer is made anew
 * in any case.
 */
export function isKnown(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.split(',').some((tag) => [etag, '*'].includes(tag.trim().replace(/^W\//, '')));
}

/** Gives the answer a strong `ETag` of its text. Where the caller has it already it says true, and the answer is an empty 304. */
export function tagAnswer(text: string, request: Request, response: Response): boolean {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  response.set({ ETag: etag, 'Cache-Control': 'private, no-cache' });
  if (!isKnown(etag, request.get('If-None-Match'))) return false;
  response.status(304);
  return true;
}

/** Gives a JSON answer a strong `ETag` of its bytes, and says 304 where the caller has them. */
@Injectable()
export class EntityTag implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    return next.handle().pipe(
      map((answer: unknown) => {
        const text = JSON.stringify(answer);
        if (tagAnswer(text, request, response)) return undefined;
        response.type('json');
        return text;
      }),
    );
  }
}
