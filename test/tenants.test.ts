import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe as describeApi } from '../src/app.setup.js';
import { SCOPES } from '../src/platform/http/index.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { type Operation, apiDocument, fillPath, operations, operationsOf } from './support/openapi.js';
import { sandboxSites } from './support/sandbox.js';

/** Every route of the API's document, asked for one tenant's things by those who may not have them. */
const BUSINESS = 'harbour-bakeries-4711';
const CREATION = {
  email: 'energy@harbour-bakeries.example',
  password: 'pass',
  referenceId: BUSINESS,
  supplier: 'edf',
  isTest: true,
};
const CREATE = 'POST /v1/suppliers/accounts';
const OWNERS_KEY = 'the-owners-key';
const guarded = operations.filter(({ scope }) => scope);
const named = guarded.map((operation) => [operation.name, operation] as const);
const sample = await readFile(new URL('../samples/contract.pdf', import.meta.url));

let service: TestApp;
let owner: Caller;
/** Of another project, with all scopes. */
let stranger: Caller;
/** Of the owner's project, for other businesses. */
let limited: Caller;
let strangersAccount: string;
/** The owner's identifiers, by the name of the parameter that takes them. */
let ids: Record<string, string>;
/** Texts that only the owner may see. */
let secrets: string[];

const form = (fields: Record<string, string> = {}) => {
  const data = new FormData();
  data.set('file', new Blob([new Uint8Array(sample)]), 'contract.pdf');
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
/** A body that the owner could send to the route; a new route with a body needs one here. */
const BODIES: Record<string, () => FormData | object> = {
  [CREATE]: () => ({ ...CREATION, password: 'fail-invalid-credentials' }),
  'PATCH /v1/suppliers/accounts/{id}': () => ({ email: 'thief@example.org' }),
  'POST /v1/suppliers/accounts/{id}/challenge': () => ({ code: '123456' }),
  'PUT /v1/suppliers/accounts/{id}/documents/upload': () => form({ documentId: ids.documentId }),
  'PATCH /v1/suppliers/accounts/{id}/documents/{documentId}': () => ({ fields: { invoiceNumber: 'STOLEN' } }),
  'PATCH /v1/billValidation/findings/{findingId}': () => ({ status: 'closed', reason: 'stolen' }),
  'PUT /v1/sites/{siteId}/emissions/target': () => ({ targetReduction: 5 }),
  'POST /v1/billValidation/parseContract': () => form(),
};
/** What a route needs in its query beside the owner's identifiers. */
const QUERIES: Record<string, Record<string, string>> = {
  'GET /v1/emissions/report': { from: '2026-01-01', to: '2026-06-30' },
};

interface Asked {
  url: string;
  status: number;
  /** Status, headers and body as they came. */
  bytes: Buffer;
  body: string;
}

async function ask(
  operation: Operation,
  token: string | undefined,
  query: Record<string, string> = {},
  values = ids,
): Promise<Asked> {
  const required = operation.parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const needed = required.flatMap(({ name }) => (name in values ? [[name, values[name]]] : []));
  const search = new URLSearchParams({ ...Object.fromEntries(needed), ...QUERIES[operation.name], ...query });
  const url = `${fillPath(operation.path, values)}${search.size ? `?${search.toString()}` : ''}`;
  const headers: Record<string, string> = { 'Idempotency-Key': operation.name === CREATE ? OWNERS_KEY : randomUUID() };
  if (token) headers.Authorization = `Bearer ${token}`;
  const content = BODIES[operation.name]?.();
  if (content && !(content instanceof FormData)) headers['Content-Type'] = 'application/json';
  const answer = await fetch(service.url + url, {
    method: operation.method,
    headers,
    body: content instanceof FormData ? content : content && JSON.stringify(content),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const head = [...answer.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  return { url, status: answer.status, bytes: Buffer.concat([Buffer.from(`${head}\n`), body]), body: body.toString() };
}

/** All texts in a JSON answer. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** What an answer holds of the owner's, other than what was in the question itself. */
function leaked({ url, bytes }: Asked): string[] {
  const asked = decodeURIComponent(url.replaceAll('+', ' '));
  return secrets.filter((secret) => !asked.includes(secret) && bytes.includes(secret));
}

/** The owner's identifiers that the query of the route takes, one at a time and all together. */
function temptingQueries(operation: Operation): Record<string, string>[] {
  const taken = operation.parameters.filter(({ in: place, name }) => place === 'query' && name in ids);
  const single = taken.map(({ name }) => ({ [name]: ids[name] }));
  return [{}, ...single, ...(single.length > 1 ? [Object.assign({}, ...single) as Record<string, string>] : [])];
}

const isRead = ({ method }: Operation) => method === 'GET';

/** Everything that the owner can read. */
async function readAll(): Promise<Asked[]> {
  return Promise.all(guarded.filter(isRead).map((operation) => ask(operation, owner.token)));
}

beforeAll(async () => {
  service = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  [owner, stranger, limited] = await Promise.all([
    service.caller({ project: 'owner' }),
    service.caller({ project: 'stranger' }),
    service.caller({ project: 'owner', referenceIds: ['another-business'] }),
  ]);
  const mine = { email: 'me@stranger.example', password: 'x', referenceId: 'strangers-own', supplier: 'drax' };
  strangersAccount = (await stranger.json('POST', '/v1/suppliers/accounts', mine)).body.id;
  // what anybody sees: words of the API itself, not of a tenant
  ids = { referenceId: 'nobody', id: 'none', documentId: 'none', siteId: 'none', findingId: 'none' };
  const seen = await Promise.all(guarded.filter(isRead).map((operation) => ask(operation, stranger.token)));
  const common = [JSON.stringify(apiDocument), ...seen.map(({ body }) => body)];

  const created = await owner.fetch('/v1/suppliers/accounts', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': OWNERS_KEY },
    body: JSON.stringify(CREATION),
  });
  expect(created.status).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const sites = await sandboxSites(owner, BUSINESS);
  const { body: page } = await owner.json('GET', `/v1/billValidation/findings?referenceId=${BUSINESS}`);
  const [finding] = page.findings;
  ids = {
    id,
    accountId: id,
    referenceId: BUSINESS,
    siteId: sites[0].id,
    findingId: finding.id,
    documentId: finding.documentId,
  };
  await owner.json('PUT', `/v1/sites/${ids.siteId}/emissions/target`, { targetReduction: 12.5 });
  const all = (await readAll()).filter(({ status, body }) => status === 200 && /^[[{]/.test(body));
  const found = new Set(all.flatMap(({ body }) => texts(JSON.parse(body))));
  // a day, a period, a short word could stand in anybody's answer
  secrets = [...found].filter(
    (text) =>
      text.length >= 6 && !/^\d{4}-\d\d(-\d\d)?([T/].*)?$/.test(text) && !common.some((words) => words.includes(text)),
  );
  ids.cursor = ids.siteId;
}, 420_000);
afterAll(() => service.close());

it('walks the routes that the service has', () => {
  const routes = operationsOf(describeApi(service.app) as never).map(({ name }) => name);
  expect(routes.sort()).toEqual(operations.map(({ name }) => name).sort());
  const withBody = guarded.filter(({ requestBody }) => requestBody).map(({ name }) => name);
  expect(Object.keys(BODIES).sort()).toEqual(withBody.sort());
});

it('knows what is the owner’s', async () => {
  const account = (await owner.json('GET', `/v1/suppliers/references/${BUSINESS}/accounts`)).body[0];
  const [bill] = account.sites[0].invoices;
  expect(secrets).toEqual(
    expect.arrayContaining(
      ['id', 'filePath', 'mpanMprn', 'invoiceNumber', 'siteAddress', 'meterSerialNumber'].map((field) => bill[field]),
    ),
  );
  expect(secrets).toEqual(expect.arrayContaining([account.id, account.projectId, ids.siteId, ids.findingId]));
  const answers = await readAll();
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
  // the search for leaks finds them where they are
  const silent = answers.filter((answer) => leaked(answer).length === 0).map(({ url }) => url.split('?')[0]);
  const nothingOfTheOwner = ['/v1/suppliers', `/v1/sites/${ids.siteId}/emissions/target`, '/v1/emissions/report'];
  expect(silent.filter((url) => !nothingOfTheOwner.includes(url) && !url.endsWith('/content'))).toEqual([]);
});

describe.each([
  ['a client of another project', () => stranger],
  ['a client limited to other businesses', () => limited],
])('%s', (_, who) => {
  it.each(named.filter(([name]) => name !== CREATE))('%s', async (name, operation) => {
    for (const query of temptingQueries(operation)) {
      const answer = await ask(operation, who().token, query);
      const told = [answer.status, answer.url, leaked(answer)];
      if (name.endsWith('references/{referenceId}/accounts')) {
        expect(told).toEqual([who() === limited ? 404 : 200, answer.url, []]);
        if (answer.status === 200) expect(answer.body).toBe('[]');
      } else if (operation.path.includes('{')) expect(told).toEqual([404, answer.url, []]);
      else expect(told).toEqual([200, answer.url, []]);
    }
  });

  it('cannot reach a document through an account of its own', async () => {
    for (const operation of guarded.filter(({ path }) => path.includes('{documentId}'))) {
      const answer = await ask(operation, who().token, {}, { ...ids, id: strangersAccount });
      expect([operation.name, answer.status, leaked(answer)]).toEqual([operation.name, 404, []]);
    }
  });
});

describe('a client without the scope', () => {
  it.each(named)('%s', async (_, operation) => {
    const without = await service.caller({
      project: 'owner',
      scopes: SCOPES.filter((scope) => scope !== operation.scope),
    });
    const answer = await ask(operation, without.token);
    expect([answer.status, leaked(answer)]).toEqual([403, []]);
    expect(answer.bytes.toString()).toContain(`scope="${operation.scope}"`);
  });
});

describe('without a token', () => {
  it.each(named)('%s', async (_, operation) => {
    const answer = await ask(operation, undefined);
    expect([answer.status, leaked(answer)]).toEqual([401, []]);
    expect(answer.bytes.toString()).toContain('www-authenticate: Bearer');
  });
});

describe('the same names in another project', () => {
  it('make an account of its own, whatever key the request has', async () => {
    const create = operations.find(({ name }) => name === CREATE)!;
    const made = await ask(create, stranger.token);
    expect([made.status, leaked(made)]).toEqual([201, [BUSINESS]]);
    expect(JSON.parse(made.body).id).not.toBe(ids.id);
    const [account, ...others] = (await stranger.json('GET', `/v1/suppliers/references/${BUSINESS}/accounts`)).body;
    expect(others).toEqual([]);
    expect(account).toMatchObject({ id: JSON.parse(made.body).id, projectId: stranger.projectId });
    // not 409, which would tell that the account is there
    expect([(await ask(create, limited.token)).status]).toEqual([404]);
  });

  it('are other documents', async () => {
    const bytes = await owner.fetch(`/v1/suppliers/accounts/${ids.id}/documents/${ids.documentId}/content`);
    const before = Buffer.from(await bytes.arrayBuffer());
    const twin = new FormData();
    twin.set('file', new Blob([new Uint8Array(before)]), 'bill.pdf');
    twin.set('documentId', ids.documentId);
    const path = `/v1/suppliers/accounts/${strangersAccount}/documents`;
    const upload = await stranger.fetch(`${path}/upload`, { method: 'PUT', body: twin });
    expect(upload.status).toBe(200);
    expect(JSON.stringify(await upload.json())).not.toContain(owner.projectId);
    expect((await stranger.json('DELETE', `${path}/${ids.documentId}`)).status).toBe(204);
    expect((await stranger.json('DELETE', `/v1/suppliers/accounts/${strangersAccount}`)).status).toBe(200);
    const after = await owner.fetch(`/v1/suppliers/accounts/${ids.id}/documents/${ids.documentId}/content`);
    expect(Buffer.from(await after.arrayBuffer()).equals(before)).toBe(true);
  });
});

it('after all that the owner’s things are as they were', async () => {
  const now = new Set((await readAll()).flatMap(({ body }) => (/^[[{]/.test(body) ? texts(JSON.parse(body)) : [])));
  expect(secrets.filter((text) => !now.has(text))).toEqual([]);
  expect([...now].filter((text) => /stolen|thief/i.test(text))).toEqual([]);
  const { body } = await owner.json('GET', `/v1/sites/${ids.siteId}/emissions/target`);
  expect(body.targetReduction).toBe(12.5);
});
