import { ROLES } from '../../dist/extraction/witness/index.js';

/** What is seen on fewer papers teaches nothing of others. */
const LEAST_PAPERS = 4;
const ROUNDS = 12;
const STEP = 0.2;
/** Each weight is drawn toward nothing by so much of itself. */
const DRAWN = 0.002;
/** A span that is told as surely as this teaches no more. */
const SURE = 0.002;
/** Weights are kept in tenths, and not where they are less than this. */
const LEAST_WEIGHT = 0.15;

/** Numbers from 0 to 1 in an order that is the same each time. */
function drawing(seed) {
  let state = seed;
  return () => (state = (state * 1103515245 + 12345) & 0x7fffffff) / 0x7fffffff;
}

/** Numbers for all that is seen on enough papers, and the spans of one kind by these numbers. */
function table(papers, kind) {
  const counts = new Map();
  for (const { spans } of papers) {
    const seen = new Set(spans.filter((span) => span.kind === kind).flatMap((span) => span.seen));
    for (const each of seen) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const names = [...counts].filter(([, count]) => count >= LEAST_PAPERS).map(([name]) => name);
  const numbers = new Map(names.map((name, i) => [name, i]));
  const spans = papers.flatMap((paper) => paper.spans.filter((span) => span.kind === kind));
  const rows = spans.map(({ seen }) => Int32Array.from(seen.flatMap((each) => numbers.get(each) ?? [])));
  return { names, spans, rows };
}

/** Logistic regression of one role, by gradients that get smaller where they have been (AdaGrad). */
function fitRole({ names, spans, rows }, role) {
  const weights = new Float64Array(names.length);
  const past = new Float64Array(names.length).fill(1e-4);
  const right = Uint8Array.from(spans, ({ roles }) => (roles.includes(role) ? 1 : 0));
  const order = [...rows.keys()];
  const random = drawing(7);
  let [bias, pastBias] = [-3, 1e-4];
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
        const slope = wrong + DRAWN * weights[at];
        past[at] += slope * slope;
        weights[at] -= (STEP * slope) / Math.sqrt(past[at]);
      }
    }
  }
  return { bias, weights };
}

/** The weights of one thing that is seen, as the model keeps them: pairs of a role's place and tenths. */
const kept = (fits, i) =>
  fits.flatMap(({ weights }, role) => (Math.abs(weights[i]) < LEAST_WEIGHT ? [] : [role, Math.round(10 * weights[i])]));

/** The weights for each kind of span. */
export function fitModels(papers) {
  const models = Object.entries(ROLES).map(([kind, roles]) => {
    const spans = table(papers, kind);
    const fits = roles.map((role) => fitRole(spans, role));
    const weights = Object.fromEntries(
      spans.names
        .map((name, i) => [name, kept(fits, i)])
        .filter(([, each]) => each.length > 0)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    );
    return [kind, { bias: fits.map(({ bias }) => Math.round(100 * bias) / 100), weights }];
  });
  return Object.fromEntries(models);
}
