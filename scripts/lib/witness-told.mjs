import { Model, partsOf } from '../../dist/extraction/witness/index.js';
import { equal } from '../score.mjs';
import { valuesOf } from './witnessed-papers.mjs';

/** Surer than this the witness gives a value where the rules have none. */
const GIVEN = 0.5;

const OPPOSITE = { fixed: 'market', market: 'fixed', micro: 'noMicro', noMicro: 'micro' };

/** The rules say nothing of a role, nor of its opposite. */
const isOpen = ({ read }, role) =>
  [role, OPPOSITE[role]].every((each) => !each || valuesOf(read.fields, each).length === 0);

/** The likeliest value of a role on a paper. */
function likeliest(model, { spans }, kind, role) {
  const place = model.roles[kind].indexOf(role);
  // what is not looked at: the things of a line are among those of its spans
  const nothing = model.sumsOf(() => undefined);
  let best = { value: undefined, likely: 0 };
  for (const span of spans) {
    if (span.kind !== kind || span.values[role] === undefined) continue;
    const sums = model.sumsOf((see) => span.seen.forEach((name) => see(...partsOf(name))));
    const likely = model.likely(kind, sums, nothing)[place];
    if (likely > best.likely) best = { value: span.values[role], likely };
  }
  return best;
}

/** What fits say of papers that they have not seen: by role the papers that give it one value, and what is told of them. */
export function printTold(roles, rounds) {
  const told = rounds.map(([weights, papers]) => ({ model: new Model(roles, weights), papers }));
  console.log('role                    papers  first right   given: right  wrong   rules had none: right  wrong');
  for (const [kind, ofKind] of Object.entries(roles))
    for (const role of ofKind) {
      const count = { papers: 0, first: 0, right: 0, wrong: 0, filled: 0, misfilled: 0 };
      for (const { model, papers } of told) {
        for (const paper of papers) {
          const truth = valuesOf(paper.truth, role);
          if (truth.length > 1) continue;
          const { value, likely } = likeliest(model, paper, kind, role);
          const right = value !== undefined && truth.some((each) => equal(role, each, value));
          count.papers += truth.length;
          if (right) count.first += 1;
          if (likely < GIVEN) continue;
          count[right ? 'right' : 'wrong'] += 1;
          if (isOpen(paper, role)) count[right ? 'filled' : 'misfilled'] += 1;
        }
      }
      const columns = [count.papers, count.first, count.right, count.wrong, count.filled, count.misfilled];
      const widths = [6, 13, 15, 7, 24, 7];
      console.log(role.padEnd(24) + columns.map((each, i) => String(each).padStart(widths[i])).join(''));
    }
}
