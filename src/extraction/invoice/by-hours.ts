import { findHours, nightOf } from '../fields/values/index.js';
import type { Charge } from './charges.js';

/**
 * Lines of energy that are told apart by hours alone, "Energy 0700-2400" and "Energy 0000-0700": where their hours make up
 * the whole day, one is of the night and the other of the day.
 */
export function byHours(lines: readonly Charge[]): Charge[] {
  const timed = lines.flatMap((line) => {
    const [hours, ...more] = findHours(line.values.line.cells[0].text);
    return line.kind === 'energy' && hours && more.length === 0
      ? [{ line, hours, key: `${hours.from} ${hours.to}` }]
      : [];
  });
  const [one, other, ...more] = new Map(timed.map((each) => [each.key, each])).values();
  const night =
    other && more.length === 0 && timed.length === lines.length ? nightOf(one.hours, other.hours) : undefined;
  if (!night) return [...lines];
  return timed.map(({ line, hours }) => ({
    ...line,
    kind: hours.from === night.from && hours.to === night.to ? 'night' : 'day',
  }));
}
