import { matchesOf } from '../matches.js';
/** A word of a text as labels are compared by: lower case, without plural, abbreviations written out. */
export interface Token {
  norm: string;
  start: number;
  end: number;
  /** A colon, a semicolon or the end of a sentence stands before it: no label goes on over that. */
  fresh: boolean;
}

const SHORT_FORMS: Record<string, string> = {
  no: 'number',
  nos: 'number',
  num: 'number',
  nr: 'number',
  nbr: 'number',
  '#': 'number',
  '№': 'number',
  ref: 'reference',
  refs: 'reference',
  est: 'estimated',
  estd: 'estimated',
  acct: 'account',
  acc: 'account',
  'a/c': 'account',
  addr: 'address',
  adr: 'address',
  addrs: 'address',
  mtr: 'meter',
  ser: 'serial',
  qty: 'quantity',
  's/c': 'standing charge',
  sc: 'standing charge',
  dd: 'direct debit',
  'd/d': 'direct debit',
  elec: 'electricity',
  leccy: 'electricity',
  '&': 'and',
  max: 'maximum',
  min: 'minimum',
  reg: 'registered',
  regd: 'registered',
  tel: 'telephone',
  phone: 'telephone',
  co: 'company',
  ann: 'annual',
  yearly: 'annual',
  org: 'organisation',
  organization: 'organisation',
  cap: 'capacity',
  chg: 'charge',
  chrg: 'charge',
  consump: 'consumption',
  cons: 'consumption',
  avg: 'average',
  approx: 'approximate',
  pmt: 'payment',
  inv: 'invoice',
  mth: 'month',
  mths: 'month',
  mnth: 'month',
  yr: 'year',
  yrs: 'year',
  admin: 'administration',
  comm: 'commission',
  cust: 'customer',
  client: 'customer',
  clients: 'customer',
  property: 'premises',
  pymt: 'payment',
  agmt: 'agreement',
  agrmt: 'agreement',
  stdg: 'standing',
  stndg: 'standing',
  stnd: 'standing',
  ngt: 'night',
  nght: 'night',
  nite: 'night',
  prem: 'premises',
  prems: 'premises',
  srl: 'serial',
  mthd: 'method',
  ltd: 'limited',
  bus: 'business',
  'p.a': 'annual',
  pa: 'annual',
  annum: 'annual',
  usages: 'usage',
  'e-mail': 'email',
  licence: 'license',
  'pence/kwh': 'p/kwh',
  'pence/day': 'p/day',
  'pence/month': 'p/month',
  'pence/kva': 'p/kva',
  'pence/kva/day': 'p/kva/day',
  'pence/kva/month': 'p/kva/month',
};
const EVENINGS = ['evening', 'eve', 'evg', 'evng'];
const WEEKENDS = ['weekend', 'wknd', 'wkd', 'wkend', 'wend', 'w/end'];
const ABBREVIATIONS = new Map([
  ...Object.entries(SHORT_FORMS),
  ...EVENINGS.slice(1).map((short) => [short, 'evening'] as const),
  ...WEEKENDS.slice(1).map((short) => [short, 'weekend'] as const),
  // "Eve/wkend"
  ...EVENINGS.flatMap((eve) => WEEKENDS.map((end) => [`${eve}/${end}`, 'evening weekend'] as const)),
  ...EVENINGS.flatMap((eve) => WEEKENDS.map((end) => [`${end}/${eve}`, 'weekend evening'] as const)),
]);
const EMPTY = new Set('the your my this a an is are per'.split(' '));
/** Words of a unit, which a label may carry ("Unit rate (p/kWh)"). */
const UNITS = new Set(
  'p £ % kwh kva kw kvarh mwh gwh day pence pound gbp p/kwh £/kwh ppkwh pkwh p/day £/day ppd p/d £/month p/month £/mth £/year £/yr £/quarter £/qtr p/kva p/kva/day p/kva/month £/kva £/kva/month £/kva/day p/kva/mth £/mwh p/therm therm m3 p/kw kwh/year kwh/yr kwh/annum month year annual excl incl ex inc vat day/month/year dd/mm/yyyy dd/mm/yy ddmmyyyy'.split(
    ' ',
  ),
);
export const isUnit = (word: string): boolean => UNITS.has(word);

const TOKEN = /[\p{L}\p{N}£%#№]+(?:['’./&-][\p{L}\p{N}£%]+)*|&/gu;

/** The words of a text. Articles and the like are left out. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let last = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [printed] = match;
    const start = match.index;
    const before = found.length;
    const fresh = isFresh(text, last, start);
    last = start + printed.length;
    let raw = printed.toLowerCase();
    if (ACCENTED.test(raw)) raw = withoutAccents(raw);
    if (raw.includes('’')) raw = raw.replace(/’/g, "'");
    // "MPRN¹": the mark of a footnote
    if (FOOTNOTE.test(raw[raw.length - 1])) raw = raw.replace(FOOTNOTED, '');
    if (raw.includes('.') && DOTTED.test(raw)) raw = raw.replaceAll('.', '');
    if (raw.includes('-') && HYPHENED.test(raw) && !ABBREVIATIONS.has(raw)) {
      for (const part of matchesOf(printed, /[^-]+/g))
        push(found, part[0].toLowerCase(), start + part.index, part[0].length);
    } else {
      push(found, raw.endsWith("'s") ? raw.slice(0, -2) : raw, start, printed.length);
    }
    if (fresh && found[before]) found[before].fresh = true;
  }
  return found;
}

/** "Tâl sefydlog", which typewriters and the reading of pictures leave without its mark. */
const ACCENTED = /[âêîôûŵŷ]/;
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

const FOOTNOTE = /[¹²³⁰⁴-⁹]/;
const FOOTNOTED = /(?<=\p{L}{3})[¹²³⁰⁴-⁹]+$/u;
/** "V.A.T.", "M.P.A.N." */
const DOTTED = /^\p{L}(?:\.\p{L})+$/u;
const HYPHENED = /^[\p{L}\d]+-[\p{L}-]+$/u;

/** Whether a sentence or a part of one ends between two words. */
function isFresh(text: string, last: number, start: number): boolean {
  if (start - last === 1 && text[last] === ' ') return false;
  const between = text.slice(last, start);
  // A full stop ends a sentence where it does not end a short form ("Est. annual usage").
  return /[:;?]/.test(between) || (/^\.\s/.test(between) && /[a-z]{5}$|\)$/.test(text.slice(0, last)));
}

function push(found: Token[], raw: string, start: number, length: number): void {
  if (EMPTY.has(raw)) return;
  const long = ABBREVIATIONS.get(raw);
  const end = start + length;
  if (long === undefined) found.push({ norm: stem(raw), start, end, fresh: false });
  else for (const word of long.split(' ')) found.push({ norm: stem(word), start, end, fresh: false });
}

/** Words that end in an s without being a plural: "DUoS" is a charge, "Duo" the name of a plan. */
const NO_PLURAL = /(?:ss|uos)$/;

export const stem = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !NO_PLURAL.test(word) ? word.slice(0, -1) : word;
