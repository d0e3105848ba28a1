// Runs the long form of the reliability tests and prints their figures as a table (`npm run test:reliability [part …]`).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The parts by name: run all, or those that are named. */
const PARTS = {
  crash: 'test/reliability/crash.test.ts',
  outages: 'test/reliability/outages.test.ts',
  embedded: 'test/reliability/embedded.test.ts',
  backup: 'test/reliability/backup.test.ts',
  requests: 'test/reliability/hostile-requests.test.ts',
  input: 'test/input.test.ts',
  damage: 'test/reliability/damage.test.ts',
  soak: 'test/reliability/soak.test.ts',
  time: 'test/reliability/time.test.ts',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !PARTS[part]);
if (unknown.length) {
  console.error(`There is no part ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
if (build() !== 0) process.exit(1);

const folder = mkdtempSync(join(tmpdir(), 'wattfile-reliability-'));
const report = join(folder, 'figures.jsonl');
const jest = join(root, 'node_modules/jest/bin/jest.js');
const files = (asked.length ? asked : Object.keys(PARTS)).map((part) => PARTS[part]);
const { status } = spawnSync(process.execPath, ['--experimental-vm-modules', jest, '--runInBand', ...files], {
  cwd: root,
  env: { ...process.env, LONG_TESTS: '1', RELIABILITY_REPORT: report },
  stdio: 'inherit',
});
let lines = [];
try {
  lines = readFileSync(report, 'utf8').trim().split('\n');
} catch {
  console.error('No test has noted a figure.');
}
rmSync(folder, { recursive: true });
console.log('\n| test | runs | lost | let in |\n|---|---|---|---|');
for (const { test, runs, lost, letIn } of lines.map((line) => JSON.parse(line))) {
  console.log(`| ${test} | ${runs} | ${lost} | ${letIn} |`);
}
process.exit(status ?? 1);
