import fc from 'fast-check';
import { Agent } from 'node:http';
import { complaint } from './input.answers.js';
import { type Samples, sendRaw, wildRequests } from './input.requests.js';
import { LONG, SEED, note } from './reliability/report.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { operations } from './support/openapi.js';
import { sandboxSites } from './support/sandbox.js';

/** Requests of every kind to every route: none may fail on our side, and each answer must fit the API's document. */
const REQUESTS = LONG ? 20_000 : 1_500;
const RUNS = Math.ceil(REQUESTS / operations.length);

let service: TestApp;
let caller: Caller;
let samples: Samples;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const counts: Record<number, number> = {};
let wrongRoutes = 0;

const account = (referenceId: string, change: object = {}) => ({
  email: `${referenceId}@example.org`,
  password: 'pass',
  referenceId,
  supplier: 'edf',
  isTest: true,
  ...change,
});

beforeAll(async () => {
  // nothing here may reach out: suppliers that are asked are at an address where nobody listens
  service = await createTestApp({
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_FILE_MB: '1',
    KRAKEN_ENDPOINTS: '*=http://127.0.0.1:1/',
  });
  caller = await service.caller();
  const create = async (body: object) => (await caller.json('POST', '/v1/suppliers/accounts', body)).body.id as string;
  const [id, spare] = [
    await create(account('wild')),
    await create(account('spare', { supplier: 'drax', isTest: false })),
  ];
  const sites = await sandboxSites(caller, 'wild');
  const { body } = await caller.json('GET', '/v1/billValidation/findings?limit=5');
  samples = {
    id: [id, id, spare],
    accountId: [id],
    referenceId: ['wild', 'spare', 'nobody'],
    siteId: sites.map(({ id: site }) => site),
    findingId: body.findings.map((finding: any) => finding.id),
    documentId: [sites[0].invoices[0].id, sites[0].contracts[0]?.id ?? 'none', sites[1].invoices[0].id],
    supplier: ['drax', 'SSE'],
    password: ['fail-mfa-required', 'fail-invalid-credentials'],
    client_id: [caller.clientId],
    client_secret: [caller.clientSecret, 'wrong'],
    grant_type: ['client_credentials'],
    lookback: ['1y', '3m', '400d', '9999y'],
  };
}, 420_000);
afterAll(async () => {
  agent.destroy();
  await service.close();
});

const short = (text: string) => (text.length > 300 ? `${text.slice(0, 300)}…` : text);

/** What a route removes is there for the others to be asked about, so removals get identifiers of their own. */
async function samplesFor(method: string): Promise<Samples> {
  if (method !== 'DELETE') return samples;
  const made = await Promise.all(
    [1, 2, 3].map((n) =>
      caller.json(
        'POST',
        '/v1/suppliers/accounts',
        account(`doomed-${n}`, { email: `${n}.${Date.now()}@example.org`, password: 'no' }),
      ),
    ),
  );
  return { ...samples, id: made.map(({ body }) => body.id as string) };
}

describe.each(operations)('$name', (operation) => {
  it(`answers ${RUNS} wild requests as the document says`, async () => {
    const requests = wildRequests(operation, await samplesFor(operation.method));
    let told = '';
    const property = fc.asyncProperty(requests, async (request) => {
      const answer = await sendRaw(service.url, agent, request, caller.token);
      counts[answer.status] = (counts[answer.status] ?? 0) + 1;
      const wrong = complaint(operation, answer);
      if (wrong)
        told = [wrong, `${request.method} ${request.target}`, JSON.stringify(request.headers), request.body ?? '']
          .map(short)
          .join('\n');
      return !wrong;
    });
    const { failed, seed, errorInstance } = await fc.check(property, { numRuns: RUNS, seed: SEED });
    if (failed) wrongRoutes += 1;
    if (failed) throw new Error(`seed ${seed}: ${told || String(errorInstance)}`);
  }, 600_000);
});

it('got good answers, too', () => {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const told = Object.entries(counts).map(([status, n]) => `${status} × ${n}`);
  note({
    test: 'wild requests over every route of openapi.json',
    runs: `${total} (${told.join(', ')})`,
    lost: 0,
    letIn: `${wrongRoutes} of ${operations.length} routes`,
  });
  expect(counts[200] / total).toBeGreaterThan(0.1);
  expect(Object.keys(counts)).toEqual(expect.arrayContaining(['200', '201', '400', '401', '404', '422']));
});
