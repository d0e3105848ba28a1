import { Injectable } from '@nestjs/common';
import { type LookupAddress, lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { isLoopback, isPublic } from './addresses.js';

/** A request to a supplier. */
export interface OutgoingRequest {
  url: URL;
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Hosts that may be asked: names, or `.example.org` for all names under it. */
  hosts: readonly string[];
  /** Whether a server on this machine may be asked, without TLS: only where the settings name one. */
  allowLoopback?: boolean;
  maxBytes: number;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface OutgoingAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Why a request was not made, or its answer not taken. */
export type OutgoingRefusal = 'not-allowed' | 'private-address' | 'redirect' | 'too-large' | 'time-limit' | 'network';

export class OutgoingError extends Error {
  /** @param hint the system's code of a fault of the network; never a text that came over it */
  constructor(
    readonly reason: OutgoingRefusal,
    hint?: string,
  ) {
    super(hint ? `${reason} ${hint}` : reason);
    this.name = 'OutgoingError';
  }
}

/**
 * All that goes out to suppliers goes through here: over TLS, to hosts that are configured, never to an address that is
 * not public, following no redirect, and taking no more than was reckoned with. An address is looked at when it is
 * connected to, so that a name that changes its address in between changes nothing.
 */
@Injectable()
export class OutgoingHttp {
  async send(request: OutgoingRequest): Promise<OutgoingAnswer> {
    const { url, signal, timeoutMs } = request;
    const local = isLoopback(url.hostname);
    if (!isAllowed(request, local)) throw new OutgoingError('not-allowed', url.hostname);
    if (!local && isIP(url.hostname) && !isPublic(url.hostname)) throw new OutgoingError('private-address');
    const limit = AbortSignal.timeout(timeoutMs);
    try {
      return await exchange(request, local, AbortSignal.any([limit, signal]));
    } catch (error) {
      if (error instanceof OutgoingError) throw error;
      if (limit.aborted || signal.aborted) throw new OutgoingError('time-limit');
      throw new OutgoingError('network', (error as NodeJS.ErrnoException).code);
    }
  }
}

function isAllowed({ url, hosts, allowLoopback }: OutgoingRequest, local: boolean): boolean {
  if (local) return allowLoopback === true && /^https?:$/.test(url.protocol);
  const named = hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
  return named && url.protocol === 'https:' && url.username === '' && url.password === '';
}

function exchange(request: OutgoingRequest, local: boolean, signal: AbortSignal): Promise<OutgoingAnswer> {
  const { url, method, headers, body } = request;
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestTls : requestPlain;
    const sent = open(url, { method, headers, signal, lookup: local ? undefined : publicLookup }, (answer) => {
      collect(answer, request.maxBytes).then(resolve, (error: unknown) => {
        sent.destroy();
        reject(error);
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

async function collect(answer: IncomingMessage, maxBytes: number): Promise<OutgoingAnswer> {
  const status = answer.statusCode ?? 0;
  if (status >= 300 && status < 400) throw new OutgoingError('redirect', String(status));
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new OutgoingError('too-large');
    chunks.push(chunk);
  }
  return { status, headers: answer.headers, body: Buffer.concat(chunks) };
}

/** Finds addresses as usual, and fails where any of them is not public. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses: LookupAddress[] = found ?? [];
    const closed = addresses.find(({ address }) => !isPublic(address));
    if (error) done(error, '', 0);
    else if (closed || !addresses.length) done(new OutgoingError('private-address'), '', 0);
    else if (options.all) done(null, addresses);
    else done(null, addresses[0].address, addresses[0].family);
  });
};
