/** What a stroke between two units is misread as. */
const STROKE = '[/il1I|!fh]';
/** A price per something, alone or in brackets: "£/month", "(p/kWh)", "p/kVA/day". */
const PRICE_PER = new RegExp(
  `^(\\W?)(£|E|p)${STROKE}(kwh|kva|day|month|quarter|annum|year)(?:${STROKE}(day|month|year))?(\\W*)$`,
  'i',
);

/** An abbreviation of a use of energy and its unit, run together: "AQkWh". */
const USE_PER = /^(\W?)(AQ|EAC|AAC|SOQ)(kWh\b.*)$/;

/** A levy or tax and its rate, run together: "CCL0.801", "VAT20%". */
const TAX_PER = /^(\W?)(CCL|VAT)(\d+(?:\.\d+)?%?[.,;)]*)$/;

/** The word as it must be printed where it is a price per something whose stroke or pound sign was misread. */
export function asUnit(text: string): string {
  const unit = PRICE_PER.exec(text);
  if (!unit) return text.replace(USE_PER, '$1$2 $3').replace(TAX_PER, '$1$2 $3');
  const [, before, money, of, per, after] = unit;
  return `${before}${money === 'E' ? '£' : money}/${of}${per ? `/${per}` : ''}${after}`;
}
