import { cleanName, nameLikeness, withoutGreeting } from '../fields/values/index.js';
import { foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';

/** "Ms Ada Marsh" and "Mr A Marsh", where "Mr Marsh" is the name of many. */
const LEAST_WORDS = 3;
const WORTH = 0.5;

/** "Hi Ms Ada Marsh,": the person that a page greets with the whole name. */
export function greeted(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) => {
    const rest = withoutGreeting(line.text);
    if (line.page !== 1 || line.cells.length > 1 || rest === line.text) return [];
    const name = cleanName(rest.replace(/[,!]\s*$/, ''));
    const isWhole = nameLikeness(name).kind === 'person' && name.split(' ').length >= LEAST_WORDS;
    return isWhole && !/[,.!?]\s/.test(name.replace(/^\p{L}+\./u, ''))
      ? [foundInLine(line, line.text.length - rest.length, line.text.length, name, WORTH)]
      : [];
  });
}
