import { connect, databaseUrl, load, projectOf } from './load.mjs';
import { has, inTurns, peakMemory, run, timed } from './lib.mjs';
import { BILLS_OF_SITES } from '../dist/emissions/emissions.queries.js';

const SITES = 10_000;
const BILLS = 24;
const ROUNDS = 3;

/** The service's own statement for two years (the window and the one before it, for savings), its parameters filled in. */
function statement(projectId) {
  const day = (years) => `(current_date - interval '${years} years')::date`;
  const values = [
    `'${projectId}'::uuid`,
    `'{emitting-1}'::text[]`,
    'NULL::uuid',
    'NULL::uuid',
    `${SITES}`,
    day(3),
    day(0),
  ];
  return BILLS_OF_SITES.replace(/\$(\d)/g, (_, number) => values[number - 1]);
}

/** Emissions of all sites against the same bills read by psql. */
export default async function emissions({ service }) {
  if (!(await has('psql'))) return [{ what: 'emissions / psql', figure: 'psql is missing' }];
  const client = await connect(service);
  const projectId = await projectOf(client);
  await load(client, { projectId, prefix: 'emitting', businesses: 1, sites: SITES, bills: BILLS });
  await client.end();
  const url = await databaseUrl(service);
  const path = '/v1/sites/emissions?referenceId=emitting-1&lookback=1y';
  const headers = { Authorization: `Bearer ${service.token}` };
  const ours = () =>
    timed(async () => {
      const answer = await fetch(service.url + path, { headers });
      const records = await answer.json();
      if (records.length !== SITES) throw new Error(`${records.length} records instead of ${SITES}`);
    });
  const peer = () => timed(() => run('psql', [url, '-Atc', statement(projectId)]));
  const { ratio, ours: mine, peer: theirs } = await inTurns(ROUNDS, ours, peer);
  const what = `emissions of ${SITES} sites x ${BILLS} bills (${mine.toFixed(0)} ms) / its SQL by psql (${theirs.toFixed(0)} ms)`;
  const memory = await peakMemory(service.pid, ours);
  return [
    { what, figure: ratio.toFixed(2), goal: '<= 1.5' },
    { what: 'memory of the service meanwhile', figure: `${memory.toFixed(0)} MB`, goal: '<= 300 MB' },
  ];
}
