import { readByRules } from '../../dist/extraction/contract.js';
import { readBillByRules } from '../../dist/extraction/invoice.js';
import { billValueOf } from '../../dist/extraction/invoice/hearing/values.js';
import { numberIn } from '../../dist/extraction/contract/points/witnessed-mprns.js';
import { partiesOf } from '../../dist/extraction/contract/hearing/known-parties.js';
import { saidBy } from '../../dist/extraction/contract/hearing/words.js';
import { figuresOf } from '../../dist/extraction/contract/hearing/figures.js';
import { BILL_ROLES, CONTRACT_ROLES, namesSeen, spansToSee } from '../../dist/extraction/witness/index.js';
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

/** What is learnt of contracts: which roles, what the rules make of a paper, and what a span of it says in a role. */
const CONTRACTS = {
  roles: CONTRACT_ROLES,
  file: 'weights.gz',
  look(pages) {
    const { layout, read, sights } = readByRules(pages);
    sights.know(partiesOf(read));
    const figureOf = figuresOf(layout, sights);
    const valueOf = (span, role) => {
      if (span.kind === 'reference') return numberIn(span, role);
      if (span.kind === 'word') return saidBy(span, role);
      return span.kind === 'figure' ? plain(figureOf(span, role)) : span.value;
    };
    return { layout, read, sights, valueOf };
  },
};

/** The same of bills. */
const BILLS = {
  roles: BILL_ROLES,
  file: 'bill-weights.gz',
  look: (pages) => ({ ...readBillByRules(pages), valueOf: billValueOf }),
};

export const LEARNT_OF = { contract: CONTRACTS, invoice: BILLS };

/**
 * The spans that the witness sees on the papers of a kind in some corpora, with what is seen of each and the roles that it has by
 * the paper's truth; and what the rules read.
 */
export async function papersOf(kind, corpora, pagesDir) {
  const { roles, look } = LEARNT_OF[kind];
  const kinds = Object.keys(roles).filter((each) => roles[each].length > 0);
  const papers = [];
  for await (const { item, pages } of pagesOfCorpora(corpora, { wanted: { kind }, pagesDir })) {
    const { corpus, name, truth } = item;
    const { layout, read, sights, valueOf } = look(pages);
    const spans = spansToSee(layout, sights.pages, kinds).map((span) => ({
      kind: span.kind,
      values: Object.fromEntries(roles[span.kind].map((role) => [role, valueOf(span, role)])),
      seen: namesSeen((see) => {
        sights.lookAtLine(sights.lineOf(span), see);
        sights.lookAtSpan(span, see);
      }),
      roles: roles[span.kind].filter((role) =>
        valuesOf(truth.fields, role).some((value) => equal(role, value, valueOf(span, role) ?? '')),
      ),
    }));
    papers.push({ corpus, name, truth: truth.fields, read, spans });
  }
  return papers;
}
