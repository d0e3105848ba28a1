import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { basename, join } from 'node:path';
import { readContract } from '../../dist/extraction/contract.js';
import { readInvoices } from '../../dist/extraction/invoice.js';
import { PageReader } from '../../dist/extraction/reading/page-reader.js';
import { scoreCase } from '../score.mjs';
import { casesOf } from './cases.mjs';

const SETTINGS = { ocrEngine: 'auto', maxPages: 100, maxPixels: 40_000_000 };

/**
 * Reads corpora in this process as the service's children do, but takes every value with the reader's own confidence:
 * nothing is calibrated, nothing left out. For each paper its truth's count of fields and the values read, right or not.
 * `rewrite` may change the pages as they were read, before the fields are.
 * `pagesDir` keeps the pages between runs, by content of the file: for work on the fields, which leaves OCR as it is.
 */
export async function rawReadings(corpora, { wanted, pagesDir, rewrite = (pages) => pages } = {}) {
  const papers = [];
  for await (const { item, pages } of pagesOfCorpora(corpora, { wanted, pagesDir })) {
    try {
      papers.push(paperOf(item, rewrite(pages)));
    } catch (error) {
      console.error(`  ${item.corpus}/${item.kind}s/${item.name}: ${error.message}`);
    }
  }
  return papers.sort((a, b) => `${a.corpus} ${a.kind} ${a.name}`.localeCompare(`${b.corpus} ${b.kind} ${b.name}`));
}

/** The papers of some corpora one after the other, each with its pages; those that cannot be read are told of and left out. */
export async function* pagesOfCorpora(corpora, { wanted, pagesDir } = {}) {
  const reader = new PageReader(SETTINGS);
  if (pagesDir) await mkdir(pagesDir, { recursive: true });
  const items = [];
  for (const corpus of corpora) for (const each of await casesOf(corpus, wanted)) items.push({ ...each, corpus });
  // as many are read ahead as there are processors
  const ahead = [];
  const next = () => {
    const item = items.shift();
    if (!item) return;
    const reading = pagesOf(reader, item.files, pagesDir).then(
      (pages) => ({ item, pages }),
      (error) => ({ item, error }),
    );
    ahead.push(reading);
  };
  for (let i = 0; i < cpus().length; i += 1) next();
  while (ahead.length > 0) {
    const { item, pages, error } = await ahead.shift();
    next();
    if (error) console.error(`  ${item.corpus}/${item.kind}s/${item.name}: ${error.message}`);
    else yield { item, pages };
  }
}

function paperOf({ kind, name, corpus, truth }, pages) {
  const { fields, evidence } = kind === 'contract' ? readContract(pages) : readInvoices(pages)[0];
  const score = scoreCase(truth, fields);
  const source = pages.some((page) => page.source === 'ocr') ? 'ocr' : 'text';
  const values = score.judged.flatMap(({ pointer, field, right, truth: wanted, answer }) => {
    const shown = evidence[pointer];
    return shown ? [{ pointer, field, right, raw: shown.confidence, truth: wanted, answer }] : [];
  });
  const unshown = score.judged.length - values.length;
  // what carries no evidence is never left out: it counts as it stands
  const fixed = { right: score.tp - values.filter((each) => each.right).length };
  fixed.wrong = unshown - fixed.right;
  const { medium, layout } = truth;
  return { corpus: basename(corpus), kind, name, medium, layout, source, values, fixed, wanted: score.tp + score.fn };
}

async function pagesOf(reader, files, pagesDir) {
  const contents = await Promise.all(files.map((file) => readFile(file)));
  if (!pagesDir) return read(reader, contents);
  const hash = createHash('sha256');
  for (const bytes of contents) hash.update(bytes);
  const kept = join(pagesDir, `${hash.digest('hex').slice(0, 32)}.json`);
  if (existsSync(kept)) return JSON.parse(await readFile(kept, 'utf8'));
  const pages = await read(reader, contents);
  await writeFile(kept, JSON.stringify(pages));
  return pages;
}

async function read(reader, contents) {
  const [first] = contents;
  if (first.subarray(0, 5).toString('latin1') !== '%PDF-') {
    const pages = [];
    for (const bytes of contents) pages.push(await reader.readPicture(bytes));
    return pages.map((page, index) => ({ ...page, number: index + 1 }));
  }
  const { pages, needOcr } = await reader.readPdf(first);
  for (const number of needOcr) pages.push(await reader.readPdfPage(first, number));
  return pages.sort((a, b) => a.number - b.number);
}
