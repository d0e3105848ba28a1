// Runs an entry of the built service (`node scripts/run.mjs main`), building first when the sources are newer.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = join(root, 'dist', `${process.argv[2]}.js`);
const stamp = join(root, 'dist', 'main.js');

function newest(folder) {
  let time = 0;
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (item.isFile()) time = Math.max(time, statSync(join(item.parentPath, item.name)).mtimeMs);
  }
  return time;
}

const sources = join(root, 'src');
if (existsSync(sources) && (!existsSync(stamp) || newest(sources) > statSync(stamp).mtimeMs)) {
  const built = spawnSync(process.execPath, [join(root, 'node_modules/@nestjs/cli/bin/nest.js'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) process.exit(built.status ?? 1);
}

process.argv.splice(1, 2, entry);
await import(pathToFileURL(entry).href);
