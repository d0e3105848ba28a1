import { requestsPerSecond } from './lib.mjs';

/** Tokens a second; each costs one argon2id hash, on purpose. */
export default async function token({ service }) {
  const { clientId, clientSecret } = service;
  const body = JSON.stringify({ client_id: clientId, client_secret: clientSecret });
  const rate = await requestsPerSecond({
    url: `${service.url}/v1/requestToken`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  return [{ what: 'token requests a second', figure: rate.toFixed(0) }];
}
