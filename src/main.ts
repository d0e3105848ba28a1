import { setFlagsFromString } from 'node:v8';
import { createApp } from './app.setup.js';
import { Clients } from './auth/index.js';
import { readConfig } from './config/index.js';
import { migrate, openDatabase } from './platform/database/index.js';
import { Drain } from './platform/health/index.js';
import { createLogger } from './platform/logging/index.js';
import { checkEngine } from './platform/reading/index.js';
import { demoProject } from './demo.js';

/**
 * How much the heap may grow over what is in use, before what is not is looked for. By itself Node lets it become several
 * times as large: a list of 51 MB, sent piece by piece, took 410 MB instead of 250.
 */
setFlagsFromString('--heap-growing-percent=50');

/** Starts the service: database up, schema up to date, listening; stops in the opposite order on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig();
  checkEngine(config);
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config);
  const migrations = await migrate(database.url);
  if (migrations.length) logger.info({ migrations }, 'The database schema is up to date');
  const app = await createApp(config, logger, database.url);
  let stopping = false;
  const stop = async (signal: string) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'Stopping: requests in flight are finished, running jobs go back to the queue');
    if (config.role === 'api') await app.get(Drain).run();
    await app.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, (name) => void stop(name));
  await app.listen(config.port, config.host);
  const url = await app.getUrl();
  if (config.role !== 'worker') {
    await demoProject(app.get(Clients), url).catch((error: unknown) => {
      if (!stopping) throw error;
    });
  }
  // last, so that who reads this has seen the client if one was made
  logger.info({ url, role: config.role }, 'Wattfile is ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`Wattfile does not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
