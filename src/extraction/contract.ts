import {
  billsBeforeSeats,
  orphanAddresses,
  plainAddresses,
  postalAsSites,
  withoutCustomersSeats,
  withoutPublicBodies,
  withPostcodesMended,
} from './contract/parties/addresses.js';
import { withBandCells } from './contract/prices/band-cells.js';
import { bareColumns } from './contract/prices/bare-columns.js';
import { brokersShares } from './contract/prices/brokers-shares.js';
import { bareValues } from './contract/prices/bare-values.js';
import { startsOfColumns, withoutFormer } from './contract/choice/eras.js';
import { loneValues } from './contract/prices/lone-values.js';
import { saidAlone } from './contract/prices/said-alone.js';
import { priceLines } from './contract/prices/price-lines.js';
import { withChargeLines } from './contract/prices/charge-lines.js';
import { kindCandidates } from './contract/prices/kinds.js';
import { withHourBands } from './contract/prices/hour-bands.js';
import { withRateRows } from './contract/prices/rate-rows.js';
import { withoutSuppliersFees } from './contract/prices/suppliers-fees.js';
import { withoutTrades } from './contract/prices/trades.js';
import { yearlyCharges } from './contract/prices/yearly-charges.js';
import { LABEL_PATTERNS, TURNING_PATTERNS } from './contract/labels/label-patterns.js';
import { withCustomersLetter } from './contract/parties/customers-letter.js';
import { leftoverNames } from './contract/parties/leftover-names.js';
import { loneNames } from './contract/parties/lone-names.js';
import { withoutOtherOffers } from './contract/choice/other-offers.js';
import { withoutOptions } from './contract/choice/options.js';
import { withPartedAddresses } from './contract/parties/parted-addresses.js';
import { withWriters } from './contract/parties/own-papers.js';
import { partyCandidates, withoutSuppliersAsBrokers } from './contract/parties/parties.js';
import { addressesUnderNames } from './contract/parties/named-addresses.js';
import { withoutReaders, withPlainNames, withWholeBrokers } from './contract/parties/plain-names.js';
import { readPoint } from './contract/choice/point-fields.js';
import { pointsOf } from './contract/points/points.js';
import { withRowsNamed, withWholeAddresses } from './contract/points/names-of-rows.js';
import { numberIn, witnessedMprns } from './contract/points/witnessed-mprns.js';
import { underTitles } from './contract/points/titles.js';
import { proseCandidates, rowsOfAfterwards } from './contract/prose/prose.js';
import { CONTRACT_READERS } from './contract/readers/readers.js';
import { withRepeated } from './contract/readers/repeated.js';
import { withSaidUnits } from './contract/readers/said-units.js';
import { withTimelines } from './contract/readers/timelines.js';
import { titledNumbers } from './contract/readers/titled-numbers.js';
import type { Point, Scope } from './contract/points/point.js';
import { shareAddress } from './contract/parties/same-address.js';
import { underBroker, underCustomer, underSupplier } from './contract/parties/sections.js';
import { siteLines } from './contract/points/site-lines.js';
import { countedTitles, siteTitles, withSiteTitles } from './contract/points/site-titles.js';
import { scopesOf } from './contract/points/scope.js';
import { choiceOf, Selection } from './contract/choice/selection.js';
import {
  numbersBeforeTitles,
  withoutBrokersReferences,
  withoutOthersReferences,
  withoutDoubledReferences,
  withoutPresentContracts,
  withoutPointsAsSerials,
} from './contract/choice/references.js';
import { withSerialsMended } from './contract/choice/serials.js';
import { strength } from './contract/choice/strength.js';
import { agreeOnTerm, contradicted } from './contract/choice/term-check.js';
import { withoutContradiction } from './contract/choice/without-contract.js';
import { withWitness } from './contract/hearing/witnessed.js';
import { CONTRACT_VOCABULARY } from './contract/labels/vocabulary.js';
import { evidenceOf, labelledCandidates, type Candidate } from './fields/candidates.js';
import type { Choice } from './fields/choice.js';
import { compileLexicon, eraOf, layOut, type Layout, remembering } from './layout/index.js';
import type { Page } from './page.js';
import type { ContractFields, Extraction } from './results.js';
import { settle } from './settle.js';
import { pagesToSee, Sights, Witness } from './witness/index.js';

