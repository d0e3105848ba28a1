/** What a stroke between two units is misread as. */
const STROKE = '[/il1I|!fh]';
/** A price per something, alone or in brackets: "£/month", "(p/kWh)", "p/kVA/day". */
const PRICE_PER = new RegExp(
  `^(\\W?)(£|E|p)${STROKE}(kwh|kva|day|month|quarter|annum|year)(?:${STROKE}(day|month|year))?(\\W*)$`,
  'i',
);

/** The word as it must be printed where it is a price per something whose stroke or pound sign was misread. */
export function asUnit(text: string): string {
  const unit = PRICE_PER.exec(text);
  if (!unit) return text;
  const [, before, money, of, per, after] = unit;
  return `${before}${money === 'E' ? '£' : money}/${of}${per ? `/${per}` : ''}${after}`;
}
