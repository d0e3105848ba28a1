import type { Config } from '../../config/index.js';
import { type OpenDatabase, openEmbedded } from './embedded.js';

/** The configured Postgres, or the embedded one, brought up. */
export async function openDatabase(config: Config): Promise<OpenDatabase> {
  if (config.databaseUrl) return { url: config.databaseUrl, close: async () => undefined };
  return openEmbedded(config.dataDir);
}
