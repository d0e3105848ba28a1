import { findSupplierNames } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { addressLikeness, cleanName, findPostcodes, foldName } from '../../fields/values/index.js';
import { sentencesOf, wholeOf, type Block, type Layout } from '../../layout/index.js';
import { BROKER_WORD, isOfTrade } from '../labels/of-trade.js';

/** A paper by whom the supplier pays: a broker's own. */
const PAID_BY_SUPPLIER =
  /\b(?:our (?:remuneration|commission|fee|uplift)|(?:supplier|which it) pays (?:us|over to us)|kWh,? (?:which|that) (?!you\b)[^.;,]{2,40} pays (?:over )?(?:to )?us|paid to us by the supplier|we (?:receive|earn|are paid) (?:a |an )?(?:commission|uplift|fee)|for you as your (?:energy )?broker|(?:partnership|bureau|consortium|purchasing (?:body|organisation|group)|buying (?:club|group))(?:['’]s)? (?:fee|commission))\b/i;

/** True for a paper that a broker writes: it says what it earns by it. */
export const isBrokersOwn = ({ blocks }: Layout): boolean =>
  blocks.some((block) => block.kind !== 'setAside' && PAID_BY_SUPPLIER.test(block.text));

/** "Carol Hale, Rookery Savings": who writes for a company. */
const WRITES_FOR = /^(?:\p{Lu}[\p{L}'’.-]*\s){1,3}\p{Lu}[\p{L}'’-]*,\s+(?=\p{Lu})/u;

/** "From: Carol Hale, Rookery Energy Brokers" over what a broker writes names the broker, and no supplier. */
export function withWriters(layout: Layout, candidates: readonly Candidate[]): readonly Candidate[] {
  if (!isBrokersOwn(layout)) return candidates;
  return candidates.map((each) => {
    const { field, value, pair } = each;
    const isWriter = field === 'supplierName' && /^\W*from\b/i.test(pair?.label.text ?? '');
    return isWriter && findSupplierNames(String(value)).length === 0
      ? { ...each, field: 'brokerName', value: String(value).replace(WRITES_FOR, '') }
      : each;
  });
}

const NAME = String.raw`\p{Lu}[\p{L}\d'’&.-]*(?: (?:\p{Lu}[\p{L}\d'’&.-]*|&|and|of|for)){1,6}`;
const IS_NAME = new RegExp(`^${NAME}$`, 'u');
/** "Rookery Savings, 4 Quay Road, Ripon HG4 1AB", "Rookery Savings · 4 Quay Road": a name before its address, at the foot of a paper. */
const BEFORE_ADDRESS = new RegExp(
  String.raw`^(${NAME})(?:,| [·•|–])(?: [Cc]ompany (?:\p{L}+\.? )?\d{6,8},)? (?=[\p{Lu}\d])`,
  'u',
);
/** "Prepared by Rookery Savings on 4 May": who made the paper. */
const MADE_BY = new RegExp(
  String.raw`^(?:Prepared|Produced|Compiled|Put together) by (${NAME})(?=[,.;]? (?:on|for|–|-|\d)|[.,;]?$)`,
  'u',
);
/** The number of a supply behind an address: of a site. */
const OF_SUPPLY = /\b(?:MP[AR]N|(?:supply|meter|point) (?:number|no))\b|\d(?:[ -]?\d){12,}/i;
/** Who buys for others. */
const BUYERS = /\b(?:bureau|purchasing|buying|consortium)\b/i;
const LONGEST_ADDRESS = 100;
/** From this likeness on a line is the street of an address: "Wharf Lane, Ripon HG4 1AB". */
const STREET = 0.65;
const SURE = 0.55;

interface Name {
  value: string;
  block: Block;
  start: number;
}

/**
 * The broker whose own paper it is, where nothing else names it: by the only name, besides those of the parties, that stands
 * before its own address, in a line of its own with a word of the trade, or as who prepared the paper.
 */
export function ownBroker(layout: Layout, parties: readonly string[]): Candidate<string>[] {
  const isParty = ({ value }: Name): boolean =>
    findSupplierNames(value).length > 0 ||
    parties.some((name) => foldName(value).startsWith(name) || name.startsWith(foldName(value)));
  // What a label asks for, and what stands in a table, is no name of who wrote the paper.
  const rows = new Set([
    ...layout.tables.flatMap((table) => table.rows.flatMap(({ cells }) => cells)),
    ...layout.pairs.filter(({ relation, fit }) => relation === 'right' && fit > 0.5).map(({ value }) => value.block),
  ]);
  const names = layout.blocks
    .filter(({ kind }) => kind !== 'setAside')
    .flatMap((block) =>
      linesOf(block).flatMap((line) => [...(rows.has(block) ? [] : beforeAddress(line)), ...inLine(line)]),
    )
    .filter((name) => !isParty(name));
  const ofTrade = names.filter(({ value }) => isOfBrokers(value));
  const own = ofTrade.length > 0 ? ofTrade : names;
  const [first] = own;
  if (new Set(own.map(({ value }) => foldName(value))).size !== 1) return [];
  const { value, block, start } = first;
  const passage = partOf(wholeOf(block), start, start + value.length);
  return [{ field: 'brokerName', value: cleanName(value), confidence: SURE, passage }];
}

/** True for a name with a word of the trade in it. */
export const isOfBrokers = (name: string): boolean => isOfTrade(name) || BROKER_WORD.test(name) || BUYERS.test(name);

/** A line of a text, or none at the beginning of a sentence, with what follows there. */
interface Line {
  block: Block;
  start: number;
  line: string;
  rest: string;
}

/** The lines and the sentences of a text without a label. */
function linesOf(block: Block): Line[] {
  if (block.label) return [];
  const { text } = block;
  let at = 0;
  const lines = block.lines.flatMap(({ text: line }) => {
    const start = text.indexOf(line, at);
    at = Math.max(at, start + line.length);
    return start >= 0 ? [{ block, start, line, rest: text.slice(start) }] : [];
  });
  const sentences = sentencesOf(text).map(({ start }) => ({ block, start, line: '', rest: text.slice(start) }));
  return [...lines, ...sentences.filter(({ start }) => !lines.some((line) => line.start === start))];
}

function beforeAddress({ block, start, line, rest }: Line): Name[] {
  const name = BEFORE_ADDRESS.exec(rest)?.[1];
  if (
    !name ||
    OF_SUPPLY.test(block.text) ||
    (line !== '' && name.length > line.length) ||
    addressLikeness(name) >= STREET
  )
    return [];
  const [postcode] = findPostcodes(rest.slice(name.length, name.length + LONGEST_ADDRESS));
  // "West Midlands, CV2 5QU": the county of an address, with no address behind it.
  return postcode && postcode.start > 2 && !/[.;:]\s/.test(rest.slice(name.length, name.length + postcode.start))
    ? [{ value: name, block, start }]
    : [];
}

function inLine({ block, start, line }: Line): Name[] {
  const [, maker] = MADE_BY.exec(line) ?? [];
  if (maker) return [{ value: maker, block, start: start + line.indexOf(maker) }];
  return (BROKER_WORD.test(line) || BUYERS.test(line)) && IS_NAME.test(line) ? [{ value: line, block, start }] : [];
}
