import { createApp } from './app.setup.js';
import { Clients } from './auth/index.js';
import { readConfig } from './config/index.js';
import { migrate, openDatabase } from './platform/database/index.js';
import { Drain } from './platform/health/index.js';
import { createLogger } from './platform/logging/index.js';
import { demoProject } from './demo.js';

/** Starts the service: database up, schema up to date, listening; stops in the opposite order on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = readConfig();
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
  logger.info({ url, role: config.role }, 'Wattfile is ready');
  if (config.role === 'worker') return;
  await demoProject(app.get(Clients), url).catch((error: unknown) => {
    if (!stopping) throw error;
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`Wattfile does not start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
