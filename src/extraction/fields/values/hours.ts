import { matchesOf } from '../../matches.js';

const TIME = String.raw`(?:(\d{1,2})(?:[:.]([0-5]\d))?\s?(am|pm|a\.m\.|p\.m\.|hours|hrs?|h)?|(midnight)|(noon|midday))(?![\d%])`;
const SPAN = new RegExp(String.raw`(?<![\d.£])${TIME}\s*(?:and|to|until|till|-|–)\s*${TIME}`, 'gi');
/** "0700-2400": times of four figures, the hour or the half, on both sides. */
const FOUR = /(?<![\d.£])([01]\d|2[0-4])([03]0)\s?(?:-|–|to)\s?([01]\d|2[0-4])([03]0)(?![\d%])/g;

/** A stretch of the day in minutes after midnight. */
export interface Hours {
  from: number;
  to: number;
}

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

/** The stretches of the day that a text names, and where: "07:30 to 00:30", "7am and midnight". */
export function findHours(text: string): (Hours & { start: number; end: number })[] {
  const places = [
    ...matchesOf(text, SPAN).map((match) => ({ match, ends: [match.slice(1, 6), match.slice(6, 11)] })),
    ...matchesOf(text, FOUR).map((match) => ({ match, ends: [match.slice(1, 3), match.slice(3, 5)] })),
  ];
  return places.flatMap(({ match, ends }) => {
    const [from, to] = ends.map(minutesOf);
    return from === undefined || to === undefined
      ? []
      : [{ from, to, start: match.index, end: match.index + match[0].length }];
  });
}

const lengthOf = ({ from, to }: Hours): number => (to - from + DAY) % DAY || DAY;
const includes = (hours: Hours, time: number): boolean => (time - hours.from + DAY) % DAY < lengthOf(hours);

/** The one of two stretches that is the night, where they make up the whole day. */
export function nightOf<H extends Hours>(one: H, other: H): H | undefined {
  if (one.from !== other.to || one.to !== other.from) return undefined;
  const night = includes(one, DEEP_NIGHT) ? one : other;
  return lengthOf(night) > LONGEST_NIGHT ? undefined : night;
}
