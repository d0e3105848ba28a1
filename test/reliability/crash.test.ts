import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from '../support/alive.js';
import { createTestDatabase } from '../support/database.js';
import { Ledger, Unexpected } from './ledger.js';
import {
  ServiceProcess,
  childrenOf,
  embeddedUrl,
  exchange,
  makeAccount,
  makeClient,
  makeKeys,
  postmasterPid,
} from './process.js';
import { LONG, SEED, note, randomNumbers } from './report.js';
import { allEnded, compareFiles, orphanRows, sweep } from './state.js';

/** Kills of the real process at random moments under load: what was acknowledged stays, and all work ends. */
const KILLS = Number(process.env.KILLS ?? (LONG ? 100 : 3));
const DOCUMENTS = 16;
const CALLERS = 4;
/** All work has ended after this: dead processes' jobs are given to others, again and again. */
const ENDS_AFTER_SECONDS = LONG ? 1200 : 400;

const bill = await readFile(new URL('../../samples/invoice.pdf', import.meta.url));
const scan = await readFile(new URL('../../samples/scan.png', import.meta.url));
const JPEG_HEAD = Buffer.from('ffd8ffe000104a464946', 'hex');

const random = randomNumbers(SEED);
const pick = <T>(...from: T[]): T => from[Math.floor(random() * from.length)];

/** A paper that nobody has sent before: one that is read, a scan that takes long, or a large one that is only kept. */
function newPaper(): { bytes: Buffer; type?: string } {
  const mark = Buffer.from(`\n% ${randomBytes(8).toString('hex')}\n`);
  const draw = random();
  if (draw < 0.45) return { bytes: Buffer.concat([bill, mark]), type: pick(undefined, 'INVOICE') };
  if (draw < 0.55) return { bytes: Buffer.concat([scan, mark]), type: pick(undefined, 'OTHER') };
  const large = randomBytes(pick(2_000, 200_000, 3_000_000));
  return { bytes: Buffer.concat([JPEG_HEAD, large]), type: pick('OTHER', 'LOA', 'CERTIFICATE') };
}

/** Uploads, replaces and removes documents, one after the other, until it is told that the service is gone. */
async function load(service: ServiceProcess, ledger: Ledger, documents: string[], gone: AbortSignal): Promise<void> {
  while (!gone.aborted) {
    const { bytes, type } = newPaper();
    try {
      await ledger.change(service, pick(...documents), random() < 0.2 ? undefined : bytes, type);
    } catch (error) {
      if (error instanceof Unexpected) throw error;
      // the connection broke: nobody knows what came of it
      if (!gone.aborted) await sleep(50);
    }
  }
}

interface World {
  env: Record<string, string>;
  dataDir: string;
  databaseUrl(): Promise<string>;
  /** Kills something of the service; gives whether the service itself. */
  kill(service: ServiceProcess): Promise<boolean>;
  end(): Promise<void>;
}

async function embedded(): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattfile-crash-'));
  return {
    env: { DATA_DIR: dataDir },
    dataDir,
    databaseUrl: () => embeddedUrl(dataDir),
    kill: async (service) => {
      const postgres = await postmasterPid(dataDir);
      const way = pick('service', 'service', 'all', 'all', 'postgres');
      if (way === 'postgres' && postgres && isAlive(postgres)) {
        process.kill(postgres, 'SIGKILL');
        return false;
      }
      const others = way === 'all' ? [...(await childrenOf(service.pid)), postgres] : [];
      await service.kill();
      for (const pid of others) if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
      return true;
    },
    end: () => rm(dataDir, { recursive: true, force: true }),
  };
}

async function external(): Promise<World> {
  const [dataDir, database] = [await mkdtemp(join(tmpdir(), 'wattfile-crash-')), await createTestDatabase()];
  return {
    env: { DATA_DIR: dataDir, DATABASE_URL: database.url, ...makeKeys() },
    dataDir,
    databaseUrl: async () => database.url,
    kill: async (service) => {
      await service.kill();
      return true;
    },
    end: async () => {
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The one that runs; a test that fails leaves it. */
let service: ServiceProcess;
afterEach(() => service.kill());

describe.each([
  ['embedded', embedded],
  ['external', external],
])('killed again and again, with the %s Postgres', (name, make) => {
  it('the service loses nothing and ends all work', async () => {
    const world = await make();
    await makeClient(world.env);
    service = await ServiceProcess.start(world.env);
    const account = await makeAccount(service, 'crash');
    const ledger = new Ledger(account);
    const lost: string[] = [];
    const kills = { load: 0, start: 0, postgres: 0 };
    // what each caller changes is its own, so that it knows what came before what
    const own = Array.from({ length: CALLERS }, (_, caller) =>
      Array.from({ length: DOCUMENTS / CALLERS }, (_, n) => `paper ${caller}-${n}`),
    );
    while (kills.load + kills.start + kills.postgres < KILLS) {
      const gone = new AbortController();
      const loads = own.map((documents) => load(service, ledger, documents, gone.signal));
      await sleep(100 + random() * 2000);
      const wasService = await world.kill(service);
      gone.abort();
      await Promise.all(loads);
      if (wasService) {
        kills.load += 1;
        service = ServiceProcess.spawn(world.env);
        if (random() < 0.15) {
          await sleep(random() * 4000);
          await service.kill();
          kills.start += 1;
          service = ServiceProcess.spawn(world.env);
        }
        await service.ready();
      } else {
        kills.postgres += 1;
        await isReady(service);
      }
      lost.push(...(await ledger.check(service)));
      expect(lost).toEqual([]);
    }
    await allEnded(await world.databaseUrl(), ENDS_AFTER_SECONDS);
    lost.push(...(await ledger.check(service)));
    const code = await service.stop();
    expect(code).toBe(0);
    const closeDatabase = await openAgain(world);
    const url = await world.databaseUrl();
    const orphans = await orphanRows(url);
    const before = await compareFiles(world.dataDir, url);
    await sweep(world.dataDir, url, keysOf(world.env));
    const after = await compareFiles(world.dataDir, url);
    await closeDatabase();
    expect({ lost, orphans, wrong: before.wrong, left: after }).toEqual({
      lost: [],
      orphans: [],
      wrong: [],
      left: { wrong: [], unnamed: 0 },
    });
    note({
      test: `killed under uploads, replacements, removals and readings, ${name} Postgres`,
      runs: `${kills.load + kills.start + kills.postgres} kills (${kills.load} of the service under load, ${kills.start} while it started, ${kills.postgres} of Postgres alone), ${ledger.acknowledged} acknowledged changes, ${before.unnamed} files left over and swept`,
      lost: lost.length + before.wrong.length,
      letIn: '–',
    });
    await world.end();
  }, 7_200_000);
});

async function isReady(service: ServiceProcess): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await exchange(`${service.url}/health/ready`, 'GET', {}).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(200);
  }
  throw new Error(`The service does not come back:\n${service.log().slice(-5000)}`);
}

const keysOf = ({ CREDENTIAL_KEYS, JWT_KEYS }: Record<string, string>): Record<string, string> =>
  CREDENTIAL_KEYS ? { CREDENTIAL_KEYS, JWT_KEYS } : {};

/** The embedded database was closed with the service; it is opened to be looked at. */
async function openAgain({ env, dataDir }: World): Promise<() => Promise<void>> {
  if (env.DATABASE_URL) return async () => undefined;
  const { openEmbedded } = await import('../../src/platform/database/index.js');
  const database = await openEmbedded(dataDir);
  return () => database.close();
}
