export { Database, type SnapshotRead } from './database.js';
export { DatabaseModule } from './database.module.js';
export { dataSourceOptions, migrate } from './data-source.js';
export { openEmbedded, type OpenDatabase } from './embedded.js';
export { openDatabase } from './open.js';
export { SteadyClient } from './steady-client.js';
