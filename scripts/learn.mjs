// Fits the weights of the second witness (src/extraction/witness) to papers with known truth, and says how well it tells papers
// that the fit has not seen: each corpus under a fit of the others, or those that --held names, which stay out of the fit.
// With --onward the fit goes on from the weights that stand, whose papers need not be at hand.
//   npm run learn -- --corpus DIR [--corpus DIR ...] [--held DIR ...] [--kind invoice] [--onward] [--pages DIR] [--dry]
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { unpacked } from '../dist/extraction/witness/index.js';
import { fitModels, packed } from './lib/witness-fit.mjs';
import { printTold } from './lib/witness-told.mjs';
import { LEARNT_OF, papersOf } from './lib/witnessed-papers.mjs';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true, default: [] },
    held: { type: 'string', multiple: true, default: [] },
    kind: { type: 'string', default: 'contract' },
    pages: { type: 'string' },
    onward: { type: 'boolean' },
    dry: { type: 'boolean' },
  },
});
if (options.corpus.length === 0 || !(options.kind in LEARNT_OF)) {
  console.error(
    'usage: npm run learn -- --corpus DIR [--corpus DIR ...] [--held DIR ...] [--kind contract|invoice] [--onward] [--pages DIR] [--dry]',
  );
  process.exit(2);
}
const { roles, file } = LEARNT_OF[options.kind];
const FILE = fileURLToPath(new URL(`../src/extraction/witness/data/${file}`, import.meta.url));

const papers = await papersOf(options.kind, [...options.corpus, ...options.held], options.pages);
const before = options.onward ? unpacked(await readFile(FILE)) : undefined;
const of = (corpora) => papers.filter(({ corpus }) => corpora.includes(corpus));
const rounds = options.held.length > 0 ? [options.held] : options.corpus.map((one) => [one]);
const told = rounds.map((held) => {
  const learnt = of(options.corpus.filter((one) => !held.includes(one)));
  return [fitModels(roles, learnt, before), of(held)];
});
printTold(roles, told);
if (!options.dry) await writeFile(FILE, packed(fitModels(roles, of(options.corpus), before)));
process.exit(0);
