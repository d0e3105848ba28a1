import { generateKeyPairSync } from 'node:crypto';
import { SignJWT, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { type Caller, type TestApp, createTestApp } from './support/app.js';

let service: TestApp;
let caller: Caller;

beforeAll(async () => {
  service = await createTestApp();
  caller = await service.caller();
});
afterAll(() => service.close());

const ask = (init: RequestInit) => fetch(`${service.url}/v1/requestToken`, { method: 'POST', ...init });
const form = (fields: Record<string, string>) => ask({ body: new URLSearchParams(fields) });
const readAccounts = (token: string) =>
  fetch(`${service.url}/v1/suppliers/references/any/accounts`, { headers: { Authorization: `Bearer ${token}` } });

describe('the token endpoint', () => {
  it('takes the client as HTTP Basic, as a form and as JSON in both spellings', async () => {
    const { clientId, clientSecret } = caller;
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
    const answers = await Promise.all([
      ask({ headers: { Authorization: `Basic ${basic}` } }),
      form({ grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }),
      ...[
        { client_id: clientId, client_secret: clientSecret },
        { clientId, clientSecret },
      ].map((body) => ask({ headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toMatchObject({
        token_type: 'Bearer',
        expires_in: 3600,
        scope: expect.stringContaining('accounts:read'),
      });
    }
  });

  it('gives a token that the published keys verify', async () => {
    const jwks = (await (await fetch(`${service.url}/.well-known/jwks.json`)).json()) as { keys: { kid: string }[] };
    const header = decodeProtectedHeader(caller.token);
    expect(header).toMatchObject({ alg: 'ES256', kid: jwks.keys[0].kid });
    expect(jwks.keys[0]).not.toHaveProperty('d');
    const { payload } = await jwtVerify(caller.token, await importJWK(jwks.keys[0], 'ES256'), {
      issuer: 'wattfile',
      audience: 'wattfile-api',
    });
    expect(payload).toMatchObject({ sub: caller.clientId, project_id: caller.projectId });
  });

  it.each([
    [{ grant_type: 'password', client_id: 'a', client_secret: 'b' }, 400, 'unsupported_grant_type'],
    [{ client_id: 'a' }, 400, 'invalid_request'],
    [{ client_id: 'nobody', client_secret: 'b' }, 401, 'invalid_client'],
    [{ client_id: 'nobody', client_secret: 'b', scope: 'everything' }, 400, 'invalid_scope'],
  ])('answers %j as RFC 6749 says', async (fields, status, error) => {
    const answer = await form(fields);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error, error_description: expect.any(String) });
    expect(answer.headers.has('www-authenticate')).toBe(status === 401);
  });

  it.each(['{"client_id": ', 'client_id=a', '{"__proto__":{"client_id":"a"}}'])(
    'answers %s for JSON as RFC 6749 says, too',
    async (body) => {
      const answer = await ask({ headers: { 'Content-Type': 'application/json' }, body });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual({ error: 'invalid_request', error_description: expect.any(String) });
    },
  );

  it('refuses a client after ten wrong secrets in a minute, with the time to wait', async () => {
    const wrong = { client_id: 'somebody', client_secret: 'wrong' };
    for (let i = 0; i < 10; i++) expect((await form(wrong)).status).toBe(401);
    const answer = await form(wrong);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('narrows the token to the scopes asked for', async () => {
    const { clientId, clientSecret } = caller;
    const answer = await form({ client_id: clientId, client_secret: clientSecret, scope: 'tariffs:read' });
    const { access_token } = (await answer.json()) as { access_token: string };
    const refused = await readAccounts(access_token);
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('scope="accounts:read"');
    expect(await refused.json()).toMatchObject({ type: 'urn:wattfile:problem:missing-scope', status: 403 });
  });
});

describe('a token that is not ours', () => {
  const claims = () => ({ project_id: caller.projectId, scope: 'accounts:read' });
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const signed = (jwt: SignJWT, kid = 'k1') => jwt.setProtectedHeader({ alg: 'ES256', kid }).sign(own);
  const fresh = () =>
    new SignJWT(claims())
      .setSubject(caller.clientId)
      .setIssuer('wattfile')
      .setAudience('wattfile-api')
      .setExpirationTime('1h');

  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const cases: [string, () => Promise<string> | string][] = [
    ['signed by another key', () => signed(fresh())],
    ['of an unknown kid', () => signed(fresh(), 'k9')],
    ['unsigned', () => `${encode({ alg: 'none', kid: 'k1' })}.${caller.token.split('.')[1]}.`],
    ['changed', () => caller.token.replace(/\.([^.]+)\./, (_, payload: string) => `.${payload.slice(0, -2)}AA.`)],
    ['not a token', () => 'abc'],
  ];
  it.each(cases)('%s: 401 with WWW-Authenticate', async (_, make) => {
    const answer = await readAccounts(await make());
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer .*invalid_token/);
    expect(await answer.json()).toMatchObject({ status: 401, type: 'urn:wattfile:problem:unauthenticated' });
  });
});
