import { type TestApp, type Caller, createTestApp } from './support/app.js';
import { type Schema, fillPath, operations, resolve } from './support/openapi.js';

/** What holds of every address, whatever the module behind it. */
let service: TestApp;
let caller: Caller;

beforeAll(async () => {
  service = await createTestApp({ ROLE: 'api' });
  caller = await service.caller();
});
afterAll(() => service.close());

describe('an address', () => {
  it.each([
    ['DELETE', '/v1/suppliers', 'GET, HEAD'],
    ['POST', '/v1/suppliers/accounts/none', 'DELETE, GET, HEAD, PATCH'],
    ['GET', '/v1/billValidation/parseContract', 'POST'],
    ['PUT', '/health/ready', 'GET, HEAD'],
  ])('without %s %s says what it has', async (method, path, allow) => {
    const { status, headers, body } = await caller.json(method, path);
    expect([status, headers.get('allow')]).toEqual([405, allow]);
    expect(body).toMatchObject({ type: 'urn:wattfile:problem:method-not-allowed', title: 'Method not allowed' });
  });

  it('that does not exist is 404 for every method', async () => {
    for (const method of ['GET', 'PUT', 'OPTIONS']) expect((await caller.json(method, '/v1/site')).status).toBe(404);
  });
});

describe('a body that is no JSON', () => {
  it('is said to be the fault, and where', async () => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email": "a@example.org",}',
    };
    const answer = await caller.fetch('/v1/suppliers/accounts', init);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      type: 'urn:wattfile:problem:invalid-request',
      detail: expect.stringMatching(/^The body is not valid JSON \(.*position 26.*\)\.$/),
    });
  });
});

/** What the API's pages put into the form of a request before anybody has typed. */
function sampleOf(schema: Schema): unknown {
  const { type, properties, ...known } = { ...resolve(schema), ...schema };
  const given = known.example ?? known.default ?? known.enum?.[0];
  if (given !== undefined) return given;
  if (properties) {
    return Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, sampleOf(member)]));
  }
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 0 : 'string';
}

describe('the body that the pages suggest', () => {
  const withBody = operations.filter(({ requestBody }) => requestBody?.content['application/json']);
  const ids = { id: 'none', documentId: 'none', siteId: 'none', findingId: 'none' };

  it.each(withBody.map((operation) => [operation.name, operation] as const))('fits %s', async (_name, operation) => {
    const body = sampleOf(operation.requestBody!.content['application/json'].schema);
    const answer = await caller.json(operation.method, fillPath(operation.path, ids), body);
    expect([answer.status, answer.body]).not.toEqual([400, expect.anything()]);
  });
});
