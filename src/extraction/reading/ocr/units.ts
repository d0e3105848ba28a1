/** What a stroke between two units is misread as. */
const STROKE = '[/il1I|!fh]';
/** A price per something, alone or in brackets: "£/month", "(p/kWh)", "p/kVA/day". */
const PRICE_PER = new RegExp(
  `^(\\W?)(£|E|p)${STROKE}(kwh|kva|day|month|quarter|annum|year)(?:${STROKE}(day|month|year))?(\\W*)$`,
  'i',
);

/** The first line of one that goes on under it: "£/kVA/" over "month". */
const PRICE_OF_CAPACITY = new RegExp(`^(\\W?)(£|E|p)${STROKE}(kVA)${STROKE}$`, 'i');

/** A pound sign before "per": no E stands alone there. */
export const asPound = (text: string, next: string | undefined): string =>
  next === 'per' ? text.replace(/^(\W?)E$/, '$1£') : text;

/** "(£ per", and in a bracket "(£ a" or "(£ an", run together: no word begins so. */
const PER = /^(?:(\W?)(?:£|E)(per)|(\()(?:£|E)(an?))$/;

/** An abbreviation of a use of energy and its unit, run together: "AQkWh". */
const USE_PER = /^(\W?)(AQ|EAC|AAC|SOQ)(kWh\b.*)$/;

/** A levy or tax and its rate, run together: "CCL0.801", "VAT20%". */
const TAX_PER = /^(\W?)(CCL|VAT)(\d+(?:\.\d+)?%?[.,;)]*)$/;

/** "kwWh", "kWWh": the wide letter read twice. */
const WIDE_LETTER = /(^|[^\p{L}])k[wv]{2}h(?![\p{L}])/giu;

/** The word as it must be printed where it is a price per something whose stroke or pound sign was misread. */
export function asUnit(printed: string): string {
  const text = printed.replace(WIDE_LETTER, '$1kWh');
  const unit = PRICE_PER.exec(text);
  if (unit) {
    const [, before, money, of, per, after] = unit;
    return `${before}${signOf(money)}/${of}${per ? `/${per}` : ''}${after}`;
  }
  return text
    .replace(PRICE_OF_CAPACITY, (_, before: string, money: string, of: string) => `${before}${signOf(money)}/${of}/`)
    .replace(PER, '$1$3£ $2$4')
    .replace(USE_PER, '$1$2 $3')
    .replace(TAX_PER, '$1$2 $3');
}

const signOf = (money: string): string => (money === 'E' ? '£' : money);
