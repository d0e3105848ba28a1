import { cleanName, foldName } from '../fields/values/index.js';
import { matchesOf } from '../matches.js';
import { foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';

/** "Northgate is a trading name of Northgate Retail Energy Limited." */
const TRADES =
  /(?:^|[.;|·]\s+)((?:[^\s.;|·]|\.(?=\S)|(?<=\p{L}) (?=\S)){2,45}) is (?:a|the) trading (?:name|style) of\b/giu;

/** The name that the chosen supplier trades under, where the small print says whose name it is: a bill comes under that name. */
export function tradingNameOf(chosen: Found<string>, lines: readonly Line[]): Found<string> | undefined {
  const own = foldName(chosen.value);
  const said = lines.flatMap((line) =>
    matchesOf(line.text, TRADES).flatMap((match) => {
      const name = cleanName(match[1]);
      const start = match.index + match[0].indexOf(match[1]);
      const isOwn = own.startsWith(foldName(name)) || foldName(name).startsWith(own);
      return isOwn ? [foundInLine(line, start, start + match[1].length, name, chosen.confidence)] : [];
    }),
  );
  return said[0];
}
