import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { CLIENT, ServiceProcess, embeddedUrl, exchange, makeAccount, makeClient } from './process.js';
import { LONG, note } from './report.js';
import { allEnded } from './state.js';

/** Many requests and papers on one process: what it holds afterwards is what it held when it was warm. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? (LONG ? 100_000 : 1500));
const PAPERS = Number(process.env.SOAK_PAPERS ?? (LONG ? 2000 : 12));
const AT_A_TIME = 8;
const bill = await readFile(new URL('../../samples/invoice.pdf', import.meta.url));

interface Held {
  rssMb: number;
  descriptors: number;
  connections: number;
  temporary: number;
}

let service: ServiceProcess;
let dataDir: string;
afterAll(async () => {
  await service.kill();
  await rm(dataDir, { recursive: true, force: true });
});

async function held(): Promise<Held> {
  const status = await readFile(`/proc/${service.pid}/status`, 'utf8');
  const client = new pg.Client({ connectionString: await embeddedUrl(dataDir) });
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    `SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'wattfile%'`,
  );
  await client.end();
  return {
    rssMb: Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024),
    descriptors: (await readdir(`/proc/${service.pid}/fd`)).length,
    connections: Number(rows[0].count),
    temporary: (await readdir(join(dataDir, 'incoming')).catch(() => [])).length,
  };
}

it('holds no more after many requests and papers than when it was warm', async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wattfile-soak-'));
  const env = { DATA_DIR: dataDir };
  await makeClient(env);
  service = await ServiceProcess.start(env);
  const account = await makeAccount(service, 'soak');
  const body = Buffer.from(`client_id=${CLIENT.id}&client_secret=${CLIENT.secret}`);
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const { access_token: token } = JSON.parse(
    (await exchange(`${service.url}/v1/requestToken`, 'POST', type, body)).body.toString(),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  const paths = [
    '/v1/suppliers/references/soak/accounts',
    '/v1/suppliers',
    '/v1/sites/emissions?lookback=1m',
    '/v1/billValidation/findings?referenceId=soak',
    `/v1/suppliers/accounts/${account}/documents/none/evidence`,
  ];
  const counts: Record<number, number> = {};
  const get = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(service.url + path, { agent, headers: { Authorization: `Bearer ${token}` } }, (answer) => {
        counts[answer.statusCode ?? 0] = (counts[answer.statusCode ?? 0] ?? 0) + 1;
        answer.resume();
        answer.on('end', resolve);
      });
      asked.on('error', reject);
      asked.end();
    });
  let [asked, sent] = [0, 0];
  const round = async (requests: number, papers: number) => {
    const asking = Array.from({ length: AT_A_TIME }, async () => {
      while (asked < requests) await get(paths[(asked += 1) % paths.length]);
    });
    const sending = (async () => {
      while (sent < papers) {
        const paper = Buffer.concat([bill, randomBytes(16)]);
        const { status } = await service.upload(account, `paper ${(sent += 1) % 20}`, paper, 'INVOICE');
        counts[status] = (counts[status] ?? 0) + 1;
      }
    })();
    await Promise.all([...asking, sending]);
    await allEnded(await embeddedUrl(dataDir), 3600);
  };
  const began = Date.now();
  await round(REQUESTS * 0.2, PAPERS * 0.2);
  const warm = await held();
  await round(REQUESTS, PAPERS);
  agent.destroy();
  const after = await held();
  expect(Object.keys(counts).sort()).toEqual(['200', '404']);
  expect(after.descriptors).toBeLessThanOrEqual(warm.descriptors + 12);
  expect(after.connections).toBeLessThanOrEqual(26);
  expect(after.temporary).toBe(0);
  expect(after.rssMb).toBeLessThanOrEqual(warm.rssMb * 1.25 + 40);
  const told = (['rssMb', 'descriptors', 'connections', 'temporary'] as const).map(
    (what) => `${what} ${warm[what]} → ${after[what]}`,
  );
  note({
    test: 'soak',
    runs: `${asked} requests and ${sent} papers in ${Math.round((Date.now() - began) / 1000)} s: ${told.join(', ')}`,
    lost: 0,
    letIn: '–',
  });
  expect(await service.stop()).toBe(0);
}, 7_200_000);
