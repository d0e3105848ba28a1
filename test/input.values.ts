import fc from 'fast-check';
import { type Schema, resolve } from './support/openapi.js';

/** JSON that no value can stand for: a number beyond all doubles, a key twice. Written out as it is. */
export class RawJson {
  constructor(readonly text: string) {}
}

/** Texts that have broken other services. */
const TROUBLE = [
  ...['', ' ', '\0', 'a\0b', '\u0001\u001f\u007f', 'a\r\nX-Injected: 1', '\t', '\u2028', '\ufeff', '\ufffe', '\ud800'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true', 'NaN', '[]'],
  ...['0', '-0', '-1', '1.5', '1e309', '0x10', '2147483648', '9223372036854775808', '9'.repeat(400), 'Infinity'],
  ...["' OR 1=1 --", '"; DROP TABLE x; --', '$1', '%', '%%', '%s%n', '${7*7}', '{{7*7}}', '<script>alert(1)</script>'],
  ...[
    '..',
    '.',
    '/',
    '\\',
    '../../../../etc/passwd',
    '..%2f..',
    'file:///etc/passwd',
    'C:\\con',
    '=1+1',
    '|',
    '*',
    '(a+)+$',
  ],
  ...['💥', '👩‍👩‍👧‍👦', 'e\u0301'.repeat(50), '\u202egnp.exe', 'ß', 'İ', 'ﬃ', '\u0000'.repeat(20), '٠١٢', 'Ⅷ'],
  ...['2026-02-30', '0000-00-00', '0001-01-01', '9999-12-31', '10000-01-01', '-271821-04-20', '2026-W01', '2026-001'],
  ...['2026-11-20T23:59:60Z', '2026-11-20', '2026-13-01T00:00:00Z', '+275760-09-13T00:00:00.000Z', '12:00'],
  ...['1y', '0d', '9999y', '10000d', '1h', '1Y', '1y1m', '1,2,3', '3,3,3', ',', '1,'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '01a1fc64-b827-7000-8000'],
];

export const trouble = fc.constantFrom(...TROUBLE);

export const wildText = fc.oneof(
  { arbitrary: trouble, weight: 4 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }), weight: 1 },
  {
    arbitrary: fc.tuple(trouble, fc.integer({ min: 1, max: 2000 })).map(([text, n]) => text.repeat(n).slice(0, 4000)),
    weight: 1,
  },
);

const nested = (depth: number, open: string, close: string) => new RawJson(open.repeat(depth) + close.repeat(depth));

/** Values where something else was expected. */
export const wildJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: wildText, weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  { arbitrary: fc.double(), weight: 1 },
  {
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 1.5, 1e21, -1e308, 2 ** 53, [], {}, [[]], [null], { length: 1e9 }],
      ...['1e400', '-1e400', '1' + '0'.repeat(400), '0.1e-400', '-0', '{"__proto__":{"x":1}}'].map(
        (text) => new RawJson(text),
      ),
      ...['{"constructor":{"prototype":{"x":1}}}', '{"a":1,"a":2}', '"\\u0000"', '"\\ud800"'].map(
        (text) => new RawJson(text),
      ),
      ...[nested(50, '[', ']'), nested(10_000, '[', ']'), new RawJson(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`)],
      new RawJson(JSON.stringify('x'.repeat(20_000))),
      new RawJson(`[${'0,'.repeat(5000)}0]`),
    ),
    weight: 3,
  },
);

/** A value that fits the schema, or nearly: what a form of the document would send. */
export function fitting(schema: Schema, samples: Record<string, string[]> = {}, name = ''): fc.Arbitrary<unknown> {
  const plain = resolve(schema);
  if (samples[name]) return fc.constantFrom(...samples[name]);
  if (plain.enum) return fc.constantFrom(...plain.enum);
  switch (plain.type) {
    case 'integer':
    case 'number': {
      const { minimum: min = -1_000_000, maximum: max = 1_000_000 } = plain;
      return plain.type === 'integer'
        ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
        : fc.double({ min, max, noNaN: true }).map((value) => Math.round(value * 100) / 100);
    }
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(wildOr(fitting(plain.items ?? {}, samples), 10), { maxLength: 3 });
    case 'object':
      return fittingObject(plain, samples);
    default:
      return fittingText(plain);
  }
}

function fittingText({ format, minLength = 0, maxLength = 200, default: usual }: Schema): fc.Arbitrary<unknown> {
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1890-01-01'), max: new Date('2100-01-01') })
      .map((day) => day.toISOString().slice(0, 10));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((time) => time.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.emailAddress();
  const text = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) });
  return usual === undefined ? text : fc.oneof(text, fc.constant(usual));
}

/** Each member may be absent, and may be something else than it should. */
function fittingObject(
  { properties = {}, required = [] }: Schema,
  samples: Record<string, string[]>,
): fc.Arbitrary<unknown> {
  const members = Object.entries(properties).map(
    ([name, schema]) => [name, wildOr(fitting(schema, samples, name), required.includes(name) ? 12 : 4)] as const,
  );
  const optional = members.map(([name]) => name).filter((name) => !required.includes(name));
  return fc
    .tuple(
      fc.record(Object.fromEntries(members), { requiredKeys: required }),
      fc.subarray(optional, { maxLength: Math.min(4, optional.length) }),
    )
    .map(([record, kept]) =>
      Object.fromEntries(Object.entries(record).filter(([name]) => required.includes(name) || kept.includes(name))),
    );
}

/** Once in `weight` and one times it is something wild. */
export function wildOr(arbitrary: fc.Arbitrary<unknown>, weight: number): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary, weight }, { arbitrary: wildJson, weight: 1 });
}

/** JSON text, with what `JSON.stringify` would not write. */
export function toText(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(toText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}:${toText(member)}`)
    .join(',')}}`;
}
