import { WORTH_WEIGHING } from '../fields/choice.js';
import { readTypeIn } from '../fields/values/index.js';
import type { Layout } from '../layout/index.js';
import type { ReadType } from '../results.js';
import { readOneDate } from './charge-period.js';
import { foundInLine, type Found } from './found.js';
import { labelled, type ValueReader } from './labelled.js';
import type { Line } from './lines.js';
import { readingNamedIn, type SaidOfReading } from './reading-dates.js';

const LONGEST_KIND = 24;

const readKind: ValueReader<ReadType> = (text) => {
  const type = text.length <= LONGEST_KIND ? readTypeIn(text) : undefined;
  return type && { value: type.type, text: text.slice(type.start, type.end), ...type };
};

/** "From date" can be the charges' as well. */
const readDateOfReading: ValueReader<string> = (text, options, pair) =>
  /\bread/i.test(pair.label.text) ? readOneDate(text, options, pair) : undefined;

/** What labels of their own say of the two readings: "Previous read type   A", "Present reading date   31 May 2026". */
export function readingsNamed(layout: Layout): { from: SaidOfReading; to: SaidOfReading } {
  return {
    from: {
      date: onlyOne(labelled(layout, 'readFromDate', readDateOfReading)),
      type: onlyOne(labelled(layout, 'readFromType', readKind)),
    },
    to: {
      date: onlyOne(labelled(layout, 'readToDate', readDateOfReading)),
      type: onlyOne(labelled(layout, 'readToType', readKind)),
    },
  };
}

/** Where a paper names several, as of several registers, none of them is the one. */
function onlyOne<T>(found: readonly Found<T>[]): Found<T> | undefined {
  const sure = found.filter(({ confidence }) => confidence >= WORTH_WEIGHING);
  return new Set(sure.map(({ value }) => value)).size === 1 ? sure[0] : undefined;
}

const SUPPOSED = /\b(?:if|where|when|whenever|unless|may|might|could|would|can|sometimes|usually|next)\b/i;
const SAYS_HOW = /\bread(?:ing)?\b.*\b(?:is|was|are|were|been)\b|\b(?:estimated|gave us|read)\b.*\bread(?:ing)?\b/i;

const LISTED =
  /\b(?:start|opening|first|previous|old|from)\b[ :=–-]{1,3}(\p{L}[^\d,;.|]{2,30}?)(?:[,;/]|\s{2}| and)\s*(?:the )?(?:end|closing|last|latest|present|current|new|to)\b[ :=–-]{1,3}(\p{L}[^\d,;.|(]{2,30})/iu;

/** "Readings: opening estimated, closing actual": the kinds of both, told apart from them. */
export function kindsListed(lines: readonly Line[]): { from?: Found<ReadType>; to?: Found<ReadType> } {
  const listed = lines.flatMap((line) => {
    const match = /\bread/i.test(line.text) ? LISTED.exec(line.text) : null;
    const [from, to] = match?.slice(1).map((text) => readTypeIn(text)) ?? [];
    if (!match || !from || !to) return [];
    const found = ({ type, confidence }: typeof from): Found<ReadType> =>
      foundInLine(line, match.index, match.index + match[0].length, type, 0.9 * confidence);
    return [{ from: found(from), to: found(to) }];
  });
  return listed.length === 1 ? listed[0] : {};
}

/** "The previous reading was estimated. You gave us the present one.": how a reading came about, in a sentence of its own. */
export function kindsSaid(lines: readonly Line[]): { from?: Found<ReadType>; to?: Found<ReadType> } {
  const said = lines.flatMap((line) => {
    if (line.cells[0].block.kind !== 'prose' || SUPPOSED.test(line.text) || !SAYS_HOW.test(line.text)) return [];
    const type = readTypeIn(line.text);
    if (!type || type.end - type.start === 1) return [];
    const found = foundInLine(line, type.start, type.end, type.type, 0.8);
    return [{ found, reading: readingNamedIn(line.text, line.ocr) }];
  });
  return {
    from: onlyOne(said.flatMap(({ found, reading }) => (reading === 'from' ? [found] : []))),
    to: onlyOne(said.flatMap(({ found, reading }) => (reading === 'to' ? [found] : []))),
  };
}
