import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { parseArgs } from 'node:util';
import { AuthModule, Clients } from '../auth/index.js';
import { ConfigModule, readConfig } from '../config/index.js';
import { DatabaseModule, migrate, openDatabase } from '../platform/database/index.js';
import { HttpModule, SCOPES, type Scope } from '../platform/http/index.js';
import { LoggingModule, createLogger } from '../platform/logging/index.js';

const USAGE =
  'client:create -- --project NAME [--client-id ID --client-secret SECRET] [--scopes a,b] [--reference-ids a,b]';

function fail(message: string): never {
  process.stderr.write(`${message}\nUsage: npm run -s ${USAGE}\n`);
  process.exit(2);
}

function list(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function readScopes(text: string | undefined): Scope[] | undefined {
  const names = list(text);
  const unknown = names?.find((name) => !SCOPES.includes(name as Scope));
  if (unknown) fail(`There is no scope "${unknown}"; there are ${SCOPES.join(', ')}.`);
  return names as Scope[] | undefined;
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        project: { type: 'string' },
        'client-id': { type: 'string' },
        'client-secret': { type: 'string' },
        scopes: { type: 'string' },
        'reference-ids': { type: 'string' },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

/** `npm run -s client:create`: makes a client and prints it as JSON. Works while the server runs. */
async function main(): Promise<void> {
  const values = readArguments();
  if (!values.project?.trim()) fail('--project NAME is required.');
  if (Boolean(values['client-id']) !== Boolean(values['client-secret']))
    fail('Give --client-id and --client-secret together.');
  const scopes = readScopes(values.scopes);
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
    class ClientCreateModule {}
    const app = await NestFactory.createApplicationContext(ClientCreateModule, {
      logger: ['error'],
      abortOnError: false,
    });
    const client = await app.get(Clients).create({
      project: values.project.trim(),
      clientId: values['client-id'],
      clientSecret: values['client-secret'],
      scopes,
      referenceIds: list(values['reference-ids']),
    });
    process.stdout.write(`${JSON.stringify(client)}\n`);
    await app.close();
  } finally {
    await database.close();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const taken = (error as { code?: string }).code === '23505';
    process.stderr.write(`${taken ? 'A client with this id exists already.' : String((error as Error).message)}\n`);
    process.exit(1);
  },
);
