import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { parseArgs } from 'node:util';
import { AuthModule, Clients } from '../auth/index.js';
import { ConfigModule, readConfig } from '../config/index.js';
import { DatabaseModule, migrate, openDatabase } from '../platform/database/index.js';
import { HttpModule } from '../platform/http/index.js';
import { LoggingModule, createLogger } from '../platform/logging/index.js';

/**
 * `npm run -s client:revoke -- --client-id ID`: the client gets no more tokens, and those it has are refused within a
 * second. Works while the server runs.
 */
async function main(clientId: string): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    @Module({
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(createLogger('error')),
        DatabaseModule.with(database.url),
        HttpModule,
        AuthModule,
      ],
    })
    class ClientRevokeModule {}
    const app = await NestFactory.createApplicationContext(ClientRevokeModule, {
      logger: ['error'],
      abortOnError: false,
    });
    const revoked = await app.get(Clients).revoke(clientId);
    await app.close();
    if (!revoked) throw new Error(`There is no client "${clientId}".`);
    process.stdout.write(`${JSON.stringify({ clientId, revoked })}\n`);
  } finally {
    await database.close();
  }
}

const { 'client-id': clientId } = parseArgs({ options: { 'client-id': { type: 'string' } } }).values;
if (!clientId) {
  process.stderr.write('Usage: npm run -s client:revoke -- --client-id ID\n');
  process.exit(2);
}
main(clientId).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