const LEXICON = compileLexicon(CONTRACT_VOCABULARY, LABEL_PATTERNS, TURNING_PATTERNS);

const CONTRACT_FIELDS = [
  'customerType',
  'supplierName',
  'supplierAddress',
  'supplierAccountNumber',
  'customerName',
  'billingAddress',
  'contractNumber',
  'contractStartDate',
  'contractEndDate',
  'cclRate',
  'isFixedContract',
  'isMicroBusiness',
  'paymentMethod',
  'contractTermMonths',
] as const;

/** Reads what a contract says, with the evidence of each value. A value that is not sure is left out. */
export const extractContract = (pages: Page[]): Extraction<ContractFields> =>
  settle('contract', pages, readContract(pages));

/** What a contract seems to say, with the reader's own confidence: not calibrated, and nothing left out for it. */
export function readContract(pages: Page[]): Extraction<ContractFields> {
  const { layout, sights } = see(pages);
  const numbers = new Witness(layout, sights, ['reference'], numberIn);
  const ruled = candidatesOf(layout);
  const candidates = [...ruled, ...witnessedMprns(numbers, ruled)];
  const read = withWitness(choose(layout, candidates), layout, sights, { numbers, candidates });
  shareAddress(read, layout);
  withoutContradiction(read);
  return read;
}

/** What the rules alone make of a contract, with the layout that they read it from and what can be seen there. */
export function readByRules(pages: Page[]): { layout: Layout; sights: Sights; read: Extraction<ContractFields> } {
  const { layout, sights } = see(pages);
  return { layout, sights, read: choose(layout, candidatesOf(layout)) };
}

function see(pages: Page[]): { layout: Layout; sights: Sights } {
  const layout = withoutOtherOffers(layOut(pages, remembering(LEXICON)));
  return { layout, sights: new Sights(layout, pagesToSee(layout)) };
}

/** Which of all candidates are the contract's values, and which those of its supply points. */
function choose(layout: Layout, all: readonly Candidate[]): Extraction<ContractFields> {
  const points = pointsOf(layout, all);
  const titles = siteTitles(layout, points);
  const titled = withSiteTitles(titles, underTitles(layout, points, all));
  const own = withoutPointsAsSerials(titled, points);
  const candidates = withoutOptions(layout, own, points);
  const scopes = scopesOf(layout, points, candidates, titles.length > 0 ? titles : countedTitles(layout, points));
  const selection = new Selection(candidates, scopes, points);
  const result: Extraction<ContractFields> = {
    fields: { customerType: 'non_domestic', supplyPoints: [] },
    evidence: {},
  };
  for (const field of CONTRACT_FIELDS) set(result, field, selection.ofContract(field));
  const { fields } = result;
  if (fields.isFixedContract !== undefined) {
    fields.isMarketRates = !fields.isFixedContract;
    result.evidence['/isMarketRates'] = result.evidence['/isFixedContract'];
  }
  for (const field of contradicted(result)) {
    delete fields[field];
    delete result.evidence[`/${field}`];
  }
  points.forEach((point, i) => {
    const values = readPoint(point, selection);
    const read = Object.fromEntries(Object.entries(values).map(([field, each]) => [field, each.value]));
    fields.supplyPoints.push(point.number ? read : { supplyType: point.type, ...read });
    for (const [field, each] of Object.entries(values)) {
      result.evidence[`/supplyPoints/${i}/${field}`] = evidenceOf(each.shown.candidate, each.shown.confidence);
    }
  });
  shareVat(result, points, selection.candidates('vatRate'), scopes);
  return result;
}

