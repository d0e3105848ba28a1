import { type INestApplicationContext, Module, type ModuleMetadata } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { type Config, ConfigModule, readConfig } from '../config/index.js';
import { DatabaseModule, migrate, openDatabase } from '../platform/database/index.js';
import { LoggingModule, createLogger } from '../platform/logging/index.js';

/** One command of the command line: what it needs beside settings, log and database, and what it does with it. */
export interface Command {
  imports?: (databaseUrl: string) => NonNullable<ModuleMetadata['imports']>;
  providers?: ModuleMetadata['providers'];
  settings?: Partial<Config>;
  work: (app: INestApplicationContext) => Promise<void>;
  /** Words for an error that has better ones than its own message. */
  explain?: (error: unknown) => string | undefined;
}

/** Does the work with the database up and its schema up to date, then ends the process: 0, or 1 with the reason on stderr. */
export function runCommand(command: Command): void {
  run(command).then(
    () => process.exit(0),
    (error: unknown) => {
      const said = command.explain?.(error) ?? (error instanceof Error ? error.message : String(error));
      process.stderr.write(`${said}\n`);
      process.exit(1);
    },
  );
}

async function run({ imports, providers, settings, work }: Command): Promise<void> {
  const config = { ...readConfig(), ...settings };
  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    @Module({
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(createLogger('error')),
        DatabaseModule.with(database.url),
        ...(imports?.(database.url) ?? []),
      ],
      providers,
    })
    class CommandModule {}
    const app = await NestFactory.createApplicationContext(CommandModule, { logger: ['error'], abortOnError: false });
    try {
      await work(app);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}

/** Says how the command is called and what was wrong, and ends with 2. */
export function failUsage(usage: string, message?: string): never {
  process.stderr.write(`${message ? `${message}\n` : ''}Usage: npm run -s ${usage}\n`);
  process.exit(2);
}

/** Writes to the standard output and waits until it is out: the process ends by itself, and would leave the rest unsaid. */
export const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));
