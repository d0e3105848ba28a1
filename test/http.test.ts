import { type TestApp, type Caller, createTestApp } from './support/app.js';

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
