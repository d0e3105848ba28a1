import { parseBody, verdictOf } from './verdict.js';

const error = (errorCode?: string, errorType?: string, path: (string | number)[] = ['account']) => ({
  message: 'Too many requests, JWT unauthorised',
  path,
  extensions: { errorCode, errorType },
});
const kindOf = (status: number, body: object | undefined) => verdictOf(status, body).kind;

describe('an answer of Kraken', () => {
  it.each([
    ['KT-CT-1138', 'VALIDATION', 'wrong-credentials'],
    ['KT-CT-1199', 'AUTHORIZATION', 'rate-limited'],
    ['OE-0002', undefined, 'rate-limited'],
    ['KT-CT-1124', 'APPLICATION', 'token'],
    ['KT-CT-1112', 'AUTHORIZATION', 'token'],
    ['KT-CT-1134', 'VALIDATION', 'session-over'],
    ['KT-CT-1152', 'AUTHORIZATION', 'mfa'],
    ['KT-CT-9999', 'AUTHORIZATION', 'not-permitted'],
    ['KT-CT-9999', 'APPLICATION', 'unavailable'],
    [undefined, undefined, 'unavailable'],
  ])('with code %s of type %s is %s, whatever its text says', (code, type, kind) => {
    expect(kindOf(200, { data: { account: null }, errors: [error(code, type)] })).toBe(kind);
  });

  it('that is throttled says nothing of the credentials', () => {
    const errors = [error('KT-CT-1138', 'VALIDATION'), error('KT-CT-1199', 'AUTHORIZATION')];
    expect(kindOf(200, { data: { obtainKrakenToken: null }, errors })).toBe('rate-limited');
    expect(kindOf(429, undefined)).toBe('rate-limited');
  });

  it('with some data is data, with the errors of what is missing', () => {
    const errors = [error('KT-CT-1112', 'AUTHORIZATION', ['account', 'bills', 'edges', 3, 'node', 'temporaryUrl'])];
    expect(verdictOf(200, { data: { account: { bills: {} } }, errors })).toMatchObject({ kind: 'data', errors });
  });

  it('400 without a path is a schema that does not have what was asked for', () => {
    expect(kindOf(400, { errors: [{}] })).toBe('drift');
    expect(kindOf(400, { data: { account: null }, errors: [error('KT-CT-1201', 'VALIDATION')] })).toBe('unavailable');
  });

  it.each(['<html>', '', '[]', 'null', '"text"', '{}', '{"message":"no"}'])('%j is of no GraphQL server', (text) => {
    const body = parseBody(Buffer.from(text));
    expect(body).toBeUndefined();
    expect(kindOf(200, body)).toBe('unavailable');
  });
});
