import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { startService } from '../scripts/lib/service.mjs';
import { inTurns, startPeer } from './lib.mjs';
import { connect, load, projectOf } from './load.mjs';

const ROUNDS = 7;
const FILES = 60;
const AT_ONCE = 4;
/** Each answer lists the papers of the account: as many accounts as make some two dozen papers each. */
const ACCOUNTS = 20;
const BOUNDARY = 'wattfile-bench-boundary';

/** A form with 1 MB that is different each time and that begins as a PDF does. */
function form(documentId) {
  const field = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="documentId"\r\n\r\n${documentId}\r\n`;
  const file = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="paper.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;
  const head = Buffer.from(`${field}${file}%PDF-1.7\n`);
  return Buffer.concat([head, randomBytes(2 ** 20 - 9), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
}

function send(agent, method, url, body, headers = {}) {
  return new Promise((resolve, reject) => {
    const all = {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': body.length,
      ...headers,
    };
    request(url, { method, agent, headers: all }, (answer) => {
      answer.resume().once('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(answer.statusCode))));
    })
      .once('error', reject)
      .end(body);
  });
}

async function perSecond(upload, bodies) {
  const started = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let body; (body = bodies.pop());) await upload(body, bodies.length);
    }),
  );
  return (FILES * 1000) / (performance.now() - started);
}

/**
 * Uploads of 1 MB a second, against a bare server that writes and flushes the same bytes. The service is one that only
 * answers requests, so that the reading of the papers is not measured along; that they are to be read is.
 */
export default async function upload() {
  const service = await startService({ ROLE: 'api' });
  const peer = await startPeer(new URL('./upload-peer.mjs', import.meta.url).pathname, {
    PEER_FOLDER: service.dataDir,
  });
  const agent = new Agent({ keepAlive: true });
  try {
    const client = await connect(service);
    await load(client, {
      projectId: await projectOf(client),
      prefix: 'present',
      businesses: 100,
      sites: 10,
      bills: 10,
    });
    await client.end();
    let count = 0;
    const bodies = () => Array.from({ length: FILES }, () => form(`bench-${count++}`));
    const urls = [];
    for (let n = 0; n < ACCOUNTS; n++) {
      const account = { email: `${n}@example.org`, password: 'none', referenceId: 'bench', supplier: 'Corona Energy' };
      const { body } = await service.call('POST', '/v1/suppliers/accounts', account);
      urls.push(`${service.url}/v1/suppliers/accounts/${body.id}/documents/upload`);
    }
    const headers = { Authorization: `Bearer ${service.token}` };
    const {
      ratio,
      ours,
      peer: theirs,
    } = await inTurns(
      ROUNDS,
      () => perSecond((form, n) => send(agent, 'PUT', urls[n % ACCOUNTS], form, headers), bodies()),
      () => perSecond((form) => send(agent, 'PUT', peer.url, form), bodies()),
    );
    const what = `upload of 1 MB (${ours.toFixed(0)}/s) / bare server with fsync (${theirs.toFixed(0)}/s)`;
    return [{ what, figure: ratio.toFixed(2), goal: '>= 0.5' }];
  } finally {
    agent.destroy();
    await peer.stop();
    await service.stop();
  }
}
