import type { Lexicon } from '../layout/index.js';
import { strengthOf } from '../fields/vocabulary.js';

/** What a line of a bill is about. */
export type LineKind =
  | 'day'
  | 'night'
  | 'evening'
  | 'energy'
  | 'standing'
  | 'capacity'
  | 'ccl'
  | 'vat'
  | 'net'
  | 'total'
  | 'previousBalance'
  | 'payment'
  | 'accountBalance'
  | 'other';

/** Kinds of line that add up to the net amount. */
export const PARTS_OF_NET: readonly LineKind[] = [
  'day',
  'night',
  'evening',
  'energy',
  'standing',
  'capacity',
  'ccl',
  'other',
];

const ENERGY: readonly LineKind[] = ['day', 'night', 'evening', 'energy'];

/** Whether a line is of units of energy, at whatever hours. */
export const isEnergyKind = (kind: LineKind): boolean => ENERGY.includes(kind);

export interface KindOfLine {
  kind: LineKind;
  /** 0 to 1: how clearly the words say so. */
  strength: number;
}

const EXCLUDING =
  /\p{L}\W+no vat(?: yet| added| included)?$|\bvat[\s-]?able\b|\b(?:vat|tax)[\s-]+(?:is |was |has |has been )?(?:not|yet)(?: yet| been)*[\s-]+(?:to be )?(?:included|incl|added|applied|charged|counted)\b|\bnot (?:including|inclusive of|counting) (?:the |any )?(?:vat|tax)\b|\b(?:vat|tax)[\s-]+(?:is )?(?:excluded|exclusive|excl|extra)\b|\bsubject to vat\b|\bon which (?:the )?vat is\b|\b(?:ex|exc|excl|excluding|exclusive of|before|without|net of|pre|less)\b[\s.-]*(?:of )?(?:the |any )?(?:v\.?a\.?t|(?:value added )?tax)\b/iu;
const INCLUDING =
  /\b(?:vat|tax)[\s-]+(?:included|inclusive|incl)\b|\b(?:inc|incl|including|inclusive of|with|after)\b[\s.-]*(?:of )?(?:the |any )?(?:v\.?a\.?t|(?:value added )?tax)\b/i;
const VAT = /\b(?:v\.?a\.?t\b|value added tax)|^total tax$/i;

/** "DUoS red unit charge", "Distribution, day units": units that the network is paid for, and not those of the energy. */
const NETWORK =
  /\b(?:duos|tnuos|bsuos|use of (?:the )?system|(?:distribution|transmission|network)\b(?! (?:area|region|zone|operator|group|id)\b))/i;
const WITH_NETWORK = /\b(?:incl?|including|inclusive|with|and|plus|excl?|excluding|without|before)\b|[+&]/i;

/** Whether words name what the network is paid for, and nothing beside it. */
export const isOfNetwork = (text: string): boolean => NETWORK.test(text) && !WITH_NETWORK.test(text);

/** Sums of a group of sites, on the page of one of them. */
const OF_A_GROUP = /\b(?:group|consolidated|all sites|master|batch)\b/i;
/** "Capacity charge on last bill", "Availability last quarter": nothing of this one. */
const OF_LAST_BILL =
  /\b(?:on|of|in|from|for) (?:your |the |our )?(?:last|previous) (?:bill|invoice|statement)\b(?! date)|\b(?:capacity|availability)\b.*\b(?:last|previous|preceding) (?:year|quarter|month|period|time)\b/i;
/** Words of a quantity say less of what a line is for than the name of a rate does. */
const QUANTITY_WORDS = 0.8;

