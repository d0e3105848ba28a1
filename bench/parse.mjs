import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { has, inTurns, run, timed } from './lib.mjs';

const PAPER = fileURLToPath(new URL('../samples/contract.pdf', import.meta.url));
const ROUNDS = 31;

/** A two-page text contract: the whole request over HTTP against `pdftotext -layout` as a process. */
export default async function parse({ service }) {
  if (!(await has('pdftotext'))) return [{ what: 'parseContract / pdftotext', figure: 'pdftotext is missing' }];
  const bytes = await readFile(PAPER);
  const ours = () =>
    timed(async () => {
      const form = new FormData();
      form.set('file', new Blob([bytes]), 'contract.pdf');
      const { status } = await service.call('POST', '/v1/billValidation/parseContract', form);
      if (status !== 200) throw new Error(`parseContract answered ${status}`);
    });
  const peer = () => timed(() => run('pdftotext', ['-layout', PAPER, '-']));
  for (let warm = 0; warm < 10; warm++) await ours();
  const { ratio, ours: mine, peer: theirs } = await inTurns(ROUNDS, ours, peer);
  const what = `2-page text contract (${mine.toFixed(0)} ms) / pdftotext -layout (${theirs.toFixed(0)} ms)`;
  return [{ what, figure: ratio.toFixed(2), goal: '<= 2' }];
}
