// A bare server that writes what it is sent to a file and flushes it: the least that an upload can cost.
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rename } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const folder = await mkdtemp(join(process.env.PEER_FOLDER ?? tmpdir(), 'wattfile-peer-'));
let count = 0;
const server = createServer(async (request, response) => {
  const path = join(folder, String(count++));
  await pipeline(request, createWriteStream(`${path}.new`));
  const file = await open(`${path}.new`, 'r');
  await file.sync();
  await file.close();
  await rename(`${path}.new`, path);
  const parent = await open(folder, 'r');
  await parent.sync();
  await parent.close();
  response.end('{}');
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
