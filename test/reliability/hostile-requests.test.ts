import { connect } from 'node:net';
import { type TestApp, type Caller, createTestApp } from '../support/app.js';
import { note } from './report.js';

/** Requests that no client library would send: each gets an answer in HTTP, and the service goes on. */
let service: TestApp;
let caller: Caller;
let account: string;
let answered = 0;

beforeAll(async () => {
  service = await createTestApp({
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_FILE_MB: '1',
    KRAKEN_ENDPOINTS: '*=http://127.0.0.1:1/',
  });
  caller = await service.caller();
  const body = { email: 'a@example.org', password: 'x', referenceId: 'hostile', supplier: 'drax' };
  account = (await caller.json('POST', '/v1/suppliers/accounts', body)).body.id;
});
afterEach(async () => expect((await fetch(`${service.url}/health/live`)).status).toBe(200));
afterAll(async () => {
  note({ test: 'requests that break HTTP, JSON, forms and headers', runs: `${answered} requests`, lost: 0, letIn: 0 });
  await service.close();
});

/** What the service sends until it closes the connection, or `ms` have gone. */
function raw(
  chunks: (string | Buffer)[],
  { ms = 30_000, gap = 0, end = false, url = service.url } = {},
): Promise<{ status: number; body: string; closed: boolean }> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), '127.0.0.1');
    const done = (closed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      answered += 1;
      resolve({
        status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
        body: text.split('\r\n\r\n').slice(1).join(''),
        closed,
      });
    };
    const timer = setTimeout(() => done(false), ms);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      const length = /content-length: (\d+)/i.exec(text)?.[1];
      const [, sent = ''] = text.split('\r\n\r\n');
      if (/connection: close/i.test(text) || (length !== undefined && sent.length >= Number(length)))
        setTimeout(() => done(true), 50);
    });
    socket.on('error', () => done(true));
    socket.on('close', () => done(true));
    void (async () => {
      for (const chunk of chunks) {
        if (!socket.writable) return;
        socket.write(chunk);
        if (gap) await new Promise((next) => setTimeout(next, gap));
      }
      if (end) socket.end();
    })();
  });
}

const head = (line: string, headers: Record<string, string> = {}, token = caller.token) =>
  [
    line,
    'Host: x',
    `Authorization: Bearer ${token}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
const CREATE = 'POST /v1/suppliers/accounts HTTP/1.1';
const UPLOAD = () => `PUT /v1/suppliers/accounts/${account}/documents/upload HTTP/1.1`;

const problem = (body: string) =>
  JSON.parse(body.slice(body.indexOf('{'))) as { type: string; status: number; detail: string };

describe('what is no request', () => {
  it.each<[string, () => (string | Buffer)[], number]>([
    ['1 MB of headers', () => [head('GET /v1/suppliers HTTP/1.1', { 'X-Large': 'x'.repeat(1_000_000) })], 431],
    [
      '10,000 headers',
      () => [
        head(
          'GET /v1/suppliers HTTP/1.1',
          Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`X-${n}`, 'v'])),
        ),
      ],
      431,
    ],
    ['an address of 1 MB', () => [head(`GET /${'a'.repeat(1_000_000)} HTTP/1.1`)], 431],
    ['bytes that are no text', () => [Buffer.from([0, 255, 1, 254, 13, 10, 13, 10])], 400],
    ['a NUL in a header', () => [head('GET /v1/suppliers HTTP/1.1', { 'X-A': 'a\0b' })], 400],
    ['a header folded over lines', () => [head('GET /v1/suppliers HTTP/1.1', { 'X-A': 'a\r\n\tb' })], 400],
    [
      'two lengths',
      () => [`${head(CREATE, { 'Content-Length': '5' }).slice(0, -2)}Content-Length: 6\r\n\r\nhello`],
      400,
    ],
    [
      'a length and chunks',
      () => [`${head(CREATE, { 'Content-Length': '5', 'Transfer-Encoding': 'chunked' })}0\r\n\r\n`],
      400,
    ],
    ['a length that is no number', () => [head(CREATE, { 'Content-Length': '-1' })], 400],
    [
      'a chunk without a size',
      () => [
        `${head(CREATE, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}zz\r\nhello\r\n0\r\n\r\n`,
      ],
      400,
    ],
    [
      'a chunk with a tail of 1 MB',
      () => [
        `${head(CREATE, { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' })}5;${'x'.repeat(1_000_000)}\r\nhello\r\n0\r\n\r\n`,
      ],
      413,
    ],
    ['another protocol', () => ['PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'], 400],
  ])('%s', async (_, make, status) => {
    const answer = await raw(make());
    expect([answer.status, answer.closed]).toEqual([status, true]);
    expect(problem(answer.body)).toMatchObject({ status, type: expect.stringMatching(/^urn:wattfile:problem:/) });
  });

  it.each([
    [
      'more than the length',
      () => `${head(CREATE, { 'Content-Type': 'application/json', 'Content-Length': '2' })}{}{"more":1}`,
    ],
    [
      'less than the length, and the end',
      () => `${head(CREATE, { 'Content-Type': 'application/json', 'Content-Length': '100' })}{"email"`,
    ],
    [
      'chunks and the end in the middle',
      () =>
        `${head(UPLOAD(), { 'Content-Type': 'multipart/form-data; boundary=b', 'Transfer-Encoding': 'chunked' })}5\r\n--b\r\n`,
    ],
  ])('a body with %s', async (_, make) => {
    const answer = await raw([make()], { end: true, ms: 3000 });
    // nobody may be left to hear it; what is answered is not our fault
    expect([0, 400, 408]).toContain(answer.status);
  });
});

