import { parseArgs } from 'node:util';
import { AuthModule, Clients } from '../auth/index.js';
import { HttpModule, SCOPES, type Scope } from '../platform/http/index.js';
import { failUsage, print, runCommand } from './run-command.js';

const USAGE =
  'client:create -- --project NAME [--client-id ID --client-secret SECRET] [--scopes a,b] [--reference-ids a,b]';

function list(text: string | undefined): string[] | undefined {
  return text
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function readScopes(text: string | undefined): Scope[] | undefined {
  const names = list(text);
  const unknown = names?.find((name) => !SCOPES.includes(name as Scope));
  if (unknown) failUsage(USAGE, `There is no scope "${unknown}"; there are ${SCOPES.join(', ')}.`);
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
    return failUsage(USAGE, (error as Error).message);
  }
}

/** `npm run -s client:create`: makes a client and prints it as JSON. Works while the server runs. */
function main(): void {
  const values = readArguments();
  const project = values.project?.trim();
  if (!project) failUsage(USAGE, '--project NAME is required.');
  if (Boolean(values['client-id']) !== Boolean(values['client-secret']))
    failUsage(USAGE, 'Give --client-id and --client-secret together.');
  const scopes = readScopes(values.scopes);
  runCommand({
    imports: () => [HttpModule, AuthModule],
    work: async (app) => {
      const client = await app.get(Clients).create({
        project,
        clientId: values['client-id'],
        clientSecret: values['client-secret'],
        scopes,
        referenceIds: list(values['reference-ids']),
      });
      await print(`${JSON.stringify(client)}\n`);
    },
    explain: (error) =>
      (error as { code?: string }).code === '23505' ? 'A client with this id exists already.' : undefined,
  });
}

main();