function candidatesOf(layout: Layout): Candidate[] {
  const after = rowsOfAfterwards(layout);
  const labelled = labelledCandidates(layout, withSaidUnits(CONTRACT_READERS, layout), strength).filter(
    (each) => !after.has(each.passage.block),
  );
  const said = withRepeated(layout, postalAsSites(withWholeAddresses(withRowsNamed(labelled))));
  const owned = withPlainNames(
    underCustomer(layout, underSupplier(layout, underBroker(layout, withoutTrades(layout, said)))),
  );
  const placed = withPartedAddresses(layout, owned);
  const charged = withChargeLines(layout, [...placed, ...proseCandidates(layout)]);
  const listed = withHourBands(withBandCells(layout, withRateRows(layout, charged)));
  const inColumns = [
    ...listed,
    ...siteLines(layout, listed),
    ...bareColumns(layout, listed),
    ...yearlyCharges(layout, listed),
    ...brokersShares(layout, listed),
  ];
  const priced = [...inColumns, ...priceLines(layout, inColumns)];
  const bare = [...priced, ...bareValues(layout, priced)];
  const valued = [...bare, ...loneValues(layout, bare)];
  const told = withWriters(layout, [...valued, ...saidAlone(layout, valued)]);
  const read = withCustomersLetter(layout, withoutCustomersSeats(layout, told));
  const parties = [...read, ...addressesUnderNames(layout, read), ...partyCandidates(layout, read)];
  const alone = [...parties, ...loneNames(layout, parties)];
  const named = withoutSuppliersFees(
    withoutReaders(withWholeBrokers(withoutSuppliersAsBrokers([...alone, ...leftoverNames(layout, alone)]))),
  );
  const dated = numbersBeforeTitles(
    withoutDoubledReferences([
      ...withTimelines(
        layout,
        withoutPresentContracts(withoutOthersReferences(layout, withoutBrokersReferences(layout, named))),
      ),
      ...startsOfColumns(named),
      ...titledNumbers(layout),
    ]),
  );
  const more = [...kindCandidates(layout, named), ...plainAddresses(layout, named), ...orphanAddresses(layout, named)];
  return agreeOnTerm(
    billsBeforeSeats(
      withoutFormer(withSerialsMended(layout, withPostcodesMended(layout, withoutPublicBodies([...dated, ...more])))),
    ),
  );
}

function set<K extends (typeof CONTRACT_FIELDS)[number] | 'vatRate'>(
  { fields, evidence }: Extraction<ContractFields>,
  field: K,
  choice: Choice | undefined,
): void {
  if (!choice) return;
  fields[field] = choice.value as ContractFields[K];
  evidence[`/${field}`] = evidenceOf(choice.candidate, choice.confidence);
}

/** One of several values beside a label, or in the column of a table. */
const isListed = ({ pair }: Candidate, all: readonly Candidate[]): boolean =>
  (pair?.row !== undefined &&
    new Set(all.flatMap((other) => (other.pair?.row?.table === pair.row!.table ? other.pair.row : []))).size > 1) ||
  (pair?.relation === 'right' && (pair.siblings ?? 0) > 1 && eraOf(pair.over?.text ?? '') === undefined);

/** VAT stands on the contract where one rate covers all, and on the supply points where the paper lists it there. */
function shareVat(
  result: Extraction<ContractFields>,
  points: readonly Point[],
  vat: readonly Candidate[],
  scopes: Map<Candidate, Scope>,
): void {
  const ofOne = vat.filter((each) => scopes.get(each)?.length === 1);
  const isOfPoint = (each: Candidate): boolean => points.length > 1 || each.pair?.row !== undefined;
  const listed = vat.filter((each) => Array.isArray(scopes.get(each)) && isListed(each, vat) && isOfPoint(each));
  const inCards = points.length > 1 && points.every((point) => ofOne.some((each) => scopes.get(each)?.[0] === point));
  let found = false;
  points.forEach((point, i) => {
    const own = (inCards ? ofOne : listed).filter((each) => (scopes.get(each) as Point[]).includes(point));
    const choice = choiceOf(own, 'vatRate');
    if (!choice) return;
    found = true;
    result.fields.supplyPoints[i].vatRate = choice.value as number;
    result.evidence[`/supplyPoints/${i}/vatRate`] = evidenceOf(choice.candidate, choice.confidence);
  });
  if (!found) set(result, 'vatRate', choiceOf(vat, 'vatRate'));
}
