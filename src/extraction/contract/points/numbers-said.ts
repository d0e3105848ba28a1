import type { Candidate } from '../../fields/candidates.js';
import { overlapX } from '../../layout/geometry.js';
import { sentencesOf, type Block, type Layout } from '../../layout/index.js';
import { matchesOf } from '../../matches.js';
import { OF_A_SITE, type Point, type Scope } from './point.js';

/** A number as it may be printed: "20 1234 5678 901", "21-7553-7519-350". */
const NUMBER = /(?<![\d.,£])\d(?:[ -]?\d){5,22}(?![\d%])/g;

/** Where a number stands in a text, and whose it is. */
interface Said {
  start: number;
  point: Point;
}

/** What a sentence says of several points, or of all: "for both meters", "each", "for all sites". */
const OF_SEVERAL =
  /\b(?:both|all (?:(?:\d{1,3}|the|these|your) )*(?:sites|supplies|meters|points|of)|each (?:site|supply|meter|point|of)|respectively)\b/i;

/** What is said of each point, and may be said of them all. */
const SAID_OF = new Set([...OF_A_SITE, 'tariffName', 'vatRate']);

/** "For MPAN 20 1234 5678 901:", "8.1 For the supply with number 1234567890:": it leads what stands under it. */
const LEAD = /:\s*$/;

/** "Site 2. Boat Shed, 4 Quay Road. MPAN 20 1234 5678 901.": with its place in a list begins what is said of the next point. */
const LISTED =
  /^\W*(?:site|premises|supply|(?:supply |meter )?point|location|property)(?: no\.?)? \d{1,3}\b\s*[.:)–-]/i;

/** The least words of a text that tells of a point in sentences. */
const WORDS = 7;

/**
 * What running text says of one point: in the sentence that has its number and in those after it, and in the lines under
 * a text that leads them ("For MPRN 12345678:").
 */
export function byNumberSaid(layout: Layout, points: readonly Point[]): (candidate: Candidate) => Scope | undefined {
  const numbers = new Map(points.map((point) => [point.number, point]));
  const said = new Map<Block, Said[]>();
  for (const block of layout.blocks) {
    const found = block.kind === 'setAside' ? [] : numbersIn(block.text, numbers);
    if (found.length > 0) said.set(block, found);
  }
  const led = underLeads(layout, said);
  return (candidate) => {
    if (!SAID_OF.has(candidate.field)) return undefined;
    const { passage, pair } = candidate;
    const lead = led.get(pair?.labelBlock ?? passage.block);
    if (lead) return [lead];
    if (pair && pair.relation !== 'inline') return undefined;
    const found = said.get(passage.block);
    const { text } = passage.block;
    if (!found || text.split(' ').length < WORDS) return undefined;
    const point = pointSaid(text, passage.start, found);
    return point && [point];
  };
}

function numbersIn(text: string, numbers: ReadonlyMap<string, Point>): Said[] {
  if (!/\d.*\d.*\d.*\d.*\d/.test(text)) return [];
  return matchesOf(text, NUMBER).flatMap(({ 0: printed, index }) => {
    const digits = printed.replace(/\D/g, '');
    const point = numbers.get(digits) ?? (digits.length === 21 ? numbers.get(digits.slice(-13)) : undefined);
    return point ? [{ start: index, point }] : [];
  });
}

/** The one point of whose sentence a place is part, or of which the sentences before speak last. */
function pointSaid(text: string, at: number, said: readonly Said[]): Point | undefined {
  let last: Point | undefined;
  for (const sentence of sentencesOf(text)) {
    const own = new Set(
      said.filter(({ start }) => start >= sentence.start && start < sentence.end).map(({ point }) => point),
    );
    const next = said.find(({ start }) => start >= sentence.start);
    if (own.size > 1 || OF_SEVERAL.test(sentence.text)) last = undefined;
    else if (LISTED.test(sentence.text) && next) last = next.point;
    else if (own.size === 1) [last] = own;
    if (at < sentence.end) return last;
  }
  return undefined;
}

/** The texts that stand under a number that leads them, down to a heading, a wider gap, or the next number. */
function underLeads({ blocks }: Layout, said: ReadonlyMap<Block, readonly Said[]>): Map<Block, Point> {
  const led = new Map<Block, Point>();
  for (const [lead, [first, ...others]] of said) {
    if (others.length > 0 || !LEAD.test(lead.text) || lead.lines.length > 1 || lead.label) continue;
    let last = lead;
    for (const next of blocks.slice(lead.index + 1)) {
      if (next.page !== lead.page) break;
      if (next.y0 < last.y1 - 0.5 * last.fontSize) {
        if (next.x0 >= lead.x0 - 1 && !said.has(next)) led.set(next, first.point);
        continue;
      }
      if (next.isHeading || said.has(next) || next.y0 - last.y1 > 1.6 * lead.fontSize || overlapX(next, lead) <= 0)
        break;
      led.set(next, first.point);
      last = next;
    }
  }
  return led;
}
