// Fits the weights of the second witness (src/extraction/witness) to papers with known truth, and says how well it tells papers
// that the fit has not seen: each corpus under a fit of the others, or those named with --held.
//   npm run learn -- --corpus DIR [--corpus DIR ...] [--held DIR ...] [--pages DIR] [--dry]
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { papersOf } from './lib/witnessed-papers.mjs';
import { fitModels, printHeld } from './lib/witness-fit.mjs';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    held: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string' },
    dry: { type: 'boolean' },
  },
});
const FILE = fileURLToPath(new URL('../src/extraction/witness/data/weights.json', import.meta.url));

const papers = await papersOf([...options.corpus, ...options.held], options.pages);
const learnt = papers.filter(({ corpus }) => !options.held.includes(corpus));
if (options.held.length > 0) printHeld([[learnt, papers.filter(({ corpus }) => options.held.includes(corpus))]]);
else {
  const rounds = options.corpus.map((held) => [
    papers.filter(({ corpus }) => corpus !== held),
    papers.filter(({ corpus }) => corpus === held),
  ]);
  printHeld(rounds);
}
if (!options.dry) await writeFile(FILE, `${JSON.stringify(fitModels(learnt))}\n`);
process.exit(0);
