/** A word of a text as labels are compared by: lower case, without plural, abbreviations written out. */
export interface Token {
  norm: string;
  start: number;
  end: number;
  /** A colon, a semicolon or the end of a sentence stands before it: no label goes on over that. */
  fresh?: boolean;
}

const ABBREVIATIONS: Record<string, string> = {
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
  mtr: 'meter',
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
  wknd: 'weekend',
  eve: 'evening',
  comm: 'commission',
  ltd: 'limited',
  bus: 'business',
  'p.a': 'annual',
  pa: 'annual',
  annum: 'annual',
  usages: 'usage',
  'e-mail': 'email',
  licence: 'license',
};
const EMPTY = new Set('the your my this a an is are per'.split(' '));
/** Words of a unit, which a label may carry ("Unit rate (p/kWh)"). */
export const UNIT =
  /^(p|£|%|kwh|kva|kw|kvarh|mwh|gwh|day|pence|pound|gbp|p\/kwh|£\/kwh|ppkwh|pkwh|p\/day|£\/day|ppd|p\/d|£\/month|p\/month|£\/mth|£\/year|£\/yr|£\/quarter|£\/qtr|p\/kva|p\/kva\/day|p\/kva\/month|£\/kva|£\/kva\/month|£\/kva\/day|p\/kva\/mth|£\/mwh|p\/therm|therm|m3|p\/kw|kwh\/year|kwh\/yr|kwh\/annum|month|year|annual|excl|incl|ex|inc|vat|day\/month\/year|dd\/mm\/yyyy|dd\/mm\/yy|ddmmyyyy)$/;

const TOKEN = /[\p{L}\p{N}£%#№]+(?:['’./&-][\p{L}\p{N}£%]+)*|&/gu;

/** The words of a text. Articles and the like are left out. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let last = 0;
  for (const match of text.matchAll(TOKEN)) {
    const start = match.index;
    const before = found.length;
    const between = text.slice(last, start);
    // A full stop ends a sentence where it does not end a short form ("Est. annual usage").
    const fresh = /[:;?]/.test(between) || (/^\.\s/.test(between) && /[a-z]{5}$|\)$/.test(text.slice(0, last)));
    last = start + match[0].length;
    // "MPRN¹": the mark of a footnote
    let raw = match[0]
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/(?<=\p{L}{3})[¹²³⁰⁴-⁹]+$/u, '');
    if (/^[\p{L}\d]+-[\p{L}-]+$/u.test(raw) && !(raw in ABBREVIATIONS)) {
      for (const part of match[0].matchAll(/[^-]+/g))
        push(found, part[0].toLowerCase(), start + part.index, part[0].length);
      if (fresh && found[before]) found[before].fresh = true;
      continue;
    }
    if (raw.endsWith("'s")) raw = raw.slice(0, -2);
    push(found, raw, start, match[0].length);
    if (fresh && found[before]) found[before].fresh = true;
  }
  return found;
}

function push(found: Token[], raw: string, start: number, length: number): void {
  if (EMPTY.has(raw)) return;
  const long = ABBREVIATIONS[raw] ?? raw;
  for (const norm of long.split(' ')) found.push({ norm: stem(norm), start, end: start + length });
}

export const stem = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);
