// Runs an entry of the built service (`node scripts/run.mjs main`), building first when the sources are newer.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = join(root, 'dist', `${process.argv[2]}.js`);

function newest(folder) {
  let time = 0;
  for (const item of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (item.isFile()) time = Math.max(time, statSync(join(item.parentPath, item.name)).mtimeMs);
  }
  return time;
}

const sources = join(root, 'src');
if (existsSync(sources)) {
  const { STAMP, build } = await import('./build.mjs');
  if (!existsSync(STAMP) || newest(sources) > statSync(STAMP).mtimeMs) {
    const status = build();
    if (status !== 0) process.exit(status);
  }
}

process.argv.splice(1, 2, entry);
await import(pathToFileURL(entry).href);
