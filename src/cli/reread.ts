import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { parseArgs } from 'node:util';
import { validate as isUuid } from 'uuid';
import { AuthModule, Clients } from '../auth/index.js';
import { ConfigModule, readConfig } from '../config/index.js';
import { type RereadQuery, Rereads, RereadModule } from '../documents/index.js';
import { DOCUMENT_TYPES, type DocumentType, READER_VERSION } from '../extraction/index.js';
import { DatabaseModule, migrate, openDatabase } from '../platform/database/index.js';
import { HttpModule } from '../platform/http/index.js';
import { JobsModule } from '../platform/jobs/index.js';
import { LoggingModule, createLogger } from '../platform/logging/index.js';
// the documents' tables refer to the accounts'
import '../suppliers/index.js';

const USAGE = 'reread -- --project NAME [--account ID] [--document ID] [--type INVOICE|CONTRACT] [--failed]';

function fail(message: string): never {
  process.stderr.write(`${message}\nUsage: npm run -s ${USAGE}\n`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        project: { type: 'string' },
        account: { type: 'string' },
        document: { type: 'string' },
        type: { type: 'string' },
        failed: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

function readQuery(): Omit<RereadQuery, 'projectId'> & { project: string } {
  const { project, account: accountId, document: documentId, type, failed } = readArguments();
  if (!project?.trim()) fail('--project NAME is required.');
  if (accountId !== undefined && !isUuid(accountId)) fail('--account is the id of an account, a UUID.');
  if (type !== undefined && !DOCUMENT_TYPES.includes(type as DocumentType)) {
    fail(`There is no type "${type}"; there are ${DOCUMENT_TYPES.join(', ')}.`);
  }
  return { project: project.trim(), accountId, documentId, type: type as DocumentType | undefined, failed };
}

/**
 * `npm run -s reread`: has papers read again that an earlier version of the reader has read, and prints which as JSON.
 * Works while the server runs or not: the readings are done when it does.
 */
async function main(): Promise<void> {
  const { project, ...query } = readQuery();
  const config = { ...readConfig(), role: 'api' as const };
  const database = await openDatabase(config);
  try {
    await migrate(database.url);
    @Module({
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(createLogger('error')),
        DatabaseModule.with(database.url),
        JobsModule.with(database.url),
        HttpModule,
        AuthModule,
        RereadModule,
      ],
    })
    class RereadCommandModule {}
    const app = await NestFactory.createApplicationContext(RereadCommandModule, {
      logger: ['error'],
      abortOnError: false,
    });
    const projectId = await app.get(Clients).findProject(project);
    if (!projectId) throw new Error(`There is no project "${project}".`);
    await print(app.get(Rereads), projectId, query);
    await app.close();
  } finally {
    await database.close();
  }
}

/** One JSON object, written as the papers come: there may be many. */
async function print(rereads: Rereads, projectId: string, query: Omit<RereadQuery, 'projectId'>): Promise<void> {
  await write(`{"projectId":"${projectId}","readerVersion":${READER_VERSION},"documents":[`);
  let queued = 0;
  for await (const { accountId, documentId, type, status, readerVersion } of rereads.request({ projectId, ...query })) {
    const line = JSON.stringify({ accountId, documentId, type, status, readerVersion });
    await write(`${queued ? ',' : ''}\n${line}`);
    queued += 1;
  }
  await write(`],"queued":${queued}}\n`);
}

/** Waits until it is out: the process ends by itself, and would leave the rest unsaid. */
const write = (text: string): Promise<void> =>
  new Promise((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
