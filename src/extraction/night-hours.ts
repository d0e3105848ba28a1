import { findHours, type Hours, nightOf } from './fields/values/index.js';
import { sameLine } from './layout/geometry.js';
import type { Segment } from './layout/model.js';
import { segmentsOf } from './layout/segments.js';
import type { Page } from './page.js';
import type { NightHours } from './results.js';

/** Hours of the day or of the night, and the text that names them. */
interface NamedHours extends Hours {
  band: 'day' | 'night';
  text: string;
}

/** A page with more of them is a table of something else. */
const MOST_HOURS = 60;
/** Days that tell no rate of the day: "p/day", "per day", "every day", "7 days". */
const OTHER_DAYS = /(?:\/\s?|\b(?:per|an?|each|every|all|other|working|business|calendar|seven|\d+)\s)days?\b/gi;
const DAY = /\bday(?:s|time)?\b/i;
const NIGHT = /\bnight(?:s|time)?\b/i;
/** A day or a night that is not the same all week and all year, or has a third rate within it. */
const PARTED =
  /\b(?:peak|evenings?|week-?\s?ends?|week-?\s?days?|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|exc(?:l|ept|luding)?|other than|winter|summer|holidays?)\b/i;
const UTC = /\b(?:gmt|utc)\b/i;
const LOCAL = /\b(?:bst|(?:local|clock) time)\b/i;

/**
 * The hours of the night that a paper prints beside its rates: "Day, 07:30 to 00:30" and "Night (00:30-07:30)". Told only
 * where the two make up the whole day, so that each confirms the other, and the paper names no others.
 */
export function nightHoursOf(pages: readonly Page[]): NightHours | undefined {
  const named = pages.flatMap((page) => namedOn(segmentsOf(page)));
  if (named.some(({ text }) => PARTED.test(text))) return undefined;
  const [day, ...days] = distinct(named.filter(({ band }) => band === 'day'));
  const [night, ...nights] = distinct(named.filter(({ band }) => band === 'night'));
  if (!day || !night || days.length + nights.length > 0 || nightOf(day, night) !== night) return undefined;
  return { startTime: timeOf(night.from), endTime: timeOf(night.to), clock: clockOf(named.map(({ text }) => text)) };
}

/** By the words that stand with them in a cell, or else in its line. */
function namedOn(segments: readonly Segment[]): NamedHours[] {
  const timed = segments.filter(({ text }) => findHours(text).length > 0);
  if (timed.length > MOST_HOURS) return [];
  return timed.flatMap((segment) => {
    const own = namedIn(segment.text);
    if (own.length > 0) return own;
    const line = segments.filter((other) => sameLine(other, segment)).sort((a, b) => a.x0 - b.x0);
    return namedIn(line.map(({ text }) => text).join('  '));
  });
}

/** Names stand before the hours that they are of, or all of them behind: "07:00-24:00 (Day)". */
function namedIn(text: string): NamedHours[] {
  const spans = findHours(text);
  const before = spans.map(({ start }, i) => bandOf(text.slice(spans[i - 1]?.end ?? 0, start)));
  const behind = spans.map(({ end }, i) => bandOf(text.slice(end, spans[i + 1]?.start)));
  const bands = before[0] ? before : behind;
  return spans.flatMap(({ from, to }, i) => {
    const band = bands[i];
    return band ? [{ band, from, to, text }] : [];
  });
}

function bandOf(words: string): NamedHours['band'] | undefined {
  const own = words.replace(OTHER_DAYS, ' ');
  if (DAY.test(own) === NIGHT.test(own)) return undefined;
  return DAY.test(own) ? 'day' : 'night';
}

const distinct = (named: readonly NamedHours[]): NamedHours[] => [
  ...new Map(named.map((each) => [`${each.from} ${each.to}`, each])).values(),
];

const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

function clockOf(texts: readonly string[]): NightHours['clock'] {
  const [isUtc, isLocal] = [UTC, LOCAL].map((clock) => texts.some((text) => clock.test(text)));
  if (isUtc === isLocal) return undefined;
  return isUtc ? 'UTC' : 'LOCAL';
}
