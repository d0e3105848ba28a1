// Runs an entry of the built service (`node scripts/run.mjs main`), building first when the sources are newer.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildIfStale } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const entry = join(root, 'dist', `${process.argv[2]}.js`);

const status = buildIfStale();
if (status !== 0) process.exit(status);

process.argv.splice(1, 2, entry);
await import(pathToFileURL(entry).href);
