import { parseArgs } from 'node:util';
import { validate as isUuid } from 'uuid';
import { AuthModule, Clients } from '../auth/index.js';
import { type RereadQuery, Rereads, RereadModule } from '../documents/index.js';
import { DOCUMENT_TYPES, type DocumentType, READER_VERSION } from '../extraction/index.js';
import { HttpModule } from '../platform/http/index.js';
import { JobsModule } from '../platform/jobs/index.js';
// the documents' tables refer to the accounts'
import '../suppliers/index.js';
import { failUsage, print, runCommand } from './run-command.js';

const USAGE = 'reread -- --project NAME [--account ID] [--document ID] [--type INVOICE|CONTRACT] [--failed]';

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
    return failUsage(USAGE, (error as Error).message);
  }
}

function readQuery(): Omit<RereadQuery, 'projectId'> & { project: string } {
  const { project, account: accountId, document: documentId, type, failed } = readArguments();
  if (!project?.trim()) failUsage(USAGE, '--project NAME is required.');
  if (accountId !== undefined && !isUuid(accountId)) failUsage(USAGE, '--account is the id of an account, a UUID.');
  if (type !== undefined && !DOCUMENT_TYPES.includes(type as DocumentType)) {
    failUsage(USAGE, `There is no type "${type}"; there are ${DOCUMENT_TYPES.join(', ')}.`);
  }
  return { project: project.trim(), accountId, documentId, type: type as DocumentType | undefined, failed };
}

/** One JSON object, written as the papers come: there may be many. */
async function report(rereads: Rereads, projectId: string, query: Omit<RereadQuery, 'projectId'>): Promise<void> {
  await print(`{"projectId":"${projectId}","readerVersion":${READER_VERSION},"documents":[`);
  let queued = 0;
  for await (const { accountId, documentId, type, status, readerVersion } of rereads.request({ projectId, ...query })) {
    const line = JSON.stringify({ accountId, documentId, type, status, readerVersion });
    await print(`${queued ? ',' : ''}\n${line}`);
    queued += 1;
  }
  await print(`],"queued":${queued}}\n`);
}

/**
 * `npm run -s reread`: has papers read again that an earlier version of the reader has read, and prints which as JSON.
 * Works while the server runs or not: the readings are done when it does.
 */
function main(): void {
  const { project, ...query } = readQuery();
  runCommand({
    settings: { role: 'api' },
    imports: (databaseUrl) => [JobsModule.with(databaseUrl), HttpModule, AuthModule, RereadModule],
    work: async (app) => {
      const projectId = await app.get(Clients).findProject(project);
      if (!projectId) throw new Error(`There is no project "${project}".`);
      await report(app.get(Rereads), projectId, query);
    },
  });
}

main();
