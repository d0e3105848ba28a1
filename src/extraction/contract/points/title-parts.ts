import type { Reading } from '../../fields/candidates.js';
import { cleanName, joinAddress } from '../../fields/values/index.js';
import type { Passage } from '../../layout/index.js';

/** How surely a title with the address of a site in it is the site's. */
export const TITLED = 0.85;

/** What parts a name from its address: "Print Room, at 17 Ferry Road". */
const BEFORE_ADDRESS = /^[\s,:–-]*(?:(?:of|at) )?/;

/** "Print Room 17 Ferry Road, Ashford, TN24 8QX": the name in bold before the address in plain type. */
export function setApart(passage: Passage, place: number): Reading[] | undefined {
  let at = 0;
  let end = passage.start;
  for (const word of passage.block.lines.flatMap((line) => line.words)) {
    if (at >= passage.start) {
      // A comma in plain type may follow the last word of the name: "Workshop B, 4 Mill Lane".
      const isLast = !word.bold && end > passage.start && /[,:]$/.test(word.text);
      if (!word.bold && !isLast) break;
      end = at + word.text.length;
      if (isLast) break;
    }
    at += word.text.length + 1;
  }
  const printed = passage.text.slice(0, end - passage.start).replace(/\s*[,:–-]$/, '');
  const name = printed.startsWith(`${place} `) ? printed.slice(`${place} `.length) : printed;
  const from = end - passage.start + (BEFORE_ADDRESS.exec(passage.text.slice(end - passage.start))?.[0].length ?? 0);
  const rest = passage.text.slice(from);
  if (name === '' || name.length > 42 || rest.split(',').length < 2) return undefined;
  return [
    { value: joinAddress([rest]), start: from, end: passage.text.length, confidence: TITLED },
    { field: 'siteName', value: cleanName(name), start: 0, end: printed.length, confidence: TITLED },
  ];
}

/** "High Street" over "186 Canal Street, Hull, HU1 3AA": the name in a line of its own over one that begins with a number. */
export function lineApart({ block, text, start }: Passage): Reading[] | undefined {
  const [first, second] = block.lines;
  if (start > 0 || !second || /[,\d]/.test(first.text) || !/^(?:\d|(?:units?|suite|flat|plot) )/i.test(second.text))
    return undefined;
  const from = first.text.length + 1;
  return [
    { value: joinAddress([text.slice(from)]), start: from, end: text.length, confidence: TITLED },
    { field: 'siteName', value: cleanName(first.text), start: 0, end: first.text.length, confidence: TITLED },
  ];
}

/** True for a passage behind which the next line begins: what stands there is no part of it. */
export function endsLine({ block, end }: Passage): boolean {
  let at = -1;
  return block.lines.some(({ text }) => {
    at += text.length + 1;
    return at === end;
  });
}
