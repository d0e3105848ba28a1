import type { Page } from '../page.js';
import { BEGINS_ADDRESS } from '../fields/values/index.js';
import { height } from './geometry.js';
import { isAboutValue, linesAtLabels } from './centred-labels.js';
import { FORMED } from './label-shapes.js';
import { goesOnAsHead } from './heads-of-lines.js';
import { namesFigure, startsWithLabel } from './leading-label.js';
import { areOneLabel, type LabelMatch } from './label-match.js';
import type { Lexicon } from './lexicon.js';
import {
  BULLET,
  endsAddress,
  FIGURE,
  FUEL,
  HEAD_OF_NAMES,
  isLoosePostcode,
  isRestOfAddress,
  isFar,
  areNumberAndAddress,
  ITEM,
  KIND,
  LEGAL_FORM,
  TITLE_OF_ROWS,
  TOTALS,
} from './line-shapes.js';
import type { Segment } from './model.js';
import type { Neighbours } from './stacks.js';
import { isNextQuestion } from './questions.js';
import { isRestOfName } from './rest-of-name.js';
import { Surroundings } from './surroundings.js';
import { areAmounts, areNumbersOfRows, isUnitLine } from './unit-lines.js';
import { isTight, isUnitUnder } from './units-under.js';
import { isUnfinished } from './unfinished.js';
import { isNote, wraps } from './wrapped-heads.js';

/** "MXP/118204", "Q-771074": the whole of a line. */
const REFERENCE = /^(?=\S*\d)[A-Z\d][A-Z\d/-]{4,}$/;

/** What sums up the rows over it. */
const SUBTOTAL = /^sub-? ?totals?\b/i;

/** "Profile," over "MTC," over "LLFC": words of one head of a column, each of which may be a label by itself. */
const isListOfWords = (upper: Segment, lower: Segment): boolean =>
  /^\p{L}[\p{L} ]{1,14},$/u.test(upper.text) &&
  /^\p{L}[\p{L} ]{1,14},?$/u.test(lower.text) &&
  upper.bold &&
  lower.bold &&
  isTight(upper, lower);

/** Tells whether a segment goes on in the one under it. */
export class Joiner {
  private readonly around: Surroundings;
  private readonly lenient: boolean;
  private readonly known = new Map<Segment, boolean>();
  private readonly atLabels: Set<Segment>;
  private readonly segments: readonly Segment[];

  constructor(
    page: Page,
    private readonly lexicon: Lexicon,
    neighbours: Map<Segment, Neighbours>,
    prose: Set<Segment>,
  ) {
    this.around = new Surroundings(page, neighbours, prose);
    this.lenient = page.source === 'ocr';
    this.segments = [...neighbours.keys()];
    this.atLabels = linesAtLabels(this.segments, neighbours, lexicon, this.lenient);
  }

  joins(upper: Segment, lower: Segment, before: readonly Segment[] = [upper]): boolean {
    const cached = this.known.get(lower);
    if (cached !== undefined) return cached;
    const result = this.decide(upper, lower, before);
    this.known.set(lower, result);
    return result;
  }

