import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { NativeTesseract } from './native.js';

const picture = { width: 4, height: 2, data: new Uint8Array(8).fill(255) };
const { PATH, TMPDIR } = process.env;
let folder: string;
let engine: NativeTesseract;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattfile-tesseract-'));
  process.env.PATH = `${folder}${delimiter}${PATH}`;
  process.env.TMPDIR = folder;
  engine = new NativeTesseract();
});
afterEach(async () => {
  await engine.close();
  process.env.PATH = PATH;
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await rm(folder, { recursive: true });
});

/** Puts a program in the place of tesseract. */
const standIn = (script: string) => writeFile(join(folder, 'tesseract'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

describe('a tesseract that reads no list of files', () => {
  const once = (script: string) => standIn(`case "$*" in *stream_filelist*) exit 1;; esac\n${script}`);

  it.each([
    ['refuses the picture', 'cat > /dev/null; exit 1', 'corrupt'],
    ['refuses it without looking at it', 'exit 1', 'corrupt'],
    ['is ended for the memory that it takes', 'kill -KILL $$', 'limit_exceeded'],
    ['breaks off', 'kill -ABRT $$', 'limit_exceeded'],
  ])('says so when it %s', async (_, script, code) => {
    await once(script);
    await expect(engine.recognise(picture)).rejects.toMatchObject({ code });
  });

  it('reads nothing where it finds nothing', async () => {
    await once('cat > /dev/null; echo level');
    await expect(engine.recognise(picture)).resolves.toEqual([]);
  });

  it('is started for each picture', async () => {
    await once(`echo >> ${folder}/starts; size=$(wc -c); printf "${word('$size')}"`);
    const read = [await engine.recognise(picture), await engine.recognise(picture)];
    expect(read.flat().map(({ text }) => Number(text))).toEqual([tiffSize, tiffSize]);
    expect(await readFile(join(folder, 'starts'), 'utf8')).toHaveLength(2);
  });
});

describe('a tesseract that reads a list of files', () => {
  /** For each file tells that it is a page; of every picture, which come before every second one, it does what is said. */
  const listening = (onPicture: string) =>
    standIn(`echo >> ${folder}/starts
      pages=0
      while read file; do
        pages=$((pages + 1))
        if [ $file = /dev/fd/3 ]; then ${onPicture}; fi
        printf '1\\t%d\\t0\\t0\\t0\\t0\\t0\\t0\\t8\\t8\\t-1\\t\\n' $pages
      done`);
  const starts = async () => (await readFile(join(folder, 'starts'), 'utf8')).length;

  it('is started once for several pictures, of which no file is left behind', async () => {
    await listening(`printf "${word('$(wc -c < $file)')}"`);
    const read = [await engine.recognise(picture), await engine.recognise(picture), await engine.recognise(picture)];
    expect(read.flat().map(({ text }) => Number(text))).toEqual([tiffSize, tiffSize, tiffSize]);
    expect(await starts()).toBe(1);
    expect((await readdir(folder)).sort()).toEqual(['starts', 'tesseract']);
  });

  it('is started twice for two pictures at once', async () => {
    await listening(`sleep 0.2; printf "${word('word')}"`);
    await Promise.all([engine.recognise(picture), engine.recognise(picture)]);
    await engine.recognise(picture);
    expect(await starts()).toBe(2);
  });

  it.each([
    ['breaks off', 'kill -ABRT $$', 'limit_exceeded'],
    ['refuses the picture', 'exit 1', 'corrupt'],
  ])('says so when it %s, and is started anew for the next', async (_, end, code) => {
    await listening(`if [ ! -e ${folder}/ended ]; then echo > ${folder}/ended; ${end}; fi; printf "${word('word')}"`);
    await expect(engine.recognise(picture)).rejects.toMatchObject({ code });
    await expect(engine.recognise(picture)).resolves.toMatchObject([{ text: 'word' }]);
    expect(await starts()).toBe(2);
  });

  it('is started anew when it ended while it had nothing to read', async () => {
    await listening(`printf "${word('$$')}"`);
    const [{ text: pid }] = await engine.recognise(picture);
    process.kill(Number(pid), 'SIGKILL');
    await vanished(Number(pid));
    await expect(engine.recognise(picture)).resolves.toHaveLength(1);
    expect(await starts()).toBe(2);
  });
});

/** What an uncompressed picture of that size takes as a TIFF. */
const tiffSize = 8 + 8 + 2 + 9 * 12 + 4;

/** The row of a word in the table. */
function word(text: string): string {
  return `5\\t1\\t1\\t1\\t1\\t1\\t0\\t0\\t4\\t2\\t90\\t${text}\\n`;
}

/** Until no process has this number any more. */
async function vanished(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
