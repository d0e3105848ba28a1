import type { Candidate } from '../../fields/candidates.js';
import { foldName, nameLikeness } from '../../fields/values/index.js';
import { overlapX, sameLine } from '../../layout/geometry.js';
import {
  isConditional,
  isHypothetical,
  sentencesOf,
  tickedOptions,
  type Block,
  type Layout,
  type Row,
} from '../../layout/index.js';
import { matchesOf } from '../../matches.js';

/** Words or marks in the column of an offer that was taken. */
const CHOSEN = /^\W*(?:★|✓|✔|☑|☒)|\b(?:selected|chosen|accepted|(?:your|our) choice|taken)\b/iu;
/** "☐ Not chosen" */
const NOT_CHOSEN = /^\W*[☐□]|^[^★✓✔☑☒]*\bnot\b/iu;
/** An empty box: the choice is made by boxes. */
const EMPTY = /^[☐□]$/u;

/** Words that tell which offer the customer takes, and what may stand before them where it is only asked to. */
const TAKES =
  /\b(?:accepts?|accepted|chooses?|chosen|chose|selects?|selected|opt(?:s|ed)? for|(?:go|going|went) (?:ahead )?with|proceed(?:s|ing)? with|wish(?:es)? to (?:take|have)|takes|taken|orders|ordered|signs? up (?:to|for)|signed up (?:to|for)|(?:option|offer|product|deal|quote|choice) (?:chosen|selected|taken|accepted|agreed)|(?:your|our) choice)\b/gi;
const ASKED =
  /\b(?:can|may|could|would|might|if|to|please|should|until|before|not|once|when|must|by)\s+(?:\w+\s+)?$|\b(?:which|whether|what|please)\b.*$/i;

/** What an offer may be called beside its number or letter. */
const OFFERS = ['option', 'offer', 'quote', 'quotation', 'choice', 'deal', 'column'];
/** What stands before the name of an offer: "Option 2: Secure Fix". */
const OPTION = new RegExp(String.raw`^(?:${OFFERS.join('|')})\s+(?:no\.?\s*)?[0-9A-Z]{1,2}\b\s*[:.–-]?\s*`, 'i');
/** The number or letter of an offer, with or without what it is called. */
const NUMBERED = new RegExp(String.raw`^(?:(?:${OFFERS.join('|')}) )?([0-9A-Z])$`, 'i');
/** The words over an offer that say no more than that it is one, or how long it runs. */
const NO_PRODUCT =
  /^(?:new|your|our|renewal|prices?|rates?|charges?|option|offer|quote|choice|deal|from|until|years?|months?|now|today|electricity|gas|fixed|the|contract|term|\d+|one|two|three|four|five)$/i;

/** What tells the offer that was taken from those beside it. */
export class Chosen {
  /** Words and marks of offers that were taken. */
  readonly marks: readonly Block[];
  private readonly boxes: Block[];
  private texts?: string[];
  private readonly blocks: Block[];

  constructor(layout: Layout) {
    const blocks = layout.blocks.filter((block) => block.kind !== 'setAside');
    this.blocks = blocks;
    this.marks = blocks.filter(
      (block) => block.text.length < 40 && CHOSEN.test(block.text) && !NOT_CHOSEN.test(block.text),
    );
    this.boxes = blocks.filter((block) => EMPTY.test(block.text));
  }

  /** What the paper says is taken. */
  private get said(): string[] {
    const { blocks } = this;
    return (this.texts ??= [...blocks.flatMap((block) => takenIn(block, blocks)), ...tickedIn(blocks)]);
  }

  /** Those of the values of one label that stand in the row or the column that was taken. */
  among(values: readonly Candidate[]): Candidate[] {
    const marked = values.filter((each) => this.isMarked(each, values));
    return marked.length > 0 ? marked : this.named(values);
  }

  private isMarked({ pair, passage: { block } }: Candidate, values: readonly Candidate[]): boolean {
    if (pair!.relation === 'column') return pair!.row?.ticked === true;
    return this.marks.some(
      (mark) =>
        mark.page === block.page &&
        mark.x0 > pair!.labelBlock.x1 &&
        overlapX(mark, block) > 0 &&
        // The title of a paper that is accepted stands over several columns.
        !values.some((other) => isBesideIt(other.passage.block, block) && overlapX(mark, other.passage.block) > 0) &&
        (mark.y1 <= block.y0 || this.isOneOfBoxes(mark)),
    );
  }

  /** True for a ticked box with an empty one in its line: under the offers as well as over them. */
  private readonly isOneOfBoxes = (mark: Block): boolean =>
    this.boxes.some((box) => box.page === mark.page && sameLine(box, mark));

  /** The values of the only offer whose name a sentence tells that is taken. */
  private named(values: readonly Candidate[]): Candidate[] {
    const offers = new Map<Row | Block, { keys: string[]; of: Candidate[] }>();
    for (const each of values) {
      const offer = each.pair!.relation === 'column' ? each.pair!.row : each.pair!.over;
      if (!offer) continue;
      const known = offers.get(offer) ?? { keys: this.keysOf(offer), of: [] };
      known.of.push(each);
      offers.set(offer, known);
    }
    return this.onlySaid([...offers.values()])?.of ?? [];
  }

