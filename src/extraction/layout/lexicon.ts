import { distance } from 'fastest-levenshtein';
import { NAMED, NEUTRAL, SENTENCE, TIMES, WEAK } from './common-words.js';
import { BOX_NUMBER, isNoLabel, SLASHED, UNIT_IN_WORDS, withoutExtras } from './label-shapes.js';
import { guessed } from './guessed.js';
import type { LabelMatch } from './label-match.js';
import { isQuestion } from './questions.js';
import { isUnit, stem, tokens, type Token } from './tokens.js';
import { sameInBoth } from './two-languages.js';

/** Label wordings by concept. Case, plural, articles, possessives and usual abbreviations need not be listed. */
export type Vocabulary = Record<string, readonly string[]>;

/** Knows which texts are labels. */
export interface Lexicon {
  /** The label that a whole text is, or undefined. `lenient` forgives misread letters. */
  label(text: string, lenient?: boolean): LabelMatch | undefined;
  /** All labels inside a text, the longest at each place, none overlapping. */
  find(text: string, lenient?: boolean): LabelMatch[];
  /** What a whole text may mean as a label though its wording is not known, by the words that it has. */
  guess(text: string): LabelMatch | undefined;
}

const isName = (text: string, words: readonly Token[]): boolean =>
  words.every((word) => /^[\p{Lu}\d]/u.test(text.slice(word.start)) || word !== words[0]);

interface Phrase {
  words: string[];
  concepts: string[];
}

/** The phrases that begin with the same words: the one that ends here, and those that go on with a word. */
interface Branch {
  phrase?: Phrase;
  next: Map<string, Branch>;
}

const isWeak = (phrase: Phrase): boolean => phrase.words.length === 1 && WEAK.has(phrase.words[0]);

/** True where a comma stands between the words of a phrase. */
const isParted = (text: string, list: readonly Token[], at: number, { words }: Phrase): boolean =>
  text.slice(list[at].start, list[at + words.length - 1].end).includes(',');

/** "VAT rate to apply": the "to" of a verb, and none that a day stands behind. */
const leadsToVerb = ({ words }: Phrase, next: Token | undefined): boolean =>
  words.at(-1) === 'to' && next !== undefined && VERBS.has(next.norm);
const VERBS = new Set(['apply', 'pay', 'charge', 'use']);

/** What begins a word and is none: "prepayment" did not run together. */
const PREFIX = /^(?:pre|non|sub)$/;

/** Words by which a text can be told for a label of these concepts though its wording is not known. */
export type LabelPatterns = readonly (readonly [RegExp, ...string[]])[];

/**
 * Makes a lexicon of label wordings, and of patterns for the wordings that are not among them. `turning` are patterns of
 * words that make another label of a known wording that they stand beside: "Broker uplift in the unit rate".
 */
