import { startKrakenStub } from './server.js';

/** Runs the stub by hand: `npm run kraken:stub [port]`. */
const { url } = await startKrakenStub({ port: Number(process.argv[2] ?? 4010) });
process.stdout.write(`
  A Kraken listens at ${url}
  Start the service with   KRAKEN_ENDPOINTS='*=${url}'
  and connect an account of edf, e-on-next or octopus-energy-for-business with the password "pass" and an email such as
  good@example.org, wrong@…, throttle@…, expire@…, waf@…, drift@…, legacy@…, partial@…, empty@…, slow@…, html@…, down@…,
  mfa@…. What it has been asked is at ${url.replace('/v1/graphql/', '/stats')}

`);
