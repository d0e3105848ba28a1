import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Caller, type TestApp, createTestApp } from '../support/app.js';
import { waitFor } from '../support/wait.js';
import { LONG, SEED, note, randomNumbers } from './report.js';

/** Real papers, damaged at random, through parse and upload: each is answered, none is our fault. */
const RUNS = Number(process.env.DAMAGED ?? (LONG ? 2000 : 40));
const CORPORA = ['../../samples/corpus', ...(LONG ? ['../../../shared/corpus/dev'] : [])];
const random = randomNumbers(SEED);
const below = (n: number) => Math.floor(random() * n);

let service: TestApp;
let caller: Caller;
let account: string;
let papers: string[];

async function papersUnder(relative: string): Promise<string[]> {
  const folder = fileURLToPath(new URL(relative, import.meta.url));
  const found = await readdir(folder, { recursive: true }).catch(() => []);
  return found.filter((name) => /\.(pdf|jpe?g|png)$/i.test(name)).map((name) => join(folder, name));
}

beforeAll(async () => {
  papers = (await Promise.all(CORPORA.map(papersUnder))).flat();
  service = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0', EXTRACTION_WORKERS: '2' });
  caller = await service.caller();
  const body = { email: 'a@example.org', password: 'x', referenceId: 'damage', supplier: 'drax' };
  account = (await caller.json('POST', '/v1/suppliers/accounts', body)).body.id;
});
afterAll(() => service.close());

const DAMAGE: Record<string, (bytes: Buffer) => Buffer> = {
  'cut off': (bytes) => bytes.subarray(0, below(bytes.length)),
  'without its beginning': (bytes) => Buffer.concat([bytes.subarray(0, 16), bytes.subarray(16 + below(bytes.length))]),
  'with bits turned': (bytes) => {
    for (let n = 1 + below(200); n > 0; n--) bytes[8 + below(bytes.length - 8)] ^= 1 << below(8);
    return bytes;
  },
  'with a hole of zeros': (bytes) => {
    const from = 8 + below(bytes.length - 8);
    return bytes.fill(0, from, Math.min(bytes.length, from + below(4000)));
  },
  'with a piece twice': (bytes) => {
    const [from, to] = [below(bytes.length), below(bytes.length)].sort((a, b) => a - b);
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
  'with other numbers': (bytes) =>
    Buffer.from(
      bytes.toString('latin1').replace(/\b\d+\b/g, (digits) => (random() < 0.02 ? String(below(2 ** 31)) : digits)),
      'latin1',
    ),
};

it(`answers ${RUNS} damaged papers`, async () => {
  expect(papers.length).toBeGreaterThan(10);
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  const kinds = Object.keys(DAMAGE);
  const one = async (n: number) => {
    const [paper, kind] = [papers[below(papers.length)], kinds[n % kinds.length]];
    const bytes = DAMAGE[kind](Buffer.from(await readFile(paper)));
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(bytes)]), 'paper');
    const isUpload = n % 4 === 3;
    if (isUpload) form.set('documentId', `damaged ${n % 40}`);
    const answer = await caller.fetch(
      isUpload ? `/v1/suppliers/accounts/${account}/documents/upload` : '/v1/billValidation/parseContract',
      { method: isUpload ? 'PUT' : 'POST', body: form },
    );
    const text = await answer.text();
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    if (![200, 400, 415, 422].includes(answer.status))
      wrong.push(`${paper} ${kind}: ${answer.status} ${text.slice(0, 200)}`);
  };
  for (let n = 0; n < RUNS; n += 2) await Promise.all([one(n), one(n + 1)]);
  await waitFor(
    'the uploaded ones to be read',
    async () => {
      const [{ sites }] = (await caller.json('GET', '/v1/suppliers/references/damage/accounts')).body;
      const all = sites.flatMap(({ invoices, others }: any) => [...invoices, ...others]);
      return all.every(({ status }: { status?: string }) => status !== 'pending');
    },
    600,
  );
  expect(wrong).toEqual([]);
  expect(counts[200]).toBeGreaterThan(0);
  expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
  const told = Object.entries(counts).map(([status, count]) => `${status} × ${count}`);
  note({
    test: 'corpus papers damaged at random, parsed and uploaded',
    runs: `${RUNS} (${told.join(', ')})`,
    lost: 0,
    letIn: wrong.length,
  });
}, 7_200_000);
