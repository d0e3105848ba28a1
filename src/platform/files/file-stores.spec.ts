import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { type FileStore, FileStoreAway, type IncomingFile, fileKey } from './file-store.js';
import { LocalFileStore } from './local-file-store.js';
import { S3FileStore } from './s3-file-store.js';

const folder = await mkdtemp(join(tmpdir(), 'wattfile-stores-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: folder,
  configureBuckets: [{ name: 'papers', configs: [] }],
});
const server = await s3
  .run()
  .then(() => (s3 as unknown as { httpServer: { address(): AddressInfo } }).httpServer.address());
process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';

afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function incoming(text: string): Promise<IncomingFile> {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const path = join(folder, `in-${sha256}`);
  await writeFile(path, bytes);
  return { path, size: bytes.length, sha256, head: bytes };
}

async function keys(store: FileStore): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of store.list()) found.push(key);
  return found.sort();
}

const stores: [string, () => FileStore][] = [
  ['on disk', () => new LocalFileStore(join(folder, 'local'))],
  [
    'in a bucket',
    () => new S3FileStore({ bucket: 'papers', endpoint: `http://127.0.0.1:${server.port}`, region: 'eu-west-2' }),
  ],
];

describe.each(stores)('files %s', (_, make) => {
  it('are kept, read whole and in part, listed, and removed', async () => {
    const store = make();
    await store.open(false);
    await store.check();
    const file = await incoming('0123456789');
    const key = fileKey('project', file.sha256, 'pdf');
    expect(await store.has(key)).toBe(false);
    await store.put(key, file);
    await store.put(key, file);
    expect(await store.has(key)).toBe(true);
    expect((await store.read(key)).toString()).toBe('0123456789');
    expect((await buffer(await store.stream(key, { start: 2, end: 4 }))).toString()).toBe('234');
    expect(await keys(store)).toEqual([key]);
    await store.remove(key);
    await store.remove(key);
    expect(await keys(store)).toEqual([]);
    await expect(store.read(key)).rejects.toThrow();
  });
});

describe('files on disk', () => {
  it('that a power cut left half written are made whole when they come again', async () => {
    const store = new LocalFileStore(join(folder, 'cut'));
    await store.open(false);
    const file = await incoming('all of it');
    const key = fileKey('project', file.sha256, 'pdf');
    await mkdir(join(folder, 'cut/project', file.sha256.slice(0, 2)), { recursive: true });
    await writeFile(join(folder, 'cut', key), 'all o');
    await store.put(key, file);
    expect((await store.read(key)).toString()).toBe('all of it');
    expect(await keys(store)).toEqual([key]);
  });

  it('never leave the folder of the store', async () => {
    const store = new LocalFileStore(join(folder, 'closed'));
    await store.open(false);
    await expect(store.put('../outside', await incoming('x'))).rejects.toThrow(/leads out/);
  });

  it('are neither missed nor taken while the store is away, as behind a disk that is not mounted', async () => {
    const root = join(folder, 'mounted');
    const store = new LocalFileStore(root);
    await store.open(false);
    const [file, other] = [await incoming('kept'), await incoming('late')];
    const [key, late] = [file, other].map(({ sha256 }) => fileKey('project', sha256, 'pdf'));
    await store.put(key, file);
    await rename(root, `${root}.away`);
    for (const place of ['nothing there', 'an empty folder']) {
      if (place === 'an empty folder') await mkdir(root);
      for (const store of [new LocalFileStore(root), new LocalFileStore(root)]) {
        await store.open(true);
        const acts = [store.check(), store.read(key), store.stream(key), store.has(key), store.put(late, other)];
        for (const act of [...acts, store.remove(key), keys(store)]) await expect(act).rejects.toThrow(FileStoreAway);
      }
    }
    await rm(root, { recursive: true });
    await rename(`${root}.away`, root);
    expect((await store.read(key)).toString()).toBe('kept');
    expect(await keys(store)).toEqual([key]);
    await expect(store.read(late)).rejects.toThrow(/ENOENT/);
  });

  it('of a store from before it had a mark are found', async () => {
    const root = join(folder, 'unmarked');
    await mkdir(join(root, 'project'), { recursive: true });
    await writeFile(join(root, 'project', 'x.pdf'), 'old');
    const store = new LocalFileStore(root);
    await store.open(true);
    expect((await store.read('project/x.pdf')).toString()).toBe('old');
  });
});
