import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError } from '../../config/index.js';

/** One key of a ring. */
export interface NamedKey {
  kid: string;
  bytes: Buffer;
}

/** Reads `kid:base64key,...`; the first key is the one that seals or signs. Errors name the setting, never the key. */
export function parseKeyRing(variable: string, text: string): NamedKey[] {
  const keys = text.split(',').map((entry) => {
    const match = /^\s*([A-Za-z0-9_.-]{1,64}):([A-Za-z0-9+/_-]+=*)\s*$/.exec(entry);
    if (!match)
      throw new ConfigError(variable, 'must be kid:base64key,kid:base64key,... (the first one is used for new things)');
    return { kid: match[1], bytes: Buffer.from(match[2], 'base64') };
  });
  if (new Set(keys.map((key) => key.kid)).size < keys.length) throw new ConfigError(variable, 'has the same kid twice');
  return keys;
}

/** The ring from the setting; without one, from `DATA_DIR/keys/<name>`, which is made with one new key the first time. */
export async function loadKeyRing(
  variable: string,
  setting: string | undefined,
  dataDir: string,
  makeKey: () => Buffer,
): Promise<NamedKey[]> {
  if (setting) return parseKeyRing(variable, setting);
  const folder = join(dataDir, 'keys');
  const path = join(folder, variable.toLowerCase());
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept) return parseKeyRing(path, kept.trim());
  await createWhole(path, `k1:${makeKey().toString('base64')}`);
  return parseKeyRing(path, (await readFile(path, 'utf8')).trim());
}

/** Makes the file with its content, durable, unless it is there: a kill or another process in between changes nothing. */
async function createWhole(path: string, content: string): Promise<void> {
  const fresh = `${path}.${randomUUID()}.new`;
  try {
    const file = await open(fresh, 'wx', 0o600);
    await file.writeFile(content);
    await file.sync();
    await file.close();
    await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(fresh, { force: true });
  }
}
