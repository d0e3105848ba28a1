import type { NestExpressApplication } from '@nestjs/platform-express';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { createApp } from '../../src/app.setup.js';
import { Clients, type NewClientOptions } from '../../src/auth/index.js';
import { type Config, readConfig } from '../../src/config/index.js';
import { createTestDatabase } from './database.js';

/** The service as it runs in production, listening on loopback, with a database and a folder of its own. */
export interface TestApp {
  app: NestExpressApplication;
  config: Config;
  databaseUrl: string;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** All log lines so far, as text. */
  log(): string;
  /** A caller with a token of a new client; `project` is "test" unless said otherwise. */
  caller(options?: Partial<NewClientOptions>): Promise<Caller>;
  close(): Promise<void>;
}

/** A JSON answer, read. */
export interface JsonAnswer<T = any> {
  status: number;
  headers: Headers;
  body: T;
}

/** Sends requests with one client's token. */
export interface Caller {
  projectId: string;
  clientId: string;
  clientSecret: string;
  token: string;
  /** Like `fetch`, with the token; `path` begins with a slash. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Sends JSON (or nothing) and reads JSON. */
  json<T = any>(method: string, path: string, body?: unknown): Promise<JsonAnswer<T>>;
}

export async function createTestApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wattfile-app-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', EXTRACTION_WORKERS: '1', LOG_LEVEL: 'debug', ...env });
  const lines: string[] = [];
  const logger = pino({ level: config.logLevel }, { write: (line: string) => void lines.push(line) });
  const app = await createApp(config, logger, database.url);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    app,
    config,
    databaseUrl: database.url,
    url,
    log: () => lines.join(''),
    caller: (options) => createCaller(app, url, options),
    close: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createCaller(
  app: NestExpressApplication,
  url: string,
  options: Partial<NewClientOptions> = {},
): Promise<Caller> {
  const { projectId, clientId, clientSecret } = await app.get(Clients).create({ project: 'test', ...options });
  const answer = await fetch(`${url}/v1/requestToken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ client_id: clientId, client_secret: clientSecret }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const send = (path: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { Authorization: `Bearer ${token}`, ...(init.headers as Record<string, string>) },
    });
  return {
    projectId,
    clientId,
    clientSecret,
    token,
    fetch: send,
    json: async (method, path, body) => {
      const init =
        body === undefined
          ? { method }
          : { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      const response = await send(path, init);
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
    },
  };
}