describe('a JSON body', () => {
  const send = (body: string | Buffer, type = 'application/json', path = '/v1/suppliers/accounts', method = 'POST') =>
    caller.fetch(path, {
      method,
      body: new Uint8Array(Buffer.from(body)),
      headers: type ? { 'Content-Type': type } : {},
    });
  const good = { email: 'b@example.org', password: 'x', referenceId: 'hostile', supplier: 'drax' };

  it.each<[string, string | Buffer]>([
    ['10,000 levels deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['10,000 arrays deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['with __proto__', `{"__proto__":{"isTest":true},${JSON.stringify(good).slice(1)}`],
    ['with constructor', JSON.stringify({ ...good, constructor: { prototype: { isTest: true } } })],
    [
      'with members of another’s',
      JSON.stringify({ ...good, id: 'x', projectId: 'y', status: 'PASSING', createdAt: '2020-01-01' }),
    ],
    ['with NUL', JSON.stringify({ ...good, referenceId: 'a\0b' })],
    [
      'of invalid UTF-8',
      Buffer.concat([Buffer.from('{"email":"'), Buffer.from([0xff, 0xfe, 0xc0, 0x80]), Buffer.from('"}')]),
    ],
    ['with a lone surrogate', `{"email":"b@example.org","password":"x","referenceId":"\\ud800","supplier":"drax"}`],
    ['that is cut off', '{"email":"b@'],
    ['that is empty', ''],
    ['of numbers beyond all doubles', '{"email":1e999,"password":1,"referenceId":-1e999,"supplier":9}'],
    ['in UTF-16', Buffer.from(JSON.stringify(good), 'utf16le')],
  ])('%s is 400 and names what is wrong', async (_, body) => {
    const answer = await send(body);
    answered += 1;
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      400,
      expect.stringContaining('application/problem+json'),
    ]);
    expect(await answer.text()).not.toMatch(/node_modules|at \S+ \(|syntax error|invalid byte/);
  });

  it('with a name twice takes the last, as JSON.parse does', async () => {
    const answer = await send(
      `{"email":"first@example.org",${JSON.stringify({ ...good, email: 'last@example.org' }).slice(1)}`,
    );
    expect(answer.status).toBe(201);
  });

  it.each([
    '',
    'application',
    'application/json; charset=utf-7',
    'text/html',
    'application/json, text/plain',
    ';',
    'application/x-www-form-urlencoded; charset=utf-16',
    'application/json;;',
    'multipart/form-data',
  ])('under the type "%s" is not taken for something else', async (type) => {
    const answer = await send(
      JSON.stringify({ ...good, email: `${Buffer.from(type).toString('hex') || 'none'}@example.org` }),
      type,
    );
    answered += 1;
    expect([201, 400, 415]).toContain(answer.status);
    if (answer.status === 201) expect(type).toMatch(/^application\/json/);
    else expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('leaves no trace on other objects', () => {
    expect(({} as { isTest?: boolean }).isTest).toBeUndefined();
    expect(({} as { x?: boolean }).x).toBeUndefined();
  });

  it.each([
    '__proto__[isTest]=1',
    '__proto__=1',
    'constructor=1',
    'constructor[prototype][x]=1',
    'a[b][c]=1',
    'limit=5&limit=6',
    'limit[]=5',
    'limit=%00',
    'limit=%ff',
    '%',
  ])('or a query such as %s is 400 or let be', async (query) => {
    const answer = await caller.fetch(`/v1/billValidation/findings?${query}`);
    answered += 1;
    expect([200, 400]).toContain(answer.status);
  });
});

describe('a path', () => {
  const paper = (id: string, more = '') => `/v1/suppliers/accounts/${account}/documents/${id}${more}`;

  it.each<[string, string, () => string]>([
    ['a document', 'DELETE', () => paper('%00')],
    ['the bytes of a document', 'GET', () => paper('a%00b', '/content')],
    ['the evidence of a document', 'GET', () => paper('%00', '/evidence')],
    ['the findings of a document', 'GET', () => paper('%00', '/findings')],
    ['an account', 'GET', () => '/v1/suppliers/accounts/%00'],
    ['a finding', 'PATCH', () => '/v1/billValidation/findings/%00'],
    ['a site', 'GET', () => '/v1/sites/%00/tariffs'],
  ])('to %s with NUL is to nothing', async (_, method, path) => {
    const answer = await caller.fetch(path(), { method, ...(method === 'PATCH' ? { body: '{}' } : {}) });
    answered += 1;
    expect([400, 404, 415]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('a form', () => {
  const B = 'hostile-boundary';
  const part = (name: string, value: string, extra = '') =>
    `--${B}\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`;
  const file = (fileName = 'a.pdf') => part('file', '%PDF-1.7\nx', `; filename="${fileName}"`);
  const put = (body: string | Buffer, type = `multipart/form-data; boundary=${B}`) =>
    caller.fetch(`/v1/suppliers/accounts/${account}/documents/upload`, {
      method: 'PUT',
      body: new Uint8Array(Buffer.from(body)),
      headers: { 'Content-Type': type },
    });

  it.each<[string, string, number[]]>([
    ['of 10,000 fields', `${Array.from({ length: 10_000 }, (_, n) => part(`f${n}`, 'v')).join('')}--${B}--\r\n`, [400]],
    ['of 1,000 files', `${Array.from({ length: 1000 }, () => file()).join('')}--${B}--\r\n`, [400]],
    ['cut off in a file', file().slice(0, -8), [400]],
    ['without an end', `${part('documentId', 'x')}${file()}`, [400]],
    ['with a name of 1 MB', `${part('x'.repeat(1_000_000), 'v')}--${B}--\r\n`, [400]],
    [
      'with a header of 1 MB in a part',
      `${part('documentId', 'x', `; x="${'y'.repeat(1_000_000)}"`)}--${B}--\r\n`,
      [400],
    ],
    ['with a field of 2 MB', `${part('documentId', 'x'.repeat(2_000_000))}${file()}--${B}--\r\n`, [400, 413]],
    ['with __proto__', `${part('__proto__', 'x')}${part('documentId', 'p')}${file()}--${B}--\r\n`, [200, 400]],
    [
      'with constructor.prototype',
      `${part('constructor[prototype][x]', 'x')}${part('documentId', 'p')}${file()}--${B}--\r\n`,
      [200, 400],
    ],
    [
      'with a field of deep brackets',
      `${part(`a${'[b]'.repeat(5000)}`, 'x')}${part('documentId', 'p')}${file()}--${B}--\r\n`,
      [400],
    ],
    ['of nothing', '', [400]],
    ['of another boundary', `${file()}--${B}--\r\n`.replaceAll(B, 'other'), [400]],
    [
      'with the documentId twice',
      `${part('documentId', 'a')}${part('documentId', 'b')}${file()}--${B}--\r\n`,
      [200, 400],
    ],
    ['whose documentId holds NUL', `${part('documentId', 'a\0b')}${file()}--${B}--\r\n`, [400]],
  ])('%s', async (_, body, statuses) => {
    const answer = await put(body);
    answered += 1;
    expect(statuses).toContain(answer.status);
    await answer.arrayBuffer();
  });

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    'multipart/mixed; boundary=hostile-boundary',
    'application/pdf',
    '',
  ])('under the type "%.60s" is a problem of the sender', async (type) => {
    const answer = await put(`${part('documentId', 'a')}${file()}--${B}--\r\n`, type);
    answered += 1;
    expect([400, 415]).toContain(answer.status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each([
    '../../../../etc/passwd',
    '..\\..\\x.pdf',
    '/etc/passwd',
    'a\0b.pdf',
    '💥.pdf',
    '\u202egnp.exe',
    'con',
    'a'.repeat(5000),
    '%2e%2e%2f',
    '`id`',
    '"; rm -rf x',
  ])('whose file is called "%.40s" is kept under its hash alone', async (name) => {
    const answer = await put(
      `${part('documentId', 'named')}${part('documentType', 'OTHER')}${file(name.replaceAll('"', '%22'))}--${B}--\r\n`,
    );
    answered += 1;
    // a name that no header can carry
    if (name.includes('\0')) return expect(answer.status).toBe(400);
    expect([name, answer.status]).toEqual([name, 200]);
    const [site] = (await answer.json()) as { others: { id: string; filePath: string }[] }[];
    expect(site.others.find(({ id }) => id === 'named')?.filePath).toMatch(
      /^[0-9a-f-]{36}\/[0-9a-f]{2}\/[0-9a-f]{64}\.pdf$/,
    );
  });

  it.each([
    '../../etc/passwd',
    '..',
    '.',
    '/',
    'a/b',
    '%2e%2e%2f',
    '..%5c',
    '💥',
    '=1+1',
    "a'; DROP TABLE x;--",
    '\u202egnp.exe',
    'a"b',
    'a\nb',
  ])('whose documentId is %j is that document and no other', async (documentId) => {
    const form = new FormData();
    form.set('documentId', documentId);
    form.set('documentType', 'OTHER');
    form.set('file', new Blob([`%PDF-1.7\n${documentId}`]), 'x');
    const made = await caller.fetch(`/v1/suppliers/accounts/${account}/documents/upload`, {
      method: 'PUT',
      body: form,
    });
    answered += 1;
    expect([200, 400]).toContain(made.status);
    if (made.status === 400) return;
    // fetch would resolve the dots itself
    const encoded = encodeURIComponent(documentId).replaceAll('.', '%2E');
    const answer = await raw([head(`GET /v1/suppliers/accounts/${account}/documents/${encoded}/content HTTP/1.1`)]);
    if (/^\.{1,2}$/.test(documentId)) expect([200, 404]).toContain(answer.status);
    else expect(answer.status).toBe(200);
    if (answer.status === 200) expect(answer.body).toContain('%PDF-1.7');
  });
});

describe('a request that comes slowly', () => {
  it('is given up after the time limit, with 408', async () => {
    const server = service.app.getHttpServer() as { requestTimeout: number; headersTimeout: number };
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.requestTimeout).toBeLessThanOrEqual(300_000);
    expect(server.headersTimeout).toBeGreaterThan(0);
    const slow = await createTestApp();
    const itsServer = slow.app.getHttpServer() as { requestTimeout: number; headersTimeout: number };
    itsServer.requestTimeout = itsServer.headersTimeout = 500;
    const { token } = await slow.caller();
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Transfer-Encoding': 'chunked' };
    const drops = Array.from({ length: 90 }, () => '1\r\nx\r\n');
    // the server looks at its connections every 30 s
    const answer = await raw([head(UPLOAD(), headers, token), ...drops], { gap: 500, ms: 45_000, url: slow.url });
    expect([answer.status, answer.closed]).toEqual([408, true]);
    await slow.close();
  }, 120_000);
});