const BY_CONCEPT: [string, LineKind][] = [
  ['previousBalance', 'previousBalance'],
  ['payments', 'payment'],
  ['accountBalance', 'accountBalance'],
  ['cclRate', 'ccl'],
  ['excessCapacity', 'other'],
  ['reactivePower', 'other'],
  ['maximumDemand', 'other'],
  ['otherCharges', 'other'],
  ['directDebitDiscount', 'other'],
  ['capacityCharge', 'capacity'],
  ['maximumImportCapacity', 'capacity'],
  ['totalStandingCharge', 'standing'],
  ['standingCharge', 'standing'],
  ['nightUnitRate', 'night'],
  ['dayUnitRate', 'day'],
  ['eveningWeekendRate', 'evening'],
  ['amountDueNetOfVat', 'net'],
  ['totalAmount', 'total'],
  ['totalUnitCharge', 'energy'],
  ['unitRate', 'energy'],
  ['consumption', 'energy'],
  ['advance', 'energy'],
];

/** What stands last, apart from the words before it, says at which hours they were. */
const AT_HOURS = /[(–:,-]\s*(day|night)(?:[\s-]?time)?\)?$/i;

/** Days of the whole week say nothing of the hours: "Weekdays and weekends, 07:00 to 24:00 (day)". */
const ALL_DAYS = /\bweekdays? (?:and|&|\+) weekends?\b/i;

/** What kinds of line a label can name, the likeliest first. */
export function kindsOf(label: string, lexicon: Lexicon, ocr: boolean): KindOfLine[] {
  // "Electricity at 26.48 pence" is no place
  const text = label
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b(electricity|gas|energy) (?:at|to)$/i, '$1')
    .replace(ALL_DAYS, '');
  if (OF_LAST_BILL.test(text)) return [{ kind: 'previousBalance', strength: 0.9 }];
  const kinds = new Map<LineKind, number>();
  const add = (kind: LineKind, strength: number): void =>
    void kinds.set(kind, Math.max(kinds.get(kind) ?? 0, strength));
  const matches = lexicon.find(text, ocr);
  const letters = text.replace(/[^\p{L}]/gu, '').length || 1;
  for (const match of matches) {
    const share = Math.min(1, match.text.replace(/[^\p{L}]/gu, '').length / letters);
    for (const [concept, kind] of BY_CONCEPT) {
      const strength = strengthOf(match.concepts, concept);
      const worth = concept === 'consumption' || concept === 'advance' ? QUANTITY_WORDS : 1;
      if (strength > 0) add(kind, worth * strength * (0.5 + 0.5 * share));
    }
  }
  // "Electricity used (day)", "Rate 1 - Night"
  const hours = kinds.has('energy') ? AT_HOURS.exec(text) : null;
  if (hours) {
    kinds.delete('energy');
    add(hours[1].toLowerCase() === 'day' ? 'day' : 'night', 1);
  }
  const forbidden = matches.some((match) => strengthOf(match.concepts, 'vatNumber') > 0);
  if (EXCLUDING.test(text)) {
    add('net', 1);
    kinds.delete('vat');
    kinds.delete('total');
  } else if (INCLUDING.test(text)) {
    add('total', Math.max(0.9, kinds.get('total') ?? 0));
    kinds.delete('vat');
    kinds.delete('net');
  } else if (VAT.test(text) && !forbidden) {
    add('vat', 0.95);
    for (const kind of ['net', 'energy'] as const) kinds.delete(kind);
  }
  for (const balance of ['previousBalance', 'accountBalance', 'payment'] as const) {
    // "brought forward" and the like say more than the word "total" beside them
    if ((kinds.get(balance) ?? 0) >= 0.5) for (const kind of ['total', 'net', 'energy'] as const) kinds.delete(kind);
  }
  if (isOfNetwork(text)) {
    const isOfUnits = ENERGY.filter((kind) => kinds.delete(kind)).length > 0;
    if (isOfUnits || kinds.size === 0) add('other', 0.9);
  }
  if (kinds.has('day') && kinds.has('night')) {
    kinds.delete('day');
    kinds.delete('night');
    kinds.delete('evening');
    add('energy', 0.9);
  }
  const worth = OF_A_GROUP.test(text) ? 0.5 : 1;
  return [...kinds]
    .map(([kind, strength]) => ({ kind, strength: worth * strength }))
    .sort((a, b) => b.strength - a.strength || Number(a.kind === 'energy') - Number(b.kind === 'energy'));
}
