import type { Clients } from './auth/index.js';

/** On an empty database: a project to try the service with. Its secret is printed this once. */
export async function demoProject(clients: Clients, url: string): Promise<void> {
  const made = await clients.createFirst({ project: 'demo' });
  if (!made) return;
  const { clientId, clientSecret } = made;
  process.stdout.write(`
  Project "demo" is ready. Its client, shown this once:

    client id      ${clientId}
    client secret  ${clientSecret}

  A token, to paste:

    curl -s -u '${clientId}:${clientSecret}' -d grant_type=client_credentials ${url}/v1/requestToken

  The API's pages are at ${url}/docs

`);
}
