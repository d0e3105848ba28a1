import { findHours, type Hours, nightOf } from '../../fields/values/index.js';

type Band = 'dayUnitRate' | 'nightUnitRate';

/** The words by which a text with hours names what it is of, and its hours where there is one stretch of them. */
function namedSpan(text: string): { name: string; span: Hours } | undefined {
  const [span, ...more] = findHours(text);
  if (!span || more.length > 0) return undefined;
  const before = text.slice(0, span.start);
  const name = /\p{L}/u.test(before) ? before : text.slice(span.end);
  return {
    name: name
      .replace(/[^\p{L}]+/gu, ' ')
      .trim()
      .toLowerCase(),
    span,
  };
}

/** The names that are of the day or the night by their hours: "Energy, 07:00-24:00" where another is "Energy, 00:00-07:00". */
export function bandsByHours(names: readonly string[]): Map<string, Band> {
  const spans = names.flatMap((text) => {
    const own = namedSpan(text);
    return own ? [{ text, ...own }] : [];
  });
  const known = new Map(spans.map(({ name, span }) => [`${name} ${span.from} ${span.to}`, span]));
  return new Map(
    spans.flatMap(({ text, name, span }): [string, Band][] => {
      const rest = known.get(`${name} ${span.to} ${span.from}`);
      const night = rest && nightOf(span, rest);
      return night ? [[text, night === span ? 'nightUnitRate' : 'dayUnitRate']] : [];
    }),
  );
}

/**
 * Whether a price is for the day or the night by the hours that a sentence says it is for: "42.10p for every kWh used between
 * 7am and midnight, 31.60p between midnight and 7am". Told only where two stretches make up the whole day.
 */
export function bandByHours(
  text: string,
  price: { start: number; end: number },
  prices: readonly { start: number; end: number }[],
): Band | undefined {
  const spans = findHours(text);
  const [one, other] = spans;
  const night = spans.length === 2 ? nightOf(one, other) : undefined;
  if (!night) return undefined;
  const before = one.start < prices[0].start;
  const next = Math.min(...prices.filter(({ start }) => start > price.start).map(({ start }) => start), text.length);
  const last = Math.max(...prices.filter(({ end }) => end < price.end).map(({ end }) => end), 0);
  const own = spans.filter(({ start, end }) =>
    before ? start >= last && end <= price.start : start >= price.end && end <= next,
  );
  if (own.length !== 1) return undefined;
  return own[0] === night ? 'nightUnitRate' : 'dayUnitRate';
}
