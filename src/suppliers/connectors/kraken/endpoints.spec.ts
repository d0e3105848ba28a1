import { krakenEndpoints } from './endpoints.js';

const urlOf = (setting: string | undefined, code: string) => krakenEndpoints(setting).get(code)?.url.href;

describe('the endpoints of Kraken', () => {
  it('are the published ones, over TLS', () => {
    expect([...krakenEndpoints().values()].every(({ url }) => url.protocol === 'https:')).toBe(true);
    expect([...krakenEndpoints().keys()]).toEqual(['octopus-energy-for-business', 'e-on-next', 'edf']);
  });

  it('can be moved, one or all', () => {
    const setting = '*=http://127.0.0.1:4010/v1/graphql/,edf=https://kraken.example.org/?a=b';
    expect(urlOf(setting, 'edf')).toBe('https://kraken.example.org/?a=b');
    expect(urlOf(setting, 'e-on-next')).toBe('http://127.0.0.1:4010/v1/graphql/');
  });

  it.each(['edf', 'edf=nowhere', 'edf=http://kraken.example.org/', 'drax=https://kraken.example.org/', '*=file:///x'])(
    'are refused as "%s", naming the setting',
    (setting) => {
      expect(() => krakenEndpoints(setting)).toThrow(/^KRAKEN_ENDPOINTS: /);
    },
  );
});
