import fc from 'fast-check';
import { type Agent, type OutgoingHttpHeaders, request as send } from 'node:http';
import { fitting, toText, trouble, wildOr, wildText } from './input.values.js';
import type { Operation, Parameter } from './support/openapi.js';

/** A request as it goes over the wire. */
export interface Wild {
  method: string;
  /** Path and query, encoded. */
  target: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Identifiers that exist, by the name of the parameter. */
export type Samples = Record<string, string[]>;

const BOUNDARY = 'wattfile-wild-boundary';

/** Percent-encodes every byte; what is not well-formed Unicode goes out as the bytes that a bad encoder would send. */
export const encodeAll = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

const brokenEncoding = fc.constantFrom(
  '%',
  '%f',
  '%zz',
  '%00',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%u0000',
  '%2e%2e',
  '%2f',
  '\u00ff',
  'a%',
);

const encoded = (text: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { arbitrary: text.map((value) => encodeAll(plain(value))), weight: 8 },
    { arbitrary: brokenEncoding, weight: 1 },
  );

const plain = (value: unknown): string => (typeof value === 'string' ? value : toText(value)).slice(0, 5000);

function pathOf({ path, parameters }: Operation, samples: Samples): fc.Arbitrary<string> {
  const names = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
  const values = names.map((name) =>
    fc.oneof(
      { arbitrary: fc.constantFrom(...samples[name]).map(encodeURIComponent), weight: 3 },
      { arbitrary: encoded(wildText), weight: 1 },
    ),
  );
  return fc
    .tuple(...values)
    .map((found) => path.replace(/\{(\w+)\}/g, (_, name: string) => found[names.indexOf(name)]));
}

function queryOf({ parameters }: Operation, samples: Samples): fc.Arbitrary<string> {
  const known = parameters.filter((parameter) => parameter.in === 'query');
  const pair = ({ name, schema }: Parameter) =>
    encoded(wildOr(fitting(schema, samples, name), 5)).map((value) => `${name}=${value}`);
  const odd = fc
    .tuple(fc.oneof(trouble, fc.constantFrom('limit', 'a[b]', 'a[]', '__proto__[x]', 'cursor')), wildText)
    .map(([name, value]) => `${encodeAll(name)}=${encodeAll(value)}`);
  const required = fc.tuple(...known.filter((parameter) => parameter.required).map(pair));
  const optional = known.length ? fc.array(fc.oneof(...known.map(pair)), { maxLength: 3 }) : fc.constant([]);
  const odds = fc.oneof(
    { arbitrary: fc.constant([]), weight: 6 },
    { arbitrary: fc.array(odd, { maxLength: 2 }), weight: 1 },
  );
  return fc.tuple(required, optional, odds).map((parts) => parts.flat().join('&'));
}

/** A header's value can hold Latin-1 without controls. */
const headerText = wildText.map((text) => text.replace(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 2000));

function headersOf({ parameters }: Operation): fc.Arbitrary<Record<string, string>> {
  const names = [
    ...parameters.filter(({ in: place }) => place === 'header').map(({ name }) => name),
    'If-None-Match',
    'Accept',
    'X-Request-Id',
    'Accept-Encoding',
    'Range',
  ];
  return fc.oneof(
    { arbitrary: fc.constant({}), weight: 3 },
    { arbitrary: fc.dictionary(fc.constantFrom(...names), headerText, { maxKeys: 2 }), weight: 1 },
  );
}

type Body = { body?: string; headers: Record<string, string> };

/** What is wrong with the text of a body as a whole, most often nothing. */
const damage: fc.Arbitrary<(text: string) => string> = fc.oneof(
  { arbitrary: fc.constant((text: string) => text), weight: 10 },
  { arbitrary: fc.nat().map((at) => (text: string) => text.slice(0, at % (text.length + 1))), weight: 1 },
  {
    arbitrary: fc
      .constantFrom(
        '"__proto__":{"x":1}',
        '"constructor":1',
        '"x":1',
        '"email":"twice@example.org"',
        '"fields":{}',
        '"":0',
      )
      .map(
        (member) => (text: string) =>
          text.endsWith('}') ? `${text.slice(0, -1)}${text.length > 2 ? ',' : ''}${member}}` : text,
      ),
    weight: 2,
  },
);

const jsonType = fc.oneof(
  { arbitrary: fc.constant('application/json'), weight: 20 },
  {
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-7',
      'text/plain',
      'application/xml',
      '',
      'multipart/form-data',
      ';',
    ),
    weight: 1,
  },
);

