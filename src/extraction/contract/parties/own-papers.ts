import { findSupplierNames } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName, findPostcodes, foldName } from '../../fields/values/index.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { BROKER_WORD } from '../labels/of-trade.js';

/** A paper by whom the supplier pays: a broker's own. */
const PAID_BY_SUPPLIER =
  /\b(?:our (?:remuneration|commission|fee|uplift)|(?:supplier|which it) pays (?:us|over to us)|paid to us by the supplier|we (?:receive|earn|are paid) (?:a |an )?(?:commission|uplift|fee)|for you as your (?:energy )?broker|(?:partnership|bureau|consortium|purchasing (?:body|organisation|group)|buying (?:club|group))(?:['’]s)? (?:fee|commission))\b/i;

/** True for a paper that a broker writes: it says what it earns by it. */
export const isBrokersOwn = ({ blocks }: Layout): boolean =>
  blocks.some((block) => block.kind !== 'setAside' && PAID_BY_SUPPLIER.test(block.text));

const NAME = String.raw`\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|for)){1,6}`;
const IS_NAME = new RegExp(`^${NAME}$`, 'u');
/** "Rookery Savings, 4 Quay Road, Ripon HG4 1AB": a name before its address, at the foot of a paper. */
const BEFORE_ADDRESS = new RegExp(String.raw`^(${NAME}), (?=[\p{Lu}\d])`, 'u');
/** Who buys for others. */
const BUYERS = /\b(?:bureau|purchasing|buying|consortium)\b/i;
const LONGEST_ADDRESS = 100;
const SURE = 0.55;

interface Name {
  value: string;
  block: Block;
  start: number;
}

/**
 * The broker whose own paper it is, where nothing else names it: by the only name, besides those of the parties, that stands
 * before its own address or in a line of its own with a word of the trade.
 */
export function ownBroker(layout: Layout, parties: readonly string[]): Candidate<string>[] {
  const isParty = ({ value }: Name): boolean =>
    findSupplierNames(value).length > 0 ||
    parties.some((name) => foldName(value).startsWith(name) || name.startsWith(foldName(value)));
  const names = layout.blocks
    .filter(({ kind }) => kind !== 'setAside')
    .flatMap((block) => [...beforeAddress(block), ...inLines(block)])
    .filter((name) => !isParty(name));
  const [first] = names;
  if (new Set(names.map(({ value }) => foldName(value))).size !== 1) return [];
  const { value, block, start } = first;
  const passage = partOf(wholeOf(block), start, start + value.length);
  return [{ field: 'brokerName', value: cleanName(value), confidence: SURE, passage }];
}

function beforeAddress(block: Block): Name[] {
  const name = BEFORE_ADDRESS.exec(block.text)?.[1];
  if (!name || block.label) return [];
  const [postcode] = findPostcodes(block.text.slice(name.length, name.length + LONGEST_ADDRESS));
  return postcode && !/[.;:]\s/.test(block.text.slice(name.length, name.length + postcode.start))
    ? [{ value: name, block, start: 0 }]
    : [];
}

function inLines(block: Block): Name[] {
  let at = 0;
  return block.lines.flatMap(({ text }) => {
    const start = block.text.indexOf(text, at);
    at = Math.max(at, start + text.length);
    return start >= 0 && !block.label && (BROKER_WORD.test(text) || BUYERS.test(text)) && IS_NAME.test(text)
      ? [{ value: text, block, start }]
      : [];
  });
}
