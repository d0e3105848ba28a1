import { along, heldBy } from '../../dist/extraction/fields/calibration.js';

export const KINDS = ['contract', 'invoice'];
export const SOURCES = ['text', 'ocr'];
/** What values are held by: each has a curve of its own (see heldBy). */
const HELD = ['checked', 'named'];
/** A bin holds at least so many values, and a curve has at most so many bins. */
const BIN = 20;
const BINS = 40;
/** Each bin is drawn toward the share of the whole by so many values. */
const PRIOR = 2;
/** So much of F1 may be given for fewer wrong values. */
const WORTH = 0.001;
/** What is surer than this is never left out, whatever the papers at hand say: its confidence tells a caller how far to trust it. */
const SURE_ENOUGH = 0.6;

/**
 * What share of values is right by the confidence that the reader gave them: isotonic regression (pool adjacent violators)
 * over bins of about equal counts. `values`: [{raw, right}].
 */
export function fitCurve(values) {
  const sorted = [...values].sort((a, b) => a.raw - b.raw);
  const share = sorted.filter((each) => each.right).length / Math.max(1, sorted.length);
  const size = Math.max(BIN, Math.ceil(sorted.length / BINS));
  const blocks = [];
  for (let start = 0; start < sorted.length;) {
    let end = Math.min(sorted.length, start + size);
    if (sorted.length - end < size / 2) end = sorted.length;
    while (end < sorted.length && sorted[end].raw === sorted[end - 1].raw) end += 1;
    const bin = sorted.slice(start, end);
    const weight = bin.length;
    const right = bin.filter((each) => each.right).length;
    const raws = [bin.reduce((sum, each) => sum + each.raw, 0) / weight];
    blocks.push({ raws, weight, right: (right + PRIOR * share) / (weight + PRIOR) });
    while (blocks.length > 1 && blocks.at(-2).right >= blocks.at(-1).right) {
      const last = blocks.pop();
      const before = blocks.at(-1);
      const both = before.weight + last.weight;
      before.right = (before.right * before.weight + last.right * last.weight) / both;
      before.weight = both;
      before.raws.push(...last.raws);
    }
    start = end;
  }
  // a pooled block is flat from its first bin to its last
  const knots = blocks.flatMap(({ raws, right }) =>
    (raws.length > 1 ? [raws[0], raws.at(-1)] : raws).map((raw) => [raw, right]),
  );
  if (knots.length === 0) return { raw: [0, 1], right: [0.01, 0.99] };
  // less sure than all that was seen: on a line to nothing
  if (knots[0][0] > 0) knots.unshift([0, 0]);
  const rounded = (place) => knots.map((knot) => Math.round(knot[place] * 1e4) / 1e4);
  return { raw: rounded(0), right: rounded(1).map((each) => Math.min(0.99, Math.max(0.01, each))) };
}

const valuesOf = (papers, kind, source) =>
  papers.filter((paper) => paper.kind === kind && paper.source === source).flatMap((paper) => paper.values);

/** An object with a key for each of a list. */
const byName = (list, valueOf) => Object.fromEntries(list.map((one) => [one, valueOf(one)]));

/** The curves of each kind of paper, source and what values are held by, and the least confidence that is given out. */
export function fit(papers) {
  const curves = byName(KINDS, (kind) =>
    byName(SOURCES, (source) => {
      const values = valuesOf(papers, kind, source);
      return byName(HELD, (held) => fitCurve(values.filter(({ pointer }) => heldBy(pointer) === held)));
    }),
  );
  const least = byName(KINDS, (kind) => leastOf(papers, curves, kind));
  return { least, curves };
}

/** The confidence of each value of papers under a calibration; `always` marks what is never left out. */
export const calibrate = (papers, { curves }) =>
  papers.map((paper) => ({
    ...paper,
    values: paper.values.map((value) => ({
      ...value,
      sure: along(curves[paper.kind][paper.source][heldBy(value.pointer)], value.raw),
    })),
  }));

const ALWAYS = /\/mpanMprn$|\/supplyType$|^\/customerType$/;
const isKept = (paper, value, least) =>
  value.sure >= least || (paper.kind === 'contract' && ALWAYS.test(value.pointer));

/** What is right, wrong and missing where values under `least[kind]` are left out. */
export function countsOf(papers, least) {
  const counts = { tp: 0, fp: 0, fn: 0 };
  for (const paper of papers) {
    const kept = paper.values.filter((value) => isKept(paper, value, least[paper.kind]));
    const right = kept.filter((value) => value.right).length + paper.fixed.right;
    counts.tp += right;
    counts.fp += kept.length - kept.filter((value) => value.right).length + paper.fixed.wrong;
    counts.fn += paper.wanted - right;
  }
  return counts;
}

const f1Of = ({ tp, fp, fn }) => (2 * tp) / Math.max(1, 2 * tp + fp + fn);
export const THRESHOLDS = Array.from({ length: 20 }, (_, i) => Math.round(i * 5) / 100);

/** The highest threshold that costs next to nothing of F1: what it leaves out is more often wrong than worth having. */
function leastOf(papers, curves, kind) {
  const own = calibrate(papers, { curves }).filter((paper) => paper.kind === kind);
  if (own.length === 0) return 0.5;
  const scores = THRESHOLDS.map((least) => f1Of(countsOf(own, { [kind]: least })));
  const best = Math.max(...scores);
  return THRESHOLDS[scores.findLastIndex((score, i) => score >= best - WORTH && THRESHOLDS[i] <= SURE_ENOUGH)];
}

/**
 * Papers as a calibration says that never saw their layout: for each layout a fit over all others. Each paper has the
 * counts that the fit's own threshold gives.
 */
export function leftOut(papers) {
  const layouts = [...new Set(papers.map((paper) => `${paper.kind} ${paper.layout}`))];
  return layouts.flatMap((layout) => {
    const [others, own] = [[], []];
    for (const paper of papers) (`${paper.kind} ${paper.layout}` === layout ? own : others).push(paper);
    const fitted = fit(others);
    return calibrate(own, fitted).map((paper) => ({ ...paper, counts: countsOf([paper], fitted.least) }));
  });
}

/** Bins of the confidence said: how many values, how sure they were said to be, how many were right. */
export function reliability(values, sureness) {
  const edges = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 1.001];
  return edges.slice(0, -1).map((from, i) => {
    const bin = values.filter((value) => sureness(value) >= from && sureness(value) < edges[i + 1]);
    const count = bin.length;
    const said = bin.reduce((sum, value) => sum + sureness(value), 0) / count;
    return {
      from,
      to: Math.min(1, edges[i + 1]),
      count,
      said,
      right: bin.filter((value) => value.right).length / count,
    };
  });
}

/** The mean distance between what was said and what was right, over the bins by their counts. */
export function calibrationError(bins) {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce((sum, bin) => sum + (bin.count ? bin.count * Math.abs(bin.said - bin.right) : 0), 0) / count;
}
