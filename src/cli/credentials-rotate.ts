import { CryptoModule } from '../platform/crypto/index.js';
import { CredentialKeys } from '../suppliers/index.js';
import { print, runCommand } from './run-command.js';

/**
 * `npm run -s credentials:rotate`: seals all supplier credentials with the first key of CREDENTIAL_KEYS and prints what it
 * did as JSON. Works while the server runs. Afterwards the older keys can be taken out of the setting.
 */
runCommand({
  imports: () => [CryptoModule],
  providers: [CredentialKeys],
  work: async (app) => print(`${JSON.stringify(await app.get(CredentialKeys).rotate())}\n`),
});
