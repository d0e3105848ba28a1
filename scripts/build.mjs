// Builds `dist` and marks the time: the compiler writes only what changed, so the age of its files says little.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The file whose age is that of the last whole build. */
export const STAMP = join(root, 'dist', '.built');

/** Runs `nest build`; gives its exit code. */
export function build() {
  const started = new Date();
  const nest = join(root, 'node_modules/@nestjs/cli/bin/nest.js');
  const { status } = spawnSync(process.execPath, [nest, 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) writeFileSync(STAMP, started.toISOString());
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(build());
