// Starts dist/main.js as a user would and checks that it answers and stops.
import { startService } from './lib/service.mjs';

const service = await startService();
const checks = [
  ['/health/ready', 200],
  ['/docs', 200],
  ['/docs-json', 200],
  ['/v1/suppliers/references/nobody/accounts', 200],
];
let wrong = 0;
for (const [path, status] of checks) {
  const answer = await fetch(service.url + path, { headers: { Authorization: `Bearer ${service.token}` } });
  if (answer.status !== status) {
    wrong++;
    console.error(`${path} answered ${answer.status} instead of ${status}`);
  }
}
console.log(
  `ready after ${Math.round(service.readyMs)} ms, ${checks.length - wrong} of ${checks.length} answers right`,
);
await service.stop();
process.exit(wrong ? 1 : 0);
