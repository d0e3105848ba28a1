import { ConfigError } from '../../../config/index.js';

/** How one supplier's Kraken is reached. */
export interface KrakenEndpoint {
  supplierCode: string;
  url: URL;
  /** What stands before the token in the Authorization header: nothing, or `JWT `. */
  tokenPrefix: '' | 'JWT ';
  /** Hosts that bills may be fetched from, beside the endpoint's own. */
  fileHosts: readonly string[];
}

/**
 * The endpoints are published by the suppliers or used by open-source clients of them. Octopus documents the bare token;
 * clients of E.ON Next and EDF send `JWT`. The links of bills are signed ones of the platform's object store.
 */
const KNOWN: readonly KrakenEndpoint[] = [
  ['octopus-energy-for-business', 'https://api.octopus.energy/v1/graphql/', ''] as const,
  ['e-on-next', 'https://api.eonnext-kraken.energy/v1/graphql/', 'JWT '] as const,
  ['edf', 'https://api.edfgb-kraken.energy/v1/graphql/', 'JWT '] as const,
].map(([supplierCode, url, tokenPrefix]) => ({
  supplierCode,
  url: new URL(url),
  tokenPrefix,
  fileHosts: ['.amazonaws.com'],
}));

/**
 * Endpoints by supplier. The setting KRAKEN_ENDPOINTS moves them: `code=url,code=url`, where `*` is every supplier; a URL
 * without TLS must be on this machine.
 */
export function krakenEndpoints(setting?: string): ReadonlyMap<string, KrakenEndpoint> {
  const moved = new Map((setting ?? '').split(',').filter(Boolean).map(parseMove));
  const unknown = [...moved.keys()].find(
    (code) => code !== '*' && !KNOWN.some(({ supplierCode }) => supplierCode === code),
  );
  if (unknown) throw new ConfigError('KRAKEN_ENDPOINTS', `names "${unknown}", which is not on Kraken`);
  return new Map(
    KNOWN.map((known) => {
      const url = moved.get(known.supplierCode) ?? moved.get('*');
      return [known.supplierCode, url ? { ...known, url } : known];
    }),
  );
}

function parseMove(entry: string): [string, URL] {
  const [code, ...rest] = entry.trim().split('=');
  const text = rest.join('=');
  if (!URL.canParse(text))
    throw new ConfigError('KRAKEN_ENDPOINTS', 'must be code=url,code=url,... (* is every supplier)');
  const url = new URL(text);
  const local = url.protocol === 'http:' && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (url.protocol !== 'https:' && !local)
    throw new ConfigError('KRAKEN_ENDPOINTS', `${url.host} must be reached by https`);
  return [code, url];
}
