import { parseArgs } from 'node:util';
import { AuthModule, Clients } from '../auth/index.js';
import { HttpModule } from '../platform/http/index.js';
import { failUsage, print, runCommand } from './run-command.js';

const { 'client-id': clientId } = parseArgs({ options: { 'client-id': { type: 'string' } } }).values;
if (!clientId) failUsage('client:revoke -- --client-id ID');

/**
 * `npm run -s client:revoke -- --client-id ID`: the client gets no more tokens, and those it has are refused from
 * then on. Works while the server runs.
 */
runCommand({
  imports: () => [HttpModule, AuthModule],
  work: async (app) => {
    const revoked = await app.get(Clients).revoke(clientId);
    if (!revoked) throw new Error(`There is no client "${clientId}".`);
    await print(`${JSON.stringify({ clientId, revoked })}\n`);
  },
});
