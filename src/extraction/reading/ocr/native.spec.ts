import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { NativeTesseract } from './native.js';

const picture = { width: 4, height: 2, data: new Uint8Array(8).fill(255) };
const path = process.env.PATH;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wattfile-tesseract-'));
  process.env.PATH = `${folder}${delimiter}${path}`;
});
afterAll(async () => {
  process.env.PATH = path;
  await rm(folder, { recursive: true });
});

/** Puts a program in the place of tesseract. */
const standIn = (script: string) => writeFile(join(folder, 'tesseract'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

it.each([
  ['refuses the picture', 'cat > /dev/null; exit 1', 'corrupt'],
  ['refuses it without looking at it', 'exit 1', 'corrupt'],
  ['is ended for the memory that it takes', 'kill -KILL $$', 'limit_exceeded'],
  ['breaks off', 'kill -ABRT $$', 'limit_exceeded'],
])('says so when tesseract %s', async (_, script, code) => {
  await standIn(script);
  await expect(new NativeTesseract().recognise(picture, 'block')).rejects.toMatchObject({ code });
});

it('reads nothing where tesseract finds nothing', async () => {
  await standIn('cat > /dev/null; echo level');
  await expect(new NativeTesseract().recognise(picture, 'block')).resolves.toEqual([]);
});
