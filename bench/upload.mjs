import { randomBytes } from 'node:crypto';
import { inTurns, startPeer } from './lib.mjs';

const ROUNDS = 5;
const FILES = 40;
const AT_ONCE = 4;

/** 1 MB that is different each time and that begins as a PDF does. */
function paper() {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 ** 20 - 9)]);
}

async function perSecond(send) {
  const started = performance.now();
  let left = FILES;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) await send(paper());
    }),
  );
  return (FILES * 1000) / (performance.now() - started);
}

/** Uploads of 1 MB a second, against a bare server that writes and flushes the same bytes. */
export default async function upload({ service }) {
  const account = await service.call('POST', '/v1/suppliers/accounts', {
    email: 'bench@example.org',
    password: 'not used',
    referenceId: 'bench-upload',
    supplier: 'Corona Energy',
  });
  const peer = await startPeer(new URL('./upload-peer.mjs', import.meta.url).pathname, {
    PEER_FOLDER: service.dataDir,
  });
  let count = 0;
  const ours = (bytes) => {
    const form = new FormData();
    form.set('documentId', `bench-${count++}`);
    form.set('documentType', 'OTHER');
    form.set('file', new Blob([bytes]), 'paper.pdf');
    return service
      .call('PUT', `/v1/suppliers/accounts/${account.body.id}/documents/upload`, form)
      .then(({ status }) => {
        if (status !== 200) throw new Error(`The upload answered ${status}`);
      });
  };
  const bare = (bytes) => fetch(peer.url, { method: 'POST', body: bytes }).then((answer) => answer.text());
  const { ratio } = await inTurns(
    ROUNDS,
    () => perSecond(ours),
    () => perSecond(bare),
  );
  await peer.stop();
  await service.call('DELETE', `/v1/suppliers/accounts/${account.body.id}`);
  return [
    { what: 'upload of 1 MB: requests a second / bare server with fsync', figure: ratio.toFixed(2), goal: '>= 0.5' },
  ];
}
