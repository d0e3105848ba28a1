import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { readConfig } from '../../config/index.js';
import { parseKeyRing } from './key-ring.js';
import { Secret } from './secret.js';
import { SecretBox } from './secret-box.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wattfile-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const key = (kid: string) => `${kid}:${randomBytes(32).toString('base64')}`;
const open = (ring?: string) =>
  SecretBox.open(readConfig({ DATA_DIR: dataDir, ...(ring ? { CREDENTIAL_KEYS: ring } : {}) }));

describe('the box for credentials', () => {
  it('opens what it sealed, and never seals the same twice alike', async () => {
    const box = await open(key('a'));
    const [one, two] = await Promise.all([box.seal(new Secret('hunter2')), box.seal(new Secret('hunter2'))]);
    expect(one).not.toBe(two);
    expect(one).not.toContain('hunter2');
    expect((await box.unseal(one)).reveal()).toBe('hunter2');
  });

  it('seals with the first key and still opens with the others', async () => {
    const old = key('old');
    const sealed = await (await open(old)).seal(new Secret('x'));
    const rotated = await open(`${key('new')},${old}`);
    expect(rotated.currentKid).toBe('new');
    expect((await rotated.unseal(sealed)).reveal()).toBe('x');
  });

  it('names the missing key when the ring does not hold it', async () => {
    const sealed = await (await open(key('gone'))).seal(new Secret('x'));
    await expect((await open(key('other'))).unseal(sealed)).rejects.toThrow(/CREDENTIAL_KEYS has no key "gone"/);
  });

  it('makes its key once and keeps it for its owner alone', async () => {
    const sealed = await (await open()).seal(new Secret('x'));
    expect((await (await open()).unseal(sealed)).reveal()).toBe('x');
    const path = join(dataDir, 'keys', 'credential_keys');
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(parseKeyRing('ring', await readFile(path, 'utf8'))).toHaveLength(1);
  });

  it.each(['', 'nokey', 'a:', 'a:AAAA,a:AAAA', 'k:short='])('refuses the ring "%s"', async (ring) => {
    await expect(async () => {
      parseKeyRing('CREDENTIAL_KEYS', ring);
      await open(ring);
    }).rejects.toThrow(/^CREDENTIAL_KEYS: /);
  });
});

describe('a secret', () => {
  it('cannot be seen by printing it in any way', () => {
    const secret = new Secret('hunter2');
    for (const seen of [
      String(secret),
      JSON.stringify({ secret }),
      inspect({ secret }, { depth: 9, showHidden: true }),
    ]) {
      expect(seen).not.toContain('hunter2');
    }
  });
});
