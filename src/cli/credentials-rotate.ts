import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, readConfig } from '../config/index.js';
import { CryptoModule } from '../platform/crypto/index.js';
import { DatabaseModule, migrate, openDatabase } from '../platform/database/index.js';
import { LoggingModule, createLogger } from '../platform/logging/index.js';
import { CredentialKeys } from '../suppliers/index.js';

/**
 * `npm run -s credentials:rotate`: seals all supplier credentials with the first key of CREDENTIAL_KEYS and prints what it
 * did as JSON. Works while the server runs. Afterwards the older keys can be taken out of the setting.
 */
async function main(): Promise<void> {
  const config = readConfig();
  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    @Module({
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(createLogger('error')),
        DatabaseModule.with(database.url),
        CryptoModule,
      ],
      providers: [CredentialKeys],
    })
    class CredentialsRotateModule {}
    const app = await NestFactory.createApplicationContext(CredentialsRotateModule, {
      logger: ['error'],
      abortOnError: false,
    });
    process.stdout.write(`${JSON.stringify(await app.get(CredentialKeys).rotate())}\n`);
    await app.close();
  } finally {
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
