import { connect, databaseUrl, load, projectOf } from './load.mjs';
import { inTurns, requestsPerSecond, startPeer, timed } from './lib.mjs';

const SIZES = [
  { prefix: 'small', sites: 1, bills: 12, goal: '>= 0.7' },
  { prefix: 'large', sites: 50, bills: 24, goal: '>= 0.9' },
];
const GROWTH = [10_000, 100_000, 1_000_000];
const ROUNDS = 3;
const PROBES = 200;

/** The accounts list against a bare server with the same SQL, and its latency as the database grows. */
export default async function list({ service, growth = process.env.BENCH_GROWTH === '1' }) {
  const client = await connect(service);
  const projectId = await projectOf(client);
  const script = new URL('./list-peer.mjs', import.meta.url).pathname;
  const env = { PEER_DATABASE: await databaseUrl(service), PEER_PROJECT: projectId };
  const peer = await startPeer(script, env);
  const prepared = await startPeer(script, { ...env, PEER_STATEMENT: 'list' });
  try {
    const results = [];
    for (const size of SIZES) {
      await load(client, { projectId, businesses: 20, ...size });
      results.push(await compare(service, peer, size));
      results.push({ ...(await compare(service, prepared, size, ', prepared')), goal: undefined });
    }
    if (growth) results.push(...(await grow(client, projectId, service)));
    return results;
  } finally {
    await peer.stop();
    await prepared.stop();
    await client.end();
  }
}

async function compare(service, peer, { prefix, sites, bills, goal }, how = '') {
  const path = `/v1/suppliers/references/${prefix}-7/accounts`;
  const headers = { authorization: `Bearer ${service.token}` };
  const { ratio, ours } = await inTurns(
    ROUNDS,
    () => requestsPerSecond({ url: service.url + path, headers }),
    () => requestsPerSecond({ url: peer.url + path }),
  );
  return {
    what: `accounts list, ${sites} x ${bills} bills (${ours.toFixed(0)}/s) / bare node:http + pg${how}`,
    figure: ratio.toFixed(2),
    goal,
  };
}

/** Median latency of one business's list among ever more invoices of others. */
async function grow(client, projectId, service) {
  const results = [];
  let loaded = 0;
  let first;
  for (const size of GROWTH) {
    const businesses = (size - loaded) / 100;
    await load(client, { projectId, prefix: `grown-${size}`, businesses, sites: 10, bills: 10 });
    loaded = size;
    const times = [];
    for (let probe = 0; probe < PROBES; probe++) {
      times.push(await timed(() => service.call('GET', '/v1/suppliers/references/small-3/accounts')));
    }
    const median = times.sort((a, b) => a - b)[PROBES / 2];
    first ??= median;
    const what = `accounts list, 1 x 12 bills, among ${size} invoices: ${median.toFixed(2)} ms, against the first`;
    results.push({ what, figure: (median / first).toFixed(2), goal: '<= 1.3' });
  }
  return results;
}
