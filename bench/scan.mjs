import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { has, inTurns, run, timed } from './lib.mjs';

const PAPER = fileURLToPath(new URL('../samples/scan.png', import.meta.url));
const ROUNDS = 5;

/** A scanned page: the whole request against native tesseract on the same picture. */
export default async function scan({ service }) {
  if (!(await has('tesseract'))) return [{ what: 'scanned page / tesseract', figure: 'tesseract is missing' }];
  const bytes = await readFile(PAPER);
  const ours = () =>
    timed(async () => {
      const form = new FormData();
      form.set('file', new Blob([bytes]), 'scan.png');
      const { status } = await service.call('POST', '/v1/billValidation/parseContract', form);
      if (status !== 200) throw new Error(`parseContract answered ${status}`);
    });
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const peer = () => timed(() => run('tesseract', [PAPER, '-', 'tsv'], { env }));
  const { ratio } = await inTurns(ROUNDS, ours, peer);
  return [{ what: 'scanned page: whole request / native tesseract', figure: ratio.toFixed(2), goal: '<= 1.2' }];
}