  /** Of offers the only one of whose names, that no other has, a sentence tells that it is taken. */
  private onlySaid<Offer extends { keys: string[] }>(all: readonly Offer[]): Offer | undefined {
    const saidOf = ({ keys }: Offer): number =>
      keys
        .filter((key) => !all.some((other) => other.keys !== keys && other.keys.includes(key)))
        .filter((key) => this.said.some((text) => text.includes(key)))
        .reduce((longest, key) => Math.max(longest, key.length), 0);
    const [first, second] = all.map((each) => ({ said: saidOf(each), each })).sort((a, b) => b.said - a.said);
    return first && second && first.said > second.said ? first.each : undefined;
  }

  /** Of cards side by side, each its blocks from the top, the one that was taken. */
  card(cards: readonly Block[][]): Block[] | undefined {
    const marked = cards.filter((card) => card.some((block) => this.marks.includes(block)));
    if (marked.length > 0) return marked.length === 1 ? marked[0] : undefined;
    return this.onlySaid(cards.map((card) => ({ keys: keysIn(card.map((block) => block.text)), card })))?.card;
  }

  /** The words by which an offer can be named: those of the cells of its row and before it, or over its column. */
  private keysOf(offer: Row | Block): string[] {
    if (!('cells' in offer)) return keysIn([offer.text]);
    const cells = offer.cells.filter((cell) => cell !== undefined);
    const before = this.blocks.filter(
      (block) => isInLine(block, cells[0]) && block.x1 <= Math.min(...cells.map((cell) => cell.x0)) + 1,
    );
    return keysIn([...before, ...cells].map((cell) => cell.text));
  }
}

/** What a sentence, or a label and the text beside it, tells that is taken. Words are parted by one blank. */
function takenIn(block: Block, blocks: readonly Block[]): string[] {
  return sentencesOf(block.text).flatMap(({ text }) => {
    if (isConditional(text) || isHypothetical(text)) return [];
    const said = matchesOf(text, TAKES).find((match) => !ASKED.test(text.slice(0, match.index)));
    if (!said) return [];
    const rest = text.slice(said.index + said[0].length);
    // "We accept: ☐ Option A ☒ Option B": the boxes tell.
    if (tickedOptions(rest).length > 0) return [];
    const beside = block.kind === 'cell' && /^\W*$/.test(rest) ? besideOf(block, blocks)?.text : undefined;
    const words = wordsOf(beside ?? rest);
    return LONE.test(words) ? OFFERS.map((word) => ` ${word}${words}`) : [words];
  });
}

/** The only option with a tick of several in a line: "We accept ☐ Option A ☒ Option B". */
function tickedIn(blocks: readonly Block[]): string[] {
  const options = blocks.flatMap((block) => tickedOptions(block.text).map((option) => ({ ...option, block })));
  return options
    .filter((option) => option.ticked && !/^(?:the )?same\b/i.test(option.text))
    .filter((option) => {
      const beside = options.filter((other) => other !== option && isInLine(other.block, option.block));
      return beside.length > 0 && !beside.some((other) => other.ticked);
    })
    .map((option) => wordsOf(option.text));
}

/** True for another text in the line of a value. */
const isBesideIt = (other: Block, value: Block): boolean => other !== value && isInLine(other, value);

const isInLine = (one: Block, other: Block): boolean => one.page === other.page && sameLine(one, other);

const besideOf = (block: Block, blocks: readonly Block[]): Block | undefined =>
  blocks
    .filter((other) => other.page === block.page && other.x0 >= block.x1 && sameLine(other, block))
    .sort((a, b) => a.x0 - b.x0)[0];

const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** A number or a letter and nothing else. */
const LONE = /^ [0-9a-z] $/;

/** Supplies stand side by side under their fuels: those are no offers. */
const FUEL = /^ (?:electricity|gas|power)(?: supply)? $/;

const keysIn = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => text.length < 60)
    .flatMap((text) => {
      const lone = NUMBERED.exec(text)?.[1];
      if (lone) return OFFERS.map((word) => wordsOf(`${word} ${lone}`));
      return /\p{L}{3}/u.test(text) ? [wordsOf(text), wordsOf(text.replace(OPTION, ''))] : [];
    })
    .filter((key) => key.trim().length > 2 && !/^ \d+ (?:months?|years?) $/.test(key) && !FUEL.test(key));

/** The name of the product over the column of an offer, where its words are more than a number or a time. */
export function productOver({ text }: Block): string | undefined {
  const name = text
    .replace(/[★✓✔☑☒]/gu, '')
    .replace(/\W*\b(?:your|our) choice\b\W*|\W*\b(?:selected|chosen|accepted|taken)\b\W*/gi, '')
    .replace(OPTION, '')
    .trim();
  const words = name.split(/\s+/);
  const named = words.every((word) => /^[\p{Lu}\d&+(-]/u.test(word) || /^(?:for|and|of)$/.test(word));
  const own = words.some((word) => /\p{L}{2}/u.test(word) && !NO_PRODUCT.test(word));
  const fixed = words.length >= 3 && /^fix(?:ed)?$/i.test(words[words.length - 1]);
  return named &&
    nameLikeness(name).kind !== 'company' &&
    (own || fixed) &&
    words.length <= 6 &&
    foldName(name).length >= 4
    ? name
    : undefined;
}
