// Starts the built service as a process of its own, with a fresh folder, and talks to it as a client does.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Resolves when the service is ready: its address, a token of the demo client (or of CLIENT_ID and CLIENT_SECRET, on a
 * folder that was used before), its process, and how to stop it.
 */
export async function startService(env = {}) {
  const dataDir = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'wattfile-run-')));
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'main'], {
    cwd: root,
    env: { ...process.env, PORT: '0', RATE_LIMIT_PER_MINUTE: '0', LOG_LEVEL: 'info', ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const ready = new Promise((resolve, reject) => {
    const look = (chunk) => {
      output = (output + chunk).slice(-200_000);
      const url = /"url":"(http[^"]+)"/.exec(output)?.[1];
      const demo = /client id +(\S+)\s+client secret +(\S+)/.exec(output);
      const [clientId, clientSecret] = demo ? demo.slice(1) : [env.CLIENT_ID, env.CLIENT_SECRET];
      if (url && clientSecret) resolve({ url, clientId, clientSecret });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.once('exit', (code) => reject(new Error(`The service ended with code ${code}:\n${output}`)));
  });
  const { url, clientId, clientSecret } = await ready;
  const readyMs = performance.now() - started;
  const answer = await fetch(`${url}/v1/requestToken`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
  });
  const { access_token: token } = await answer.json();
  const call = async (method, path, body, headers = {}) => {
    const form = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && !form ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      body: body === undefined || form ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
  };
  return {
    url,
    token,
    clientId,
    clientSecret,
    pid: child.pid,
    dataDir,
    readyMs,
    call,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await exited;
      if (!env.DATA_DIR) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
