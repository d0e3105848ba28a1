// npm run bench [-- name ...]
import { availableParallelism, cpus, totalmem } from 'node:os';
import { startService } from '../scripts/lib/service.mjs';

const ALL = ['startup', 'token', 'list', 'upload', 'parse', 'scan', 'emissions', 'traffic'];
/** These take minutes: they run when they are named. */
const LONG = ['growth', 'readings'];
const wanted = process.argv.slice(2);
const results = [];

const service = await startService();
const context = { service, startedIn: service.readyMs };
try {
  for (const name of wanted.length ? [...ALL, ...LONG].filter((each) => wanted.includes(each)) : ALL) {
    const { default: measure } = await import(`./${name}.mjs`);
    for (const result of await measure(context)) {
      results.push(result);
      console.log(`${result.what.padEnd(64)} ${String(result.figure).padStart(10)}  ${result.goal ?? ''}`);
    }
  }
} finally {
  await service.stop();
}
const machine = {
  cpu: cpus()[0].model,
  cores: availableParallelism(),
  memoryGb: Math.round(totalmem() / 2 ** 30),
  node: process.version,
};
console.log(`\n${JSON.stringify({ machine, results })}`);
