import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { titleOf } from './problem.js';
import { newId } from './request-id.js';

/** How long the answer may take to reach a client that sent what is no request. */
const GRACE_MS = 1000;

/** What Node refuses before there is a request, by its code. */
const REFUSALS: Record<string, [status: number, code: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'headers-too-large', 'The address and headers are larger than the service takes.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'too-large', 'The body is larger than the service takes.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request-timeout', 'The request took too long to come in.'],
};
const NOT_HTTP: [number, string, string] = [400, 'invalid-request', 'What was sent is not a request of HTTP/1.1.'];

/** Answers what Node itself refuses as `application/problem+json`, like everything else. */
export function answerClientErrors(server: Server): void {
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Duplex & { _httpMessage?: { headersSent: boolean } }) => {
      if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent) {
        socket.destroy();
        return;
      }
      socket.end(answerTo(REFUSALS[error.code ?? ''] ?? NOT_HTTP));
      setTimeout(() => socket.destroy(), GRACE_MS).unref();
    },
  );
}

function answerTo([status, code, detail]: [number, string, string]): string {
  const requestId = newId();
  const type = `urn:wattfile:problem:${code}`;
  const body = JSON.stringify({ type, title: titleOf(status), status, detail, instance: '/', requestId });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}
