// Builds `dist` and marks the time: the compiler writes only what changed, so the age of its files says little.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const SOURCES = join(root, 'src');
/** The file whose age is that of the last whole build. */
const STAMP = join(root, 'dist', '.built');

/** When a source that is built was last changed. */
function newestSource() {
  let time = 0;
  for (const item of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!item.isFile() || item.name.endsWith('.spec.ts')) continue;
    time = Math.max(time, statSync(join(item.parentPath, item.name)).mtimeMs);
  }
  return time;
}

/** Builds when the sources are newer than the last build; where there are none, `dist` is what there is. Gives the exit code. */
export function buildIfStale() {
  if (!existsSync(SOURCES)) return 0;
  return !existsSync(STAMP) || newestSource() > statSync(STAMP).mtimeMs ? build() : 0;
}

/** Runs `nest build`; gives its exit code. */
function build() {
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
