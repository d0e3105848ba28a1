import { connect, databaseUrl, load, projectOf } from './load.mjs';
import { inTurns, requestsPerSecond, startPeer } from './lib.mjs';

const SIZES = [
  { prefix: 'small', sites: 1, bills: 12, goal: '>= 0.7' },
  { prefix: 'large', sites: 50, bills: 24, goal: '>= 0.9' },
];
const ROUNDS = 3;

/** The accounts list against a bare server with the same SQL, and against the same list by TypeORM relations. */
export default async function list({ service }) {
  const client = await connect(service);
  const projectId = await projectOf(client);
  const script = new URL('./list-peer.mjs', import.meta.url).pathname;
  const env = { PEER_DATABASE: await databaseUrl(service), PEER_PROJECT: projectId };
  const peer = await startPeer(script, env);
  const prepared = await startPeer(script, { ...env, PEER_STATEMENT: 'list' });
  const orm = await startPeer(new URL('./list-orm-peer.mjs', import.meta.url).pathname, env);
  try {
    const results = [];
    for (const size of SIZES) {
      await load(client, { projectId, businesses: 20, ...size });
      results.push(await compare(service, peer, size, 'bare node:http + pg'));
      results.push({ ...(await compare(service, prepared, size, 'the same, prepared')), goal: undefined });
      results.push({ ...(await compare(service, orm, size, 'TypeORM relations')), goal: '> 1' });
    }
    return results;
  } finally {
    await peer.stop();
    await prepared.stop();
    await orm.stop();
    await client.end();
  }
}

async function compare(service, peer, { prefix, sites, bills, goal }, how) {
  const path = `/v1/suppliers/references/${prefix}-7/accounts`;
  const headers = { authorization: `Bearer ${service.token}` };
  const { ratio, ours } = await inTurns(
    ROUNDS,
    () => requestsPerSecond({ url: service.url + path, headers }),
    () => requestsPerSecond({ url: peer.url + path }),
  );
  return {
    what: `accounts list, ${sites} x ${bills} bills (${ours.toFixed(0)}/s) / ${how}`,
    figure: ratio.toFixed(2),
    goal,
  };
}
