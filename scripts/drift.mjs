// The drift gates: the migrated database must be what the entities say, and openapi.json what the code says.
// `--write` writes openapi.json anew. Works on the built service with a database of its own.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { DataSource } from 'typeorm';
import { createApp, describe } from '../dist/app.setup.js';
import { readConfig } from '../dist/config/index.js';
import { migrate, openEmbedded } from '../dist/platform/database/index.js';

const folder = await mkdtemp(join(tmpdir(), 'wattfile-drift-'));
const database = await openEmbedded(folder);
let failures = 0;
try {
  await migrate(database.url);
  const config = readConfig({ DATA_DIR: folder, EXTRACTION_WORKERS: '1', ROLE: 'api' });
  const app = await createApp(config, pino({ level: 'silent' }), database.url);
  const { upQueries } = await app.get(DataSource).driver.createSchemaBuilder().log();
  for (const { query } of upQueries) {
    failures++;
    console.error(`The entities differ from the migrations; they would run: ${query}`);
  }
  const text = `${JSON.stringify(describe(app), null, 2)}\n`;
  if (process.argv.includes('--write')) await writeFile('openapi.json', text);
  else if (text !== (await readFile('openapi.json', 'utf8').catch(() => ''))) {
    failures++;
    console.error('openapi.json is not what the code says: run `npm run openapi` and look at the difference.');
  }
  await app.close();
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(failures ? `${failures} differences` : 'No drift');
process.exit(failures ? 1 : 0);
