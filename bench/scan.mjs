import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startService } from '../scripts/lib/service.mjs';
import { has, inTurns, run, timed } from './lib.mjs';

const PAPER = fileURLToPath(new URL('../samples/scan.png', import.meta.url));
const ROUNDS = 5;

/** As many pictures as a contract may have, and the rounds in which they are read. */
const PICTURES = 10;
const ROUNDS_OF_PICTURES = 3;
/** Reading processes of a service, where nothing else is said. */
const READERS = Math.min(availableParallelism(), 4);

/** The whole request for a contract of some equal pictures. */
async function parse(service, bytes, pictures) {
  const form = new FormData();
  for (let page = 1; page <= pictures; page++) form.append('file', new Blob([bytes]), `page-${page}.png`);
  const { status } = await service.call('POST', '/v1/billValidation/parseContract', form);
  if (status !== 200) throw new Error(`parseContract answered ${status}`);
}

/** A scanned page: the whole request against native tesseract on the same picture. */
async function onePicture(service, bytes) {
  if (!(await has('tesseract'))) return { what: 'scanned page / tesseract', figure: 'tesseract is missing' };
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
  const ours = () => timed(() => parse(service, bytes, 1));
  const peer = () => timed(() => run('tesseract', [PAPER, '-', 'tsv'], { env }));
  const { ratio, ours: mine, peer: theirs } = await inTurns(ROUNDS, ours, peer);
  const what = `scanned page (${mine.toFixed(0)} ms) / native tesseract (${theirs.toFixed(0)} ms)`;
  return { what, figure: ratio.toFixed(2), goal: '<= 1.2' };
}

/** A contract of ten pictures: a service with one reading process against one with as many as cores. */
async function severalPictures(service, bytes) {
  const lone = await startService({ EXTRACTION_WORKERS: '1' });
  try {
    const alone = () => timed(() => parse(lone, bytes, PICTURES));
    const together = () => timed(() => parse(service, bytes, PICTURES));
    const { ratio } = await inTurns(ROUNDS_OF_PICTURES, alone, together);
    const what = `${PICTURES} pictures: one reading process / ${READERS} side by side`;
    return { what, figure: ratio.toFixed(2), goal: `>= ${(0.9 * READERS).toFixed(1)}` };
  } finally {
    await lone.stop();
  }
}

export default async function scan({ service }) {
  const bytes = await readFile(PAPER);
  return [await onePicture(service, bytes), await severalPictures(service, bytes)];
}
