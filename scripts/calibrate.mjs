// Fits the confidence of what is read to what is right, over corpora with known truth, and writes it where extraction
// looks it up. Read with the reader's own confidence, in this process, nothing left out (see docs/adr/0006).
//   npm run calibrate -- --corpus DIR|FILE [--corpus ...] [--held DIR|FILE ...] [--pages DIR] [--keep FILE] [--dry]
// A file ending in .json holds readings that --keep wrote: what the reader of that day read, before anybody learnt from the papers.
// --held: corpora that only the last table is about, not the fit. --pages: keeps pages between runs. --dry: no curves are written.
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import {
  calibrate,
  calibrationError,
  countsOf,
  fit,
  KINDS,
  leftOut,
  reliability,
  SOURCES,
  THRESHOLDS,
} from './lib/calibration.mjs';
import { rawReadings } from './lib/raw-readings.mjs';
import { rates } from './score.mjs';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', multiple: true },
    held: { type: 'string', multiple: true, default: [] },
    pages: { type: 'string' },
    keep: { type: 'string' },
    dry: { type: 'boolean' },
  },
});
if (!options.corpus) {
  console.error(
    'usage: npm run calibrate -- --corpus DIR|FILE [--corpus ...] [--held DIR|FILE ...] [--pages DIR] [--keep FILE] [--dry]',
  );
  process.exit(2);
}

const share = (part) => (Number.isNaN(part) ? '     ' : part.toFixed(3));
const valuesOf = (papers) => papers.flatMap((paper) => paper.values);

/** Said against right: before the fit, and after it. */
function printReliability(title, before, after) {
  console.log(`\n${title}\n  confidence      before: said  right      n     after: said  right      n`);
  const rows = [reliability(before, (value) => value.raw), reliability(after, (value) => value.sure)];
  for (const [i, one] of rows[0].entries()) {
    const half = (bin) => `${share(bin.said)}  ${share(bin.right)}  ${String(bin.count).padStart(5)}`;
    const name = `${one.from.toFixed(2)}-${one.to.toFixed(2)}`;
    console.log(`  ${name}              ${half(one)}            ${half(rows[1][i])}`);
  }
  console.log(
    `  off by (mean)         ${rows.map((bins) => calibrationError(bins).toFixed(4)).join('                      ')}`,
  );
}

function printCounts(name, counts) {
  const { precision, recall, f1 } = rates(counts);
  console.log(`  ${name.padEnd(22)}  P ${share(precision)}  R ${share(recall)}  F1 ${share(f1)}   wrong ${counts.fp}`);
}

const isKept = (path) => path.endsWith('.json');

/** What is read of corpora now, and the readings that were kept of others. */
async function readingsOf(paths) {
  const kept = await Promise.all(paths.filter(isKept).map((path) => readFile(path, 'utf8')));
  const corpora = paths.filter((path) => !isKept(path));
  return [...kept.flatMap((text) => JSON.parse(text)), ...(await rawReadings(corpora, { pagesDir: options.pages }))];
}

const papers = await readingsOf(options.corpus);
const held = await readingsOf(options.held);
if (options.keep) {
  const values = (paper) => paper.values.map(({ pointer, raw, right }) => ({ pointer, raw, right }));
  await writeFile(options.keep, JSON.stringify(papers.map((paper) => ({ ...paper, values: values(paper) }))));
}
const fitted = fit(papers);
const unseen = leftOut(papers);

for (const kind of KINDS) {
  const own = unseen.filter((paper) => paper.kind === kind);
  if (own.length === 0) continue;
  console.log(`\n${kind}s: what a threshold on the calibrated confidence does (each layout under a fit of the others)`);
  for (const least of THRESHOLDS) {
    const mark = least === fitted.least[kind] ? '  <- taken' : '';
    const { precision, recall, f1 } = rates(countsOf(own, { [kind]: least }));
    console.log(`  ${least.toFixed(2)}  P ${share(precision)}  R ${share(recall)}  F1 ${share(f1)}${mark}`);
  }
}
for (const kind of KINDS) {
  for (const source of SOURCES) {
    const own = unseen.filter((paper) => paper.kind === kind && paper.source === source);
    if (own.length > 0)
      printReliability(`${kind}, ${source}, each layout left out of its fit`, valuesOf(own), valuesOf(own));
  }
}
printReliability('all, each layout left out of its fit', valuesOf(papers), valuesOf(unseen));
if (held.length > 0) {
  printReliability('held-out corpora', valuesOf(held), valuesOf(calibrate(held, fitted)));
  console.log('\nheld-out corpora: nothing left out, and under the thresholds taken');
  for (const kind of KINDS) {
    const own = calibrate(held, fitted).filter((paper) => paper.kind === kind);
    printCounts(`${kind} nothing left out`, countsOf(own, { [kind]: 0 }));
    printCounts(`${kind} at ${fitted.least[kind]}`, countsOf(own, fitted.least));
  }
}

if (!options.dry) {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, papers.filter((paper) => paper.kind === kind).length]));
  const fittedTo = {
    papers: counts,
    values: valuesOf(papers).length,
    corpora: options.corpus.map((each) => basename(each, '.json')),
  };
  const path = new URL('../src/extraction/fields/data/calibration.json', import.meta.url);
  const date = new Date().toISOString().slice(0, 10);
  await writeFile(path, `${JSON.stringify({ date, fittedTo, ...fitted }, null, 1)}\n`);
  console.log(`\nwritten: least ${JSON.stringify(fitted.least)}`);
}
