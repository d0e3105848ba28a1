import type { Request, Response } from 'express';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange } from '../platform/files/index.js';
import { isKnown } from '../platform/http/index.js';
import type { DocumentEntity } from './document.entity.js';
import { rangeNotSatisfiable } from './documents.errors.js';

const TYPES: Record<string, string> = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' };

type Content = Pick<DocumentEntity, 'documentId' | 'extension' | 'size' | 'sha256'>;

/**
 * Sends the bytes of a file that somebody uploaded: for saving, never to be run or shown in our name. One range is
 * answered as a part; several at once as the whole, which RFC 9110 allows.
 */
export async function sendContent(
  request: Request,
  response: Response,
  { documentId, extension, size, sha256 }: Content,
  open: (range?: ByteRange) => Promise<Readable>,
): Promise<void> {
  const etag = `"${sha256}"`;
  response.attachment(documentId.toLowerCase().endsWith(`.${extension}`) ? documentId : `${documentId}.${extension}`);
  response.set({
    'Content-Type': TYPES[extension],
    ETag: etag,
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
  if (isKnown(etag, request.get('If-None-Match'))) {
    response.status(304).end();
    return;
  }
  const range = rangeOf(request, size, etag);
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  response.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (request.method === 'HEAD') response.end();
  else await pipeline(await open(range), response).catch(unlessGone);
}

/** A caller that has what it wants, or wants it no more, closes the connection: nothing failed. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
}

function rangeOf(request: Request, size: number, etag: string): ByteRange | undefined {
  const condition = request.get('If-Range');
  if (!request.get('Range') || (condition && condition !== etag)) return undefined;
  const ranges = request.range(size);
  if (ranges === -1) throw rangeNotSatisfiable(size);
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}
