import { matchesOf } from '../../matches.js';

const TIME = String.raw`(?:(\d{1,2})(?:[:.]([0-5]\d))?\s?(am|pm|a\.m\.|p\.m\.|hours|hrs?|h)?|(midnight)|(noon|midday))(?![\d%])`;
const SPAN = new RegExp(String.raw`(?<![\d.£])${TIME}\s*(?:and|to|until|till|-|–)\s*${TIME}`, 'gi');

/** A stretch of the day in minutes after midnight, and where a text names it. */
interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

type Band = 'dayUnitRate' | 'nightUnitRate';

const DAY = 24 * 60;
/** A time that both tariffs for the night and nobody's day have in them. */
const DEEP_NIGHT = 3 * 60;
/** The longest night that meters know. */
const LONGEST_NIGHT = 11 * 60;

/** Minutes after midnight; undefined for a bare number, which may be of anything. */
function minutesOf([hour, minutes, half, midnight, noon]: readonly (string | undefined)[]): number | undefined {
  if (midnight) return 0;
  if (noon) return DAY / 2;
  if (!half && !minutes) return undefined;
  const of12 = /^[ap]/i.test(half ?? '');
  const hours = of12 ? (Number(hour) % 12) + (/^p/i.test(half!) ? 12 : 0) : Number(hour);
  return hours > 24 ? undefined : (hours * 60 + Number(minutes ?? 0)) % DAY;
}

function spansIn(text: string): Span[] {
  return matchesOf(text, SPAN).flatMap((match): Span[] => {
    const from = minutesOf(match.slice(1, 6));
    const to = minutesOf(match.slice(6, 11));
    return from === undefined || to === undefined
      ? []
      : [{ from, to, start: match.index, end: match.index + match[0].length }];
  });
}

const lengthOf = ({ from, to }: Span): number => (to - from + DAY) % DAY || DAY;
const includes = (span: Span, time: number): boolean => (time - span.from + DAY) % DAY < lengthOf(span);

/** The one of two stretches that is the night, where they make up the whole day. */
function nightOf(one: Span, other: Span): Span | undefined {
  if (one.from !== other.to || one.to !== other.from) return undefined;
  const night = includes(one, DEEP_NIGHT) ? one : other;
  return lengthOf(night) > LONGEST_NIGHT ? undefined : night;
}

/** The words by which a text with hours names what it is of, and its hours where there is one stretch of them. */
function namedSpan(text: string): { name: string; span: Span } | undefined {
  const [span, ...more] = spansIn(text);
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
  const spans = spansIn(text);
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
