import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { waitFor } from '../support/wait.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

const PATIENCE_MS = 60_000;

export const CLIENT = { id: 'reliability', secret: 'not-a-secret-of-anybody' };

/** Keys as a service with a Postgres of its own is given them. */
export const makeKeys = () => ({
  CREDENTIAL_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  JWT_KEYS: `k1:${generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')}`,
});

/** The processes that a process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '');
    if (Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) === pid) found.push(Number(name));
  }
  return found;
}

export const commandOf = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/cmdline`, 'utf8').then(
    (text) => text.replaceAll('\0', ' '),
    () => '',
  );

/** The built service as a process that can be killed. */
export class ServiceProcess {
  readonly exited: Promise<number | null>;
  url = '';
  private output = '';
  private token = '';

  private constructor(private readonly child: ChildProcess) {
    this.exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output = (this.output + chunk.toString()).slice(-100_000);
        this.url ||= /"url":"(http[^"]+)"/.exec(this.output)?.[1] ?? '';
      });
    }
  }

  static spawn(env: Record<string, string>): ServiceProcess {
    const settings = { PORT: '0', RATE_LIMIT_PER_MINUTE: '0', EXTRACTION_WORKERS: '1', LOG_LEVEL: 'info', ...env };
    const child = spawn(process.execPath, [join(root, 'dist/main.js')], {
      env: { ...process.env, NODE_OPTIONS: '', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new ServiceProcess(child);
  }

  static async start(env: Record<string, string>): Promise<ServiceProcess> {
    const service = ServiceProcess.spawn(env);
    await service.ready();
    return service;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  log(): string {
    return this.output;
  }

  /** The lines of the log that tell of requests that failed. */
  failures(): string[] {
    return this.output.split('\n').filter((line) => line.includes('A request failed'));
  }

  /** Resolves when it listens; fails when it ends before. */
  async ready(seconds = 120): Promise<void> {
    await waitFor(
      'the service to listen',
      async () => {
        if (this.child.exitCode !== null) throw new Error(`The service ended before it was ready:\n${this.output}`);
        return this.url !== '';
      },
      seconds,
    );
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.exited;
  }

  /** Ends it as an operator does; gives the exit code. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    return this.exited;
  }

  /** Sends a request with a token, which is asked for when there is none yet. */
  async send(method: string, path: string, body?: Buffer, type?: string): Promise<Answer> {
    if (!this.token) await this.login();
    const headers = { Authorization: `Bearer ${this.token}`, ...(type ? { 'Content-Type': type } : {}) };
    return exchange(this.url + path, method, headers, body);
  }

  async json<T = any>(method: string, path: string, value?: unknown): Promise<{ status: number; body: T }> {
    const sent = value === undefined ? undefined : Buffer.from(JSON.stringify(value));
    const { status, body } = await this.send(method, path, sent, sent && 'application/json');
    return { status, body: (body.length ? JSON.parse(body.toString()) : undefined) as T };
  }

  upload(accountId: string, documentId: string, bytes: Buffer, type?: string): Promise<Answer> {
    const fields = Object.entries({ documentId, ...(type ? { documentType: type } : {}) });
    const boundary = 'paper-of-a-test';
    const parts = fields.map(
      ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${parts.join('')}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="paper"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const path = `/v1/suppliers/accounts/${accountId}/documents/upload`;
    return this.send('PUT', path, body, `multipart/form-data; boundary=${boundary}`);
  }

  private async login(): Promise<void> {
    const body = Buffer.from(`client_id=${CLIENT.id}&client_secret=${CLIENT.secret}`);
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const answer = await exchange(`${this.url}/v1/requestToken`, 'POST', type, body);
    if (answer.status !== 200) throw new Error(`No token: ${answer.status} ${answer.body.toString()}`);
    this.token = (JSON.parse(answer.body.toString()) as { access_token: string }).access_token;
  }
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** An answer that had begun when the connection broke: its status stands. */
export class CutOff extends Error {
  constructor(readonly status: number) {
    super('The connection broke within the answer');
  }
}

/** One request on a connection of its own, which a service that is killed breaks. */
export function exchange(url: string, method: string, headers: OutgoingHttpHeaders, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body ? { 'Content-Length': body.length } : {};
    const asked = request(url, { method, agent: false, headers: { ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
      answer.on('close', () => reject(new CutOff(answer.statusCode ?? 0)));
    });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('No answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Makes the client of these tests, whether a service runs or not. */
export async function makeClient(env: Record<string, string>, project = 'reliability'): Promise<void> {
  const names = ['--project', project, '--client-id', CLIENT.id, '--client-secret', CLIENT.secret];
  await promisify(execFile)(process.execPath, [join(root, 'dist/cli/client-create.js'), ...names], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
  });
}

/** An account whose supplier has no connector: its papers come by upload alone. */
export async function makeAccount(service: ServiceProcess, referenceId: string): Promise<string> {
  const email = `${referenceId}@example.org`;
  const answer = await service.json('POST', '/v1/suppliers/accounts', {
    email,
    password: 'x',
    referenceId,
    supplier: 'drax',
  });
  if (answer.status !== 201) throw new Error(`No account: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body.id as string;
}

/** The address of the embedded database under a folder. */
export async function embeddedUrl(dataDir: string): Promise<string> {
  const { port, password } = JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')) as {
    port: number;
    password: string;
  };
  return `postgres://wattfile:${password}@127.0.0.1:${port}/wattfile`;
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '');
  return Number(text.split('\n')[0]);
}
