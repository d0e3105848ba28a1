import { gzipSync } from 'node:zlib';

/** What is seen on fewer papers teaches nothing of others. */
const LEAST_PAPERS = 4;
const ROUNDS = 12;
const STEP = 0.2;
/** Each weight is drawn by so much of its distance toward where it began: nothing, or what was learnt before. */
const DRAWN = 0.002;
/** Weights that papers have taught before move by smaller steps: as if slopes of so much had been seen. */
const LEARNT_BEFORE = 20;
/** A span that is told as surely as this teaches no more. */
const SURE = 0.002;
/** Weights are kept in tenths, and not where they are less than this. */
const LEAST_WEIGHT = 0.15;
const MOST = 127;

/** Numbers from 0 to 1 in an order that is the same each time. */
function drawing(seed) {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

/** Numbers for all that is seen on enough papers or was learnt before, and the spans of one kind by these numbers. */
function table(papers, kind, learntNames) {
  const counts = new Map();
  for (const { spans } of papers) {
    const seen = new Set(spans.filter((span) => span.kind === kind).flatMap((span) => span.seen));
    for (const each of seen) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const often = [...counts].filter(([, count]) => count >= LEAST_PAPERS).map(([name]) => name);
  const names = [...new Set([...learntNames, ...often])];
  const numbers = new Map(names.map((name, i) => [name, i]));
  const spans = papers.flatMap((paper) => paper.spans.filter((span) => span.kind === kind));
  const rows = spans.map(({ seen }) => Int32Array.from(seen.flatMap((each) => numbers.get(each) ?? [])));
  return { names, spans, rows };
}

/** Logistic regression of one role, by gradients that get smaller where they have been (AdaGrad); it goes on from what was learnt before. */
function fitRole({ names, spans, rows }, role, before) {
  const began = Float64Array.from(names, (name) => before.weightOf(name));
  const weights = began.slice();
  const past = Float64Array.from(names, (name) => (before.knows(name) ? LEARNT_BEFORE : 1e-4));
  const right = Uint8Array.from(spans, ({ roles }) => (roles.includes(role) ? 1 : 0));
  const order = [...rows.keys()];
  const random = drawing(7);
  let bias = before.bias ?? -3;
  let pastBias = before.bias === undefined ? 1e-4 : LEARNT_BEFORE;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j], order[i]];
    }
    for (const i of order) {
      const row = rows[i];
      let sum = bias;
      for (const at of row) sum += weights[at];
      const wrong = 1 / (1 + Math.exp(-sum)) - right[i];
      if (Math.abs(wrong) < SURE && round > 0) continue;
      pastBias += wrong * wrong;
      bias -= (STEP * wrong) / Math.sqrt(pastBias);
      for (const at of row) {
        const slope = wrong + DRAWN * (weights[at] - began[at]);
        past[at] += slope * slope;
        weights[at] -= (STEP * slope) / Math.sqrt(past[at]);
      }
    }
  }
  return { bias, weights };
}

/** What was learnt of one role before: its bias, and the weight of each thing that tells something of it. */
function learntBefore(learnt, role) {
  const column = learnt?.roles.indexOf(role) ?? -1;
  const weights = new Map();
  if (column >= 0)
    learnt.names.forEach((name, i) => {
      const weight = learnt.weights[i * learnt.roles.length + column];
      if (weight !== 0) weights.set(name, weight / 10);
    });
  return {
    bias: column < 0 ? undefined : learnt.bias[column],
    names: [...weights.keys()],
    knows: (name) => weights.has(name),
    weightOf: (name) => weights.get(name) ?? 0,
  };
}

/** As the model keeps a weight: in tenths, those that say next to nothing not at all. */
const kept = (weight) =>
  Math.abs(weight) < LEAST_WEIGHT ? 0 : Math.max(-MOST, Math.min(MOST, Math.round(10 * weight)));

/** The weights for the roles of all kinds, learnt from papers; `before`: weights to go on from, whose papers need not be at hand any more. */
export function fitModels(ofKinds, papers, before) {
  const rows = new Map();
  const [roles, bias] = [Object.values(ofKinds).flat(), []];
  for (const [kind, ofKind] of Object.entries(ofKinds)) {
    const known = ofKind.map((role) => learntBefore(before, role));
    const spans = table(
      papers,
      kind,
      known.flatMap(({ names }) => names),
    );
    ofKind.forEach((role, i) => {
      const fit = fitRole(spans, role, known[i]);
      spans.names.forEach((name, at) => {
        const weight = kept(fit.weights[at]);
        if (weight === 0) return;
        if (!rows.has(name)) rows.set(name, new Int8Array(roles.length));
        rows.get(name)[roles.indexOf(role)] = weight;
      });
      bias.push(Math.round(100 * fit.bias) / 100);
    });
  }
  const names = [...rows.keys()].sort();
  const weights = new Int8Array(names.length * roles.length);
  names.forEach((name, i) => weights.set(rows.get(name), i * roles.length));
  return { roles, bias, names, weights };
}

/** Weights as `unpacked` of the witness reads them. */
export function packed({ roles, bias, names, weights }) {
  const head = `${roles.join(' ')}\n${bias.join(' ')}\n${names.join('\n')}\n\n`;
  return gzipSync(Buffer.concat([Buffer.from(head), Buffer.from(weights.buffer)]), { level: 9 });
}
