import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The cases of a corpus: kind, name, truth, the files in page order, and for a bill the fields of the contract that it
 * is checked against. `wanted` may name a kind, a medium or a layout.
 */
export async function casesOf(corpus, wanted = {}) {
  const found = [];
  for (const kind of ['contract', 'invoice']) {
    if (wanted.kind && wanted.kind !== kind) continue;
    const folder = join(corpus, `${kind}s`);
    if (!existsSync(folder)) continue;
    for (const name of (await readdir(folder)).sort()) {
      const truth = JSON.parse(await readFile(join(folder, name, 'truth.json'), 'utf8'));
      if (wanted.medium && truth.medium !== wanted.medium) continue;
      if (wanted.layout && truth.layout !== wanted.layout) continue;
      const files = (await readdir(join(folder, name)))
        .filter((file) => /\.(pdf|jpe?g|png)$/.test(file))
        .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
      const agreed = join(folder, name, 'contract.truth.json');
      const contract = existsSync(agreed) ? JSON.parse(await readFile(agreed, 'utf8')).fields : undefined;
      found.push({ kind, name, truth, files: files.map((file) => join(folder, name, file)), contract });
    }
  }
  return found;
}
