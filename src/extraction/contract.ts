import { evidenceOf, labelledCandidates, type Candidate } from './fields/candidates.js';
import { choose, type Choice, type ChoiceOptions } from './fields/choice.js';
import { foldName, sameAddress } from './fields/values/index.js';
import { strengthOf } from './fields/vocabulary.js';
import { compileLexicon, layOut, type Layout } from './layout/index.js';
import { orphanAddresses, plainAddresses } from './contract/addresses.js';
import { withoutFormer } from './contract/eras.js';
import { kindCandidates } from './contract/kinds.js';
import { LABEL_PATTERNS } from './contract/label-patterns.js';
import { partyCandidates } from './contract/parties.js';
import { pointsOf } from './contract/points.js';
import { proseCandidates } from './contract/prose.js';
import type { StandingCharge } from './contract/rate-readers.js';
import { CONTRACT_READERS } from './contract/readers.js';
import { scopesOf, type Point, type Scope } from './contract/scope.js';
import { CONTRACT_VOCABULARY } from './contract/vocabulary.js';
import type { Page } from './page.js';
import type { ContractFields, Evidence, Extraction, SupplyPointFields } from './results.js';

const LEXICON = compileLexicon(CONTRACT_VOCABULARY, LABEL_PATTERNS);

/** Concepts that are no field of a contract: a wording that they share with a field is a weak sign of the field. */
const isOther = (concept: string): boolean => {
  const field = concept.replace('?', '');
  return !(field in CONTRACT_READERS) && field !== 'meterPoint' && field !== 'newPrices';
};

function strength(concepts: readonly string[], field: string): number {
  if (concepts.includes('address') && /Address$/.test(field)) return 0;
  const named = strengthOf(concepts, field);
  const own = (field === 'mpan' || field === 'mprn') && concepts.includes('meterPoint') ? Math.max(named, 0.95) : named;
  const site = field === 'siteAddress' && concepts.includes('siteName') ? Math.max(own, 0.9) : own;
  const capacity = field === 'capacityRate' && concepts.includes('maximumImportCapacity') ? Math.max(site, 0.85) : site;
  if (concepts.includes('otherNumber')) return capacity * 0.35;
  return concepts.some(isOther) ? capacity * (capacity >= 0.85 ? 0.75 : 0.5) : capacity;
}

type PointField = Exclude<
  keyof SupplyPointFields,
  'mpanMprn' | 'supplyType' | 'standingCharge' | 'standingChargeType' | 'isNonContractedRate'
>;
const POINT_FIELDS: PointField[] = [
  'meterSerialNumber',
  'siteName',
  'siteAddress',
  'tariffName',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'estimatedAnnualConsumption',
  'previous12MonthsConsumption',
  'maximumImportCapacity',
  'capacityRate',
  'directDebitDiscount',
  'brokerName',
  'brokerUplift',
];
const CONTRACT_FIELDS = [
  'supplierName',
  'supplierAddress',
  'supplierAccountNumber',
  'customerName',
  'billingAddress',
  'contractNumber',
  'contractStartDate',
  'contractEndDate',
  'cclRate',
  'isMicroBusiness',
  'paymentMethod',
  'contractTermMonths',
] as const;

/** A short form of a name is the same as the whole of it. */
const sameSupplier = (a: string, b: string): boolean => {
  const [one, other] = [foldName(a), foldName(b)];
  return one === other || (Math.min(one.length, other.length) >= 5 && (one.startsWith(other) || other.startsWith(one)));
};
const longer = (a: string, b: string): boolean => a.length > b.length;

const OPTIONS: Record<string, ChoiceOptions<never>> = {
  supplierAddress: { same: sameAddress },
  billingAddress: { same: sameAddress },
  siteAddress: { same: sameAddress },
  supplierName: { same: sameSupplier, prefer: longer },
  customerName: { same: sameSupplier, prefer: longer },
  standingCharge: { same: (a: StandingCharge, b: StandingCharge) => a.pence === b.pence && a.type === b.type },
} as Record<string, ChoiceOptions<never>>;

const pick = (candidates: readonly Candidate[], field: string): Choice | undefined =>
  choose(
    candidates.filter((each) => each.field === field),
    (OPTIONS[field] ?? {}) as ChoiceOptions<unknown>,
  );

/** Reads what a contract says, with the evidence of each value. A value that is not sure is left out. */
export function extractContract(pages: Page[]): Extraction<ContractFields> {
  const layout = layOut(pages, LEXICON);
  return readContract(layout);
}