export function compileLexicon(
  vocabulary: Vocabulary,
  patterns: LabelPatterns = [],
  turning: LabelPatterns = [],
): Lexicon {
  const root: Branch = { phrase: undefined, next: new Map() };
  const known = new Set<string>();
  const phrases = new Map<string, Phrase>();
  for (const [concept, wordings] of Object.entries(vocabulary)) {
    for (const wording of wordings) {
      const words = tokens(wording).map((token) => token.norm);
      if (words.length === 0) continue;
      const key = words.join(' ');
      const phrase = phrases.get(key) ?? { words, concepts: [] };
      if (!phrase.concepts.includes(concept)) phrase.concepts.push(concept);
      phrases.set(key, phrase);
    }
  }
  for (const phrase of phrases.values()) {
    let branch = root;
    for (const word of phrase.words) {
      known.add(word);
      const next = branch.next.get(word) ?? { phrase: undefined, next: new Map<string, Branch>() };
      branch.next.set(word, next);
      branch = next;
    }
    branch.phrase = phrase;
  }
  const knownLong = [...known].filter((word) => word.length >= 5 && /^\p{L}+$/u.test(word));
  const repaired = new Map<string, string>();

  /** A misread word becomes the one known word that is a letter (of a long word two letters) away: "Kettering" is not "metering". */
  function repair(word: string): string {
    if (known.has(word) || word.length < 6) return word;
    const before = repaired.get(word);
    if (before !== undefined) return before;
    const limit = word.length >= 9 ? 2 : 1;
    const near = knownLong.filter((other) => {
      if (Math.abs(other.length - word.length) > limit) return false;
      const apart = distance(other, word);
      return apart <= limit && (other[0] === word[0] || (apart === 1 && other.length === word.length));
    });
    const result = near.length === 1 ? near[0] : word;
    if (repaired.size > 5000) repaired.clear();
    repaired.set(word, result);
    return result;
  }

  /** Words that were run together ("Unitrate£/kWh") come apart where all parts are known words. */
  function unglue(token: Token): Token[] {
    if (known.has(token.norm) || token.norm.length < 6 || isUnit(token.norm)) return [token];
    const parts = glued(token.norm);
    return parts ? parts.map((norm) => ({ ...token, norm })) : [token];
  }

  function glued(word: string): string[] | undefined {
    if (isUnit(word)) return [word];
    for (let length = word.length - 1; length >= 3; length -= 1) {
      const head = stem(word.slice(0, length));
      const tail = word.slice(length);
      if (!known.has(head) || PREFIX.test(head) || (tail.length < 3 && tail.length > 0)) continue;
      if (known.has(stem(tail)) || isUnit(tail)) return [head, stem(tail)];
      const rest = tail.length >= 6 ? glued(tail) : undefined;
      if (rest) return [head, ...rest];
    }
    return undefined;
  }

  function read(text: string, lenient: boolean): Token[] {
    const list = tokens(text);
    return lenient ? list.flatMap(unglue).map((token) => ({ ...token, norm: repair(token.norm) })) : list;
  }

  function longestAt(list: Token[], at: number): Phrase | undefined {
    let longest: Phrase | undefined;
    let branch = root.next.get(list[at].norm);
    for (let i = at + 1; branch; i += 1) {
      longest = branch.phrase ?? longest;
      branch = i < list.length && !list[i].fresh ? branch.next.get(list[i].norm) : undefined;
    }
    return longest;
  }

  function find(text: string, lenient = false): LabelMatch[] {
    const list = read(text, lenient);
    const found: LabelMatch[] = [];
    for (let at = 0; at < list.length; at += 1) {
      const phrase = longestAt(list, at);
      if (!phrase) continue;
      const start = list[at].start;
      const end = list[at + phrase.words.length - 1].end;
      found.push({
        concepts: phrase.concepts,
        start,
        end,
        text: text.slice(start, end),
        qualifier: '',
        words: phrase.words.length,
        weak: isWeak(phrase),
      });
      at += phrase.words.length - 1;
    }
    return found;
  }

  function label(text: string, lenient = false): LabelMatch | undefined {
    const found = plainLabel(text, lenient);
    // A weak word may have a unit beside it that tells what it is: "Per day" is no day rate.
    if (!found || (found.qualifier === '' && !found.weak)) return found;
    // One common word does not make a question a label of what that word names: "How much do you expect me to use?"
    if (found.qualifier !== '' && found.weak && isQuestion(text)) return undefined;
    const turned = turning.find(([words]) => words.test(found.text));
    return turned ? { ...found, concepts: turned.slice(1) as string[], qualifier: '', weak: false } : found;
  }

  function plainLabel(text: string, lenient: boolean): LabelMatch | undefined {
    if (isNoLabel(text)) return undefined;
    const found = wholeLabel(text, lenient) ?? boxedLabel(text, lenient);
    const isNamed = found?.qualifier === '' && !/\p{L}/u.test(text.slice(0, found.start));
    const named = isNamed ? undefined : withoutUnit(text, lenient);
    if (named) return named;
    if (found?.qualifier !== '' && text.includes(' / '))
      return sameInBoth(text, (part) => wholeLabel(part, lenient)) ?? found;
    // What stands in brackets may explain the label: "Day unit rate (7am to 7pm, Monday to Friday)".
    if (found?.qualifier === '' || !text.includes('(')) return found;
    const bare = wholeLabel(
      text.replace(/\([^)]*\)?/g, (note) => ' '.repeat(note.length)),
      lenient,
    );
    return bare?.qualifier === '' || !found ? bare && { ...bare, text: text.trim() } : found;
  }

  /** "Night price (pence per kWh)", "Fixed charge p per day per meter": the label before a unit in words. */
  function withoutUnit(text: string, lenient: boolean): LabelMatch | undefined {
    const unit = UNIT_IN_WORDS.exec(text);
    const found = unit && wholeLabel(text.slice(0, unit.index), lenient);
    return found?.qualifier === '' ? { ...found, text: text.trim() } : undefined;
  }

  function boxedLabel(text: string, lenient: boolean): LabelMatch | undefined {
    const number = BOX_NUMBER.exec(text)?.[0];
    const found = number && wholeLabel(text.replace(number, ' '.repeat(number.length)), lenient);
    return found && found.qualifier === '' ? { ...found, text: text.trim() } : undefined;
  }

  function wholeLabel(printed: string, lenient: boolean): LabelMatch | undefined {
    const text = lenient ? printed.replace(SLASHED, '$1/$2') : printed;
    const list = read(withoutExtras(text), lenient);
    if (list.length === 0 || list.length > 12) return undefined;
    let best: { phrase: Phrase; at: number; rest: Token[] } | undefined;
    for (let at = 0; at < list.length; at += 1) {
      const phrase = longestAt(list, at);
      if (!phrase || leadsToVerb(phrase, list[at + phrase.words.length])) continue;
      const rest = [...list.slice(0, at), ...list.slice(at + phrase.words.length)].filter(
        (token) => !isUnit(token.norm),
      );
      const more = phrase.words.length - rest.length - (best ? best.phrase.words.length - best.rest.length : 0);
      // "Day unit rate p/kWh" is more than the "unit rate p/kWh" within it.
      const isOver = best !== undefined && at < best.at + best.phrase.words.length;
      // In "Unit rate, fixed" a comma parts "rate fixed".
      const within = isOver && (/\/kwh$/.test(phrase.words.at(-1) ?? '') || isParted(text, list, at, phrase));
      if (!best || more > 0 || (more === 0 && !within)) best = { phrase, at, rest };
    }
    if (!best) return undefined;
    // "Unit rate on the day you joined": what begins with a label of several words may go on.
    const leads = best.at === 0 && best.phrase.words.length >= 2 && best.rest.length <= 6;
    if (!leads && best.rest.length > Math.min(3, best.phrase.words.length + 1)) return undefined;
    const last = best.at + best.phrase.words.length - 1;
    const { phrase, rest } = best;
    // "Supply to be quoted" names no place that is supplied.
    if (phrase.words.at(-1) === 'to' && list[last + 1]?.norm === 'be') return undefined;
    if (rest.some((token) => /\d/.test(token.norm) && (!/^\d{1,2}$/.test(token.norm) || token.start < list[last].end)))
      return undefined;
    const weak = isWeak(phrase);
    if (weak && TIMES.has(phrase.words[0]) && rest.length > 0) return undefined;
    // "Unit 3" is a place to let.
    if (weak && phrase.words[0] === 'unit' && rest.some((token) => /\d/.test(token.norm))) return undefined;
    const foreign = rest.filter((token) => !NEUTRAL.test(token.norm));
    if (
      weak &&
      foreign.length > 0 &&
      !(NAMED.has(phrase.words[0]) && last === list.length - 1 && isName(text, foreign))
    )
      return undefined;
    if (!leads && foreign.some((token) => SENTENCE.has(token.norm))) return undefined;
    return {
      concepts: best.phrase.concepts,
      start: list[best.at].start,
      end: list[last].end,
      text: text.trim(),
      qualifier: best.rest.map((token) => text.slice(token.start, token.end)).join(' '),
      words: best.phrase.words.length,
      weak,
    };
  }

  function guess(printed: string): LabelMatch | undefined {
    const concepts = guessed(printed, patterns, (asked) => {
      const found = label(asked);
      return found?.qualifier === '' && !found.weak ? found.concepts : undefined;
    });
    if (!concepts) return undefined;
    return { concepts, start: 0, end: printed.length, text: printed.trim(), qualifier: '', words: 1, weak: true };
  }

  return { label, find, guess };
}
