import { rates } from '../score.mjs';
import { calibrate, countsOf, fit, leftOut } from './calibration.mjs';
import { rawReadings } from './raw-readings.mjs';

const sum = (papers) =>
  papers.reduce((all, { counts }) => ({ tp: all.tp + counts.tp, fp: all.fp + counts.fp, fn: all.fn + counts.fn }), {
    tp: 0,
    fp: 0,
    fn: 0,
  });

/**
 * Scores a corpus twice: with confidence and threshold fitted to all of it, and with each layout under a fit of the
 * others. The reader has no other parameter that is fitted to papers.
 */
export async function printLeftOut(corpus, { kind, medium, layout, pages }) {
  const papers = await rawReadings([corpus], { wanted: { kind, medium, layout }, pagesDir: pages });
  const fitted = fit(papers);
  const whole = calibrate(papers, fitted).map((paper) => ({ ...paper, counts: countsOf([paper], fitted.least) }));
  const unseen = leftOut(papers);
  console.log(`${papers.length} papers of ${corpus}; fitted to all of them | each layout under a fit of the others`);
  const sections = { 'by kind': (paper) => paper.kind, 'by medium': (paper) => `${paper.kind} ${paper.medium}` };
  sections['by layout'] = (paper) => `${paper.kind} ${paper.layout}`;
  for (const [title, nameOf] of Object.entries(sections)) {
    console.log(`\n${title}`);
    const names = [...new Set(papers.map(nameOf))].sort();
    const width = Math.max(...names.map((name) => name.length));
    for (const name of names) {
      const cells = [whole, unseen].map((all) => cell(sum(all.filter((paper) => nameOf(paper) === name))));
      console.log(`  ${name.padEnd(width)}  ${cells.join('  |  ')}`);
    }
  }
  const layouts = [...new Set(papers.map(sections['by layout']))];
  const ofLayouts = [whole, unseen].map((all) =>
    layouts.map((name) => rates(sum(all.filter((paper) => sections['by layout'](paper) === name))).f1),
  );
  const shown = ofLayouts.map((f1) => {
    const mean = f1.reduce((total, each) => total + each, 0) / f1.length;
    return `mean F1 ${mean.toFixed(4)}  least F1 ${Math.min(...f1).toFixed(4)}`;
  });
  console.log(`\nover ${layouts.length} layouts  ${shown.join('  |  ')}`);
}

function cell(counts) {
  const { precision, recall, f1 } = rates(counts);
  return `P ${precision.toFixed(4)}  R ${recall.toFixed(4)}  F1 ${f1.toFixed(4)}`;
}