  private decide(upper: Segment, lower: Segment, before: readonly Segment[]): boolean {
    if (this.atLabels.has(upper) && before.length === 1) return true;
    if (this.atLabels.has(lower)) return false;
    if (isLoosePostcode(upper, lower)) return true;
    if (
      this.around.areRows(upper, lower) ||
      isNextQuestion(upper.text, lower.text) ||
      areAmounts(upper.text, lower.text) ||
      areNumbersOfRows(upper.text, lower.text) ||
      areNumberAndAddress(upper.text, lower.text) ||
      SUBTOTAL.test(lower.text) ||
      TITLE_OF_ROWS.test(upper.text) ||
      (this.isWholeAddress(upper) && /^\p{Lu}/u.test(lower.text)) ||
      (BULLET.test(lower.text) && BULLET.test(before[0].text))
    )
      return false;
    if (isListOfWords(upper, lower) || isRestOfAddress(upper, lower)) return true;
    const text = before.map((line) => line.text).join(' ');
    const whole = this.lexicon.label(text, this.lenient);
    if (LEGAL_FORM.test(lower.text) && !whole) return true;
    if (isRestOfName(upper, lower, whole, this.around, (line) => this.asksForName(line))) return true;
    const under = this.lexicon.label(lower.text, this.lenient);
    if (whole && !under && isAboutValue(upper, lower, this.segments)) return true;
    const both = whole?.qualifier === '' && under?.qualifier === '';
    // "Payment by" over "Micro business" is a label over another; so is one over any text that has a value of its own.
    const haveValues = this.hasValue(upper) && this.hasValue(lower);
    // "We pay by" over "Microbusiness" too, though the words of a sentence make a label only beside its value.
    const isNamed = haveValues && this.lexicon.find(upper.text, this.lenient).at(-1)?.end === upper.text.length;
    const parted =
      (whole?.qualifier === '' && (haveValues || (both && this.haveOwn(upper, lower)))) ||
      (isNamed && under?.qualifier === '' && !under.weak && upper.words.length > 1);
    // "Prepared for" is a whole label, for all that it ends with a joining word.
    const named =
      whole?.qualifier === '' && this.lexicon.label(`${text} ${lower.text}`, this.lenient)?.qualifier !== '';
    if (isUnfinished(text, lower.text) && !parted && !named) return true;
    // "p/kVA" goes on with "/day", though it is a unit itself.
    const opens = !isUnitLine(upper.text) || /^(?:\/|per\b)/i.test(lower.text);
    const isUnit = isUnitLine(lower.text) && opens && !this.around.figureBeside(lower);
    if (this.isRestOfHead(upper, lower)) return true;
    if (isUnitUnder(upper, lower, before, this.around)) return true;
    if (this.isBehindFigure(lower)) return false;
    const isHeader = !/\d/.test(upper.text) || this.lexicon.label(upper.text, this.lenient) !== undefined;
    if (isUnit && isHeader && !this.isInRow(lower)) return true;
    if (ITEM.test(lower.text) && ITEM.test(before[0].text) && /\d/.test(`${upper.text}${lower.text}`)) return false;
    if (/,$/.test(upper.text) && endsAddress(lower.text)) return true;
    const joined = this.lexicon.label(`${text} ${lower.text}`, this.lenient);
    // "MPRN / meter" does not go on with the number under it.
    const more =
      joined !== undefined &&
      !/^\d[\d ]{5,}$/.test(lower.text) &&
      joined.words > Math.max(whole?.words ?? 0, under?.words ?? 0);
    // "number" alone in a line is the end of a label, whatever label it is by itself.
    const isEnd = /^(?:[Nn]umber|NUMBER|[Nn]o\.?|NO\.?|reference|address|date)$/.test(lower.text);
    const longer = more && (joined.qualifier === '' || isEnd || (!whole && !this.around.beside(lower, 'right')));
    const heads =
      FUEL.test(upper.text) && !this.around.beside(upper, 'right') && this.around.beside(lower, 'right') !== undefined;
    const apart = both && !isEnd && this.haveOwn(upper, lower);
    const headsRow = this.headsRow(upper, lower);
    if (longer && !heads && !apart && !headsRow && !this.hasOwnValue(upper, lower) && !this.areAnswers(upper, lower))
      return true;
    if (both && this.sameInBoth(upper, lower, whole, under)) return true;
    if (!whole && !this.areAnswers(upper, lower) && this.around.goesOnWithRow(upper, lower)) return true;
    if ((KIND.test(lower.text) || /^\p{Ll}/u.test(lower.text)) && this.isRestOfValue(upper, lower)) return true;
    if (whole?.qualifier !== '' && goesOnAsHead(upper, lower, this.around)) return true;
    if (whole || under || startsWithLabel(lower.text, this.lexicon, this.lenient)) return false;
    if (startsWithLabel(text, this.lexicon, this.lenient) && namesFigure(lower.text, this.lexicon, this.lenient))
      return false;
    const left = this.around.beside(upper, 'left');
    const leftUnder = this.around.beside(lower, 'left');
    if (left && leftUnder) {
      if (this.around.next(left, 'below') === leftUnder)
        return this.joins(left, leftUnder) || this.sameBand(upper, lower, left, leftUnder);
      return false;
    }
    if (left) return true;
    if (leftUnder) return false;
    const right = this.around.beside(upper, 'right');
    const rightUnder = this.around.beside(lower, 'right');
    if (right === rightUnder) return !(before.length === 1 && this.isAnswered(upper, lower));
    if (!(right && rightUnder) && isFar(right ? upper : lower, right ?? rightUnder!)) return true;
    if (right && rightUnder) return this.sameBand(upper, lower, right, rightUnder);
    if (rightUnder) return false;
    const tight = lower.y0 - upper.y1 < 0.35 * upper.fontSize && !TOTALS.test(lower.text) && !/\d/.test(lower.text);
    if (tight && upper.bold === lower.bold && this.around.rowOf(upper).length >= 3) return true;
    return /[,&/(-]$/.test(upper.text) || /^[a-z(&]/.test(lower.text) || this.sameBand(upper, lower, right!, right!);
  }

  /** True for the whole address of a site in a row with its figures: what stands under it is no more of that. */
  private isWholeAddress(line: Segment): boolean {
    return line.text.includes(', ') && endsAddress(line.text) && this.around.figureBeside(line) !== undefined;
  }

  /** True for a label of a party's name and nothing else. */
  private asksForName(line: Segment): boolean {
    const label = this.lexicon.label(line.text, this.lenient);
    return label?.qualifier === '' && label.concepts.some((each) => /^(?:customer|supplier|broker)Name$/.test(each));
  }

  /** True for a label and the same label under it in another language, with one value beside them. */
  private sameInBoth(upper: Segment, lower: Segment, whole: LabelMatch, under: LabelMatch): boolean {
    if (!areOneLabel(whole, under) || /\d[.,]\d/.test(lower.text)) return false;
    // "Business size" over "Micro business", "Contract term" over "3 years": a label and its answer.
    if (/^\d/.test(lower.text) || whole.concepts.some((each) => /^is\p{Lu}/u.test(each))) return false;
    const rightUnder = this.around.beside(lower, 'right');
    const right = this.around.beside(upper, 'right');
    if (!rightUnder || !right) return !rightUnder;
    // A name over a whole address is a value of its own.
    const isNamed = !/[\d,]/.test(right.text) && BEGINS_ADDRESS.test(rightUnder.text) && rightUnder.text.includes(',');
    const ends = endsAddress(rightUnder.text) && !isNamed;
    const goesOn = /,$/.test(right.text) || /^[\p{Ll}(]/u.test(rightUnder.text) || ends;
    return goesOn && this.around.next(rightUnder, 'above') === right;
  }

  /** True for a text that must be a label by its words, with what begins like a value under it. */
  private isAnswered(upper: Segment, lower: Segment): boolean {
    return /^[\p{Lu}\d£☐☑☒]/u.test(lower.text) && this.lexicon.guess(upper.text) !== undefined;
  }

  /** True for the head of a column and the first name under it: "Charge | Rate" over "Day | 24.118". */
  private headsRow(upper: Segment, lower: Segment): boolean {
    const right = this.around.beside(upper, 'right');
    const rightUnder = this.around.beside(lower, 'right');
    if (!HEAD_OF_NAMES.test(upper.text) || right === undefined || right === rightUnder) return false;
    return !/\d/.test(right.text) && FIGURE.test(rightUnder?.text ?? '');
  }

  /**
   * "Plan | Steady for Business 12M" over "Fixed", "which is in the unit" over "price": right under a value that stands
   * beside its label, with no label and no value of its own.
   */
  private isRestOfValue(upper: Segment, lower: Segment): boolean {
    const label = this.around.beside(upper, 'left');
    const left = this.around.beside(lower, 'left');
    if (!label || !isTight(upper, lower) || !/\s/.test(upper.text)) return false;
    return (!left || left.x1 < label.x0) && !this.hasValue(lower);
  }

  /** True where both lines of a would-be label have something that looks like their own value. */
  private hasOwnValue(upper: Segment, lower: Segment): boolean {
    const right = this.around.beside(upper, 'right');
    const rightUnder = this.around.beside(lower, 'right');
    const figure = this.around.figureBeside(upper);
    if (figure && this.around.figureBeside(lower) && figure !== this.around.figureBeside(lower)) return true;
    // "Customer | Acme Limited" over "Category | Business": a name that ends with its legal form is a value of its own.
    if (right && rightUnder && right !== rightUnder && FORMED.test(right.text) && !/[\d,]/.test(rightUnder.text))
      return true;
    return (
      right !== undefined &&
      rightUnder !== undefined &&
      right !== rightUnder &&
      /\d/.test(right.text) &&
      /\d/.test(rightUnder.text) &&
      !this.around.isAddress(right, rightUnder)
    );
  }

  /** "Product | Fixed Basket" over "Prices | Fixed for the term": each line stands beside a label of its own. */
  private areAnswers(upper: Segment, lower: Segment): boolean {
    const [left, leftUnder] = [this.around.beside(upper, 'left'), this.around.beside(lower, 'left')];
    if (!left || !leftUnder || Math.abs(left.x0 - leftUnder.x0) > 0.6 * left.fontSize) return false;
    const labels = [left, leftUnder].map((each) => this.lexicon.label(each.text, this.lenient));
    const [own, under] = labels.map((label) => (label?.qualifier === '' ? label.concepts : []));
    return own.length > 0 && under.length > 0 && !own.some((each) => under.includes(each));
  }

  /** True where a text that is no label stands right of a segment. */
  private hasValue(segment: Segment): boolean {
    const right = this.around.beside(segment, 'right');
    return right !== undefined && !isUnitLine(right.text) && !this.lexicon.label(right.text, this.lenient);
  }

  /** True where something stands right of each of two labels; one of the values may be worded like a label itself. */
  private haveOwn(upper: Segment, lower: Segment): boolean {
    const right = this.around.beside(upper, 'right');
    const rightUnder = this.around.beside(lower, 'right');
    if (!right || !rightUnder || right === rightUnder || this.around.isAddress(right, rightUnder)) return false;
    return this.hasValue(upper) || this.hasValue(lower);
  }

  /** True where two lines and what stands beside them lie between the same two drawn lines: one row of a ruled table. */
  private sameBand(upper: Segment, lower: Segment, beside: Segment, besideUnder: Segment): boolean {
    if (this.lexicon.label(beside.text) && this.lexicon.label(besideUnder.text) && beside !== besideUnder) return false;
    // Two references under each other are two values.
    if (REFERENCE.test(upper.text) && REFERENCE.test(lower.text)) return false;
    const sparser = this.around.rowOf(lower).length < this.around.rowOf(upper).length;
    if (!sparser && [...this.around.rowOf(upper), ...this.around.rowOf(lower)].some((each) => FIGURE.test(each.text)))
      return false;
    const band = this.around.band(upper);
    if (!band || band.bottom < lower.y1 - 0.3 * height(lower) || band.bottom - band.top > 7 * upper.fontSize)
      return false;
    return this.around.band(beside)?.top === band.top;
  }

  /** True where nothing that is no label stands beside the second line of a heading, a label or a head, but for that of the next head. */
  private isRestOfHead(upper: Segment, lower: Segment): boolean {
    const lenient = this.lenient;
    const goesOn = this.known.get(upper) === true;
    if (this.hasValue(lower) && !this.nextGoesOn(upper, lower)) return false;
    return wraps(upper, lower, this.around, { lenient, goesOn }) || isNote(upper, lower);
  }

  /** "Standing | New standing" over "charge now | charge": beside the second line of a head stands that of the next. */
  private nextGoesOn(upper: Segment, lower: Segment): boolean {
    const right = this.around.beside(upper, 'right');
    const rightUnder = this.around.beside(lower, 'right');
    return (
      right !== undefined &&
      rightUnder !== undefined &&
      this.around.next(rightUnder, 'above') === right &&
      /^\p{Ll}/u.test(rightUnder.text)
    );
  }

  /** True for a unit in a column beside a column of figures. */
  private isBehindFigure(unit: Segment): boolean {
    return isUnitLine(unit.text) && FIGURE.test(this.around.beside(unit, 'left')?.text ?? '');
  }

  /** True where a unit stands beside the label of its own row, not among the second lines of a header. */
  private isInRow(unit: Segment): boolean {
    const left = this.around.beside(unit, 'left');
    if (!left || isUnitLine(left.text)) return false;
    const above = this.around.next(left, 'above');
    return !above || !this.joins(above, left);
  }
}