function jsonBody(operation: Operation, samples: Samples): fc.Arbitrary<Body> {
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  return fc
    .tuple(wildOr(fitting(schema, samples), 15), damage, jsonType)
    .map(([value, harm, type]) => ({ body: harm(toText(value)), headers: { 'Content-Type': type } }));
}

const partName = fc.oneof(
  { arbitrary: fc.constantFrom('file', 'documentId', 'documentType'), weight: 6 },
  { arbitrary: trouble, weight: 1 },
);
const contents = fc.oneof(
  fc.constantFrom(
    '',
    '%PDF-1.7\n',
    '%PDF-1.7\n1 0 obj<<>>endobj trailer<</Root 1 0 R>>',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff\xe0',
    'Dear Sir',
    '%PDF-'.repeat(1000),
  ),
  wildText,
);
const quoted = (text: string) => text.replace(/["\r\n]/g, (c) => `%${c.charCodeAt(0).toString(16).padStart(2, '0')}`);

const filePart = fc
  .tuple(partName, wildText, contents)
  .map(
    ([name, fileName, content]) =>
      `Content-Disposition: form-data; name="${quoted(name)}"; filename="${quoted(fileName)}"\r\nContent-Type: application/pdf\r\n\r\n${content}`,
  );
const fieldPart = fc
  .tuple(partName, fc.oneof(wildText, fc.constantFrom('INVOICE', 'OTHER', 'bill-1')))
  .map(([name, value]) => `Content-Disposition: form-data; name="${quoted(name)}"\r\n\r\n${value}`);

function formBody(): fc.Arbitrary<Body> {
  const good = fc
    .tuple(contents, trouble)
    .map(([content, id]) => [
      `Content-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${content}`,
      `Content-Disposition: form-data; name="documentId"\r\n\r\nwild ${id.slice(0, 50)}`,
    ]);
  const parts = fc.oneof(good, fc.array(fc.oneof(filePart, fieldPart), { maxLength: 5 }));
  return fc
    .tuple(parts, fc.oneof({ arbitrary: fc.constant(''), weight: 8 }, { arbitrary: trouble, weight: 1 }), damage)
    .map(([found, odd, harm]) => ({
      body: harm(`${found.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n${odd}`),
      headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` },
    }));
}

function bodyOf(operation: Operation, samples: Samples): fc.Arbitrary<Body> {
  const types = Object.keys(operation.requestBody?.content ?? {});
  if (types.includes('multipart/form-data')) return formBody();
  if (types.length) return jsonBody(operation, samples);
  const nothing = fc.constant<Body>({ headers: {} });
  if (operation.method === 'GET') return nothing;
  return fc.oneof({ arbitrary: nothing, weight: 4 }, { arbitrary: jsonBody(operation, samples), weight: 1 });
}

/** Requests to a route, from quite right to quite wrong. */
export function wildRequests(operation: Operation, samples: Samples): fc.Arbitrary<Wild> {
  const authorization = fc.oneof(
    { arbitrary: fc.constant(undefined), weight: 40 },
    { arbitrary: headerText.map((text) => `Bearer ${text}`), weight: 1 },
    {
      arbitrary: headerText.map((text) => `Basic ${Buffer.from(text).toString('base64')}`),
      weight: operation.scope ? 1 : 20,
    },
    { arbitrary: headerText, weight: 1 },
  );
  return fc
    .tuple(
      pathOf(operation, samples),
      queryOf(operation, samples),
      headersOf(operation),
      bodyOf(operation, samples),
      authorization,
    )
    .map(([path, query, headers, { body, headers: own }, auth]) => ({
      method: operation.method,
      target: query ? `${path}?${query}` : path,
      headers: { ...headers, ...own, ...(auth === undefined ? {} : { Authorization: auth }) },
      body,
    }));
}

/** Sends it without the corrections that `fetch` would make; with the token, unless it says who asks by itself. */
export function sendRaw(url: string, agent: Agent | undefined, wild: Wild, token: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { method, target, headers, body } = wild;
    const bytes = body === undefined ? undefined : Buffer.from(body);
    const sent: OutgoingHttpHeaders = { Authorization: `Bearer ${token}`, ...headers };
    if (bytes) sent['Content-Length'] = bytes.length;
    const { hostname, port } = new URL(url);
    const request = send({ hostname, port, agent, method, path: target, headers: sent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(bytes);
  });
}