function readContract(layout: Layout): Extraction<ContractFields> {
  const labelled = labelledCandidates(layout, CONTRACT_READERS, strength);
  const read = [...labelled, ...proseCandidates(layout)];
  const named = [...read, ...partyCandidates(layout, read)];
  const all = withoutFormer([
    ...named,
    ...kindCandidates(layout, named),
    ...plainAddresses(layout, named),
    ...orphanAddresses(layout, named),
  ]);
  const points = pointsOf(layout, all);
  const scopes = scopesOf(layout, points, all);
  const evidence: Record<string, Evidence> = {};
  const fields: ContractFields = { customerType: 'non_domestic', supplyPoints: [] };
  const set = <K extends keyof ContractFields>(field: K, choice: Choice | undefined): void => {
    if (!choice) return;
    fields[field] = choice.value as ContractFields[K];
    evidence[`/${field}`] = evidenceOf(choice.candidate, choice.confidence);
  };
  for (const field of CONTRACT_FIELDS) set(field, pick(all, field));
  set('customerType', pick(all, 'customerType'));
  const price = pick(all, 'isFixedContract');
  set('isFixedContract', price);
  if (price) set('isMarketRates', { ...price, value: !price.value });
  if (fields.contractStartDate && fields.contractEndDate && fields.contractStartDate >= fields.contractEndDate)
    delete fields.contractEndDate;
  const ofPoint = points.map((point) => readPoint(point, all, scopes));
  ofPoint.forEach(({ values, shown }, i) => {
    fields.supplyPoints.push(values);
    for (const [field, each] of Object.entries(shown))
      evidence[`/supplyPoints/${i}/${field}`] = evidenceOf(each.candidate, each.confidence);
  });
  shareVat(fields, evidence, all, scopes);
  supplyAtHome(layout, fields, evidence);
  return { fields, evidence };
}

function readPoint(
  point: Point,
  candidates: readonly Candidate[],
  scopes: Map<Candidate, Scope>,
): { values: SupplyPointFields; shown: Record<string, Choice> } {
  const shown: Record<string, Choice> = {};
  const mention = point.mentions.reduce((best, each) => (each.confidence > best.confidence ? each : best));
  shown.mpanMprn = { value: point.number, confidence: mention.confidence, candidate: mention };
  const values: SupplyPointFields = { mpanMprn: point.number, supplyType: point.type };
  const own = candidates.filter((each) => {
    const scope = scopes.get(each);
    return Array.isArray(scope) && scope.includes(point);
  });
  const general = candidates.filter((each) => scopes.get(each) === 'general');
  const take = (field: string): Choice | undefined =>
    pick(own, field) ?? (own.some((each) => each.field === field) ? undefined : pick(general, field));
  for (const field of POINT_FIELDS) {
    const choice = take(field);
    if (!choice) continue;
    (values as Record<string, unknown>)[field] = choice.value;
    shown[field] = choice;
  }
  if (point.names.length === 1 && (values.siteName === undefined || !own.some((each) => each.field === 'siteName'))) {
    values.siteName = point.names[0];
    shown.siteName = { value: point.names[0], confidence: 0.7, candidate: mention };
  }
  const standing = take('standingCharge') as Choice<StandingCharge> | undefined;
  if (standing) {
    values.standingCharge = standing.value.pence;
    values.standingChargeType = standing.value.type;
    shown.standingCharge = standing as Choice;
    shown.standingChargeType = standing as Choice;
  }
  const deemed = take('isNonContractedRate');
  if (deemed) {
    values.isNonContractedRate = true;
    shown.isNonContractedRate = deemed;
  }
  if (values.dayUnitRate !== undefined || values.nightUnitRate !== undefined) {
    delete values.unitRate;
    delete shown.unitRate;
  }
  if (point.type === 'gas')
    for (const field of ['maximumImportCapacity', 'capacityRate', 'dayUnitRate', 'nightUnitRate'] as const)
      delete values[field];
  return { values, shown };
}

const SAME_ADDRESS =
  /\b(?:at the (?:address above|above address)|at this address|supply address is the same|same as (?:the )?(?:billing|postal|above|customer)|as above)\b/i;

/** The energy of a home goes to the address of its bills; so does that of a paper that says so. */
function supplyAtHome(layout: Layout, fields: ContractFields, evidence: Record<string, Evidence>): void {
  if (!fields.billingAddress || fields.supplyPoints.some((point) => point.siteAddress)) return;
  const said = layout.blocks.some((block) => block.kind !== 'setAside' && SAME_ADDRESS.test(block.text));
  if (fields.customerType !== 'domestic' && !said) return;
  fields.supplyPoints.forEach((point, i) => {
    point.siteAddress = fields.billingAddress;
    evidence[`/supplyPoints/${i}/siteAddress`] = evidence['/billingAddress'];
  });
}

/** VAT stands on the contract where one rate covers all, and on the supply points where the paper lists it there. */
function shareVat(
  fields: ContractFields,
  evidence: Record<string, Evidence>,
  candidates: readonly Candidate[],
  scopes: Map<Candidate, Scope>,
): void {
  const vat = candidates.filter((each) => each.field === 'vatRate');
  const listed = vat.filter((each) => Array.isArray(scopes.get(each)) && (each.pair?.row?.table.rows.length ?? 0) > 1);
  fields.supplyPoints.forEach((point, i) => {
    const choice = pick(
      listed.filter((each) => (scopes.get(each) as Point[]).some((other) => other.number === point.mpanMprn)),
      'vatRate',
    );
    if (!choice) return;
    point.vatRate = choice.value as number;
    evidence[`/supplyPoints/${i}/vatRate`] = evidenceOf(choice.candidate, choice.confidence);
  });
  if (fields.supplyPoints.some((point) => point.vatRate !== undefined)) return;
  const choice = pick(vat, 'vatRate');
  if (!choice) return;
  fields.vatRate = choice.value as number;
  evidence['/vatRate'] = evidenceOf(choice.candidate, choice.confidence);
}
