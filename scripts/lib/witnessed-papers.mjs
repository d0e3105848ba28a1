import { readByRules } from '../../dist/extraction/contract.js';
import { numberIn } from '../../dist/extraction/contract/points/witnessed-mprns.js';
import { partiesOf } from '../../dist/extraction/contract/hearing/known-parties.js';
import { saidBy } from '../../dist/extraction/contract/hearing/words.js';
import { figuresOf } from '../../dist/extraction/contract/hearing/figures.js';
import { namesSeen, ROLES, spansToSee } from '../../dist/extraction/witness/index.js';
import { equal, POINT } from '../score.mjs';
import { pagesOfCorpora } from './raw-readings.mjs';

/** Roles whose values stand at the supply points of a contract. */
const OF_POINTS = new Set(POINT);

/** What words say: the field and its value. */
const SAID = {
  fixed: { field: 'isFixedContract', value: true },
  market: { field: 'isFixedContract', value: false },
  micro: { field: 'isMicroBusiness', value: true },
  noMicro: { field: 'isMicroBusiness', value: false },
};

/** The values that a paper gives for a role, of the contract and of its supply points. */
export const valuesOf = (fields, role) => {
  if (role === 'mprn') return gasNumbers(fields);
  if (SAID[role]) return fields[SAID[role].field] === SAID[role].value ? [SAID[role].value] : [];
  const places = OF_POINTS.has(role) ? [fields, ...(fields.supplyPoints ?? [])] : [fields];
  return [...new Set(places.flatMap((place) => place[role] ?? []))];
};

const gasNumbers = ({ supplyPoints = [] }) =>
  supplyPoints.filter(({ supplyType }) => supplyType === 'gas').flatMap(({ mpanMprn }) => mpanMprn ?? []);

/** A standing charge is compared by its pence. */
const plain = (value) => value?.pence ?? value;

/**
 * The spans that the witness sees on the papers of some corpora, with what is seen of each and the roles that it has by the
 * paper's truth; and what the rules read.
 */
export async function papersOf(corpora, pagesDir) {
  const papers = [];
  for await (const { item, pages } of pagesOfCorpora(corpora, { wanted: { kind: 'contract' }, pagesDir })) {
    const { corpus, name, truth } = item;
    const { layout, read, sights } = readByRules(pages);
    sights.know(partiesOf(read));
    const figureOf = figuresOf(layout, sights);
    const valueIn = (span, role) => {
      if (span.kind === 'reference') return numberIn(span, role);
      if (span.kind === 'word') return saidBy(span, role);
      return span.kind === 'figure' ? plain(figureOf(span, role)) : span.value;
    };
    const spans = spansToSee(layout, sights.pages, Object.keys(ROLES)).map((span) => ({
      kind: span.kind,
      values: Object.fromEntries(ROLES[span.kind].map((role) => [role, valueIn(span, role)])),
      seen: namesSeen((see) => {
        sights.lookAtLine(sights.lineOf(span), see);
        sights.lookAtSpan(span, see);
      }),
      roles: ROLES[span.kind].filter((role) =>
        valuesOf(truth.fields, role).some((value) => equal(role, value, valueIn(span, role) ?? '')),
      ),
    }));
    papers.push({ corpus, name, truth: truth.fields, read, spans });
  }
  return papers;
}
