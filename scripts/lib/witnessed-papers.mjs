import { readByRules } from '../../dist/extraction/contract.js';
import { partiesOf } from '../../dist/extraction/contract/witnessed.js';
import { pagesToSee, ROLES, Sights, spansToSee } from '../../dist/extraction/witness/index.js';
import { equal, POINT } from '../score.mjs';
import { pagesOfCorpora } from './raw-readings.mjs';

/** Roles whose values stand at the supply points of a contract. */
const OF_POINTS = new Set(POINT);

/** The values that a paper gives for a role. */
export const valuesOf = (fields, role) =>
  OF_POINTS.has(role)
    ? [...new Set((fields.supplyPoints ?? []).flatMap((point) => point[role] ?? []))]
    : [fields[role]].flat().filter((value) => value !== undefined);

/**
 * The spans that the witness sees on the papers of some corpora, with what is seen of each and the roles that it has by the
 * paper's truth; and what the rules read.
 */
export async function papersOf(corpora, pagesDir) {
  const papers = [];
  for await (const { item, pages } of pagesOfCorpora(corpora, { wanted: { kind: 'contract' }, pagesDir })) {
    const { corpus, name, truth } = item;
    const { layout, read } = readByRules(pages);
    const seen = pagesToSee(layout);
    const sights = new Sights(layout, seen).know(partiesOf(read));
    const spans = spansToSee(layout, seen, Object.keys(ROLES)).map((span) => ({
      kind: span.kind,
      value: span.value,
      seen: [...new Set([...sights.ofLine(sights.lineOf(span)), ...sights.ofSpan(span)])],
      roles: ROLES[span.kind].filter((role) =>
        valuesOf(truth.fields, role).some((value) => equal(role, value, span.value)),
      ),
    }));
    papers.push({ corpus, name, truth: truth.fields, read, spans });
  }
  return papers;
}
