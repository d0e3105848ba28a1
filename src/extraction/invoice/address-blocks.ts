import { FORM } from '../legal-forms.js';
import { findPostcodes, addressLikeness, nameLikeness } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { around, sameLine } from '../layout/geometry.js';
import type { Block, Layout, Segment } from '../layout/index.js';
import { addresseeIn, NAMES_PERSON, OF_PAPER } from './addressee.js';
import { LEXICON } from './lexicon.js';
import { GAP, neighbour, placed, type PlacedLines } from './placed-lines.js';

/** An address printed on lines of its own, one under the other, down to its postcode. */
export interface AddressBlock {
  page: number;
  lines: Segment[];
  /** The line over it that names who lives there. */
  name?: Segment;
  /** The line over that name, without a label. */
  over?: Segment;
  /** The label over it. */
  label?: Block;
  ocr: boolean;
}

const MOST_LINES = 8;

/** How far down a page, as a share of its height, the name and address stand that it is sent to. */
export const ADDRESSEE = 0.35;

const PO_BOX = /^p\.?\s?o\.?\s?box\b/i;
/** "0117 496 0021": a line between an address and what stands over it. */
const TELEPHONE = /^(?:tel\w*|phone)?\W*0\d[\d ()-]{7,}$/i;
/** A number, and the words of a street, whatever kind of street it is. */
const HOUSE = /^\d{1,4}[a-z]?,? \p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2}$/u;

/** Whether the first line over an address can be a name, though it has no form of one: that of a house, or of a pub. */
function isNameless(lines: readonly Segment[], pageHeight: number): boolean {
  const [first, next, afterNext] = lines;
  if (lines.length < 3 || !/\s/.test(first.text) || OF_PAPER.test(first.text)) return false;
  // "1 West Parade" over its town alone
  if (lines.length < 4 && HOUSE.test(first.text)) return false;
  if (addressLikeness(first.text) < 0.6) return true;
  return (
    lines.length >= 4 &&
    first.y0 < ADDRESSEE * pageHeight &&
    !/\d/.test(first.text) &&
    // of five lines and more the second can be a house that goes by a name
    (addressLikeness(next.text) >= 0.6 ||
      PO_BOX.test(next.text) ||
      (lines.length >= 5 && addressLikeness(afterNext.text) >= 0.6))
  );
}

/** "Statement of account for", "This bill is for", "About you": words over a name are no part of it. */
const CAPTION =
  /^about (?:you|the customer|your (?:business|company|account))$|\b(?:bill|invoice|statement|account|credit note|prepared|issued|sent|addressed|is)\b.*\b(?:for|to|of)\W*$/i;
/** The last word of a name, where it stands alone on the line under it. */
const LAST_WORD = new RegExp(
  String.raw`^(?:${FORM}|company|group|holdings|partners|partnership|associates|association|society|club|centre|trust|committee|services|solutions|supplies|stores|practice|surgery|clinic|contractors|engineers)\.?$`,
  'i',
);

/** "The Governors of": those who act for a body, in front of its name. */
const ACTING_FOR =
  /^(?:the )?(?:(?:board of )?(?:governors|trustees|directors|managers|visitors)|governing body|executors|administrators|proprietors?|partners|(?:church)?wardens|members|(?:management )?committee|(?:head)?master|headteacher|bursar|dean and chapter)\s+(?:of|for)\b/i;

/** Whether a name that says who acts for a body goes on with the body's name in the next line. */
const isCutShort = ({ text }: Segment, next: Segment): boolean =>
  ACTING_FOR.test(text) && nameLikeness(text).kind === 'other' && nameLikeness(next.text).kind === 'company';

/** Names that did not fit on their line, with their rest. */
function withRest(lines: readonly Segment[]): Segment[] {
  return lines.flatMap((line, i) => {
    if (i > 0 && (LAST_WORD.test(line.text) || isCutShort(lines[i - 1], line))) return [];
    const next = lines[i + 1];
    if (!next || !(LAST_WORD.test(next.text) || isCutShort(line, next))) return [line];
    const words = [...line.words, ...next.words];
    return [{ ...line, ...around([line, next]), words, text: `${line.text} ${next.text}` }];
  });
}

/** Whom in a company a paper is sent to. */
export const DEPARTMENT =
  /^(?:the )?(?:(?:head|main|central|general|group|regional|estate|works|parish|school) office|(?:purchase|bought|sales) ledger|accounts?(?: payable| receivable)?|finance|billing|invoices?|utilities)(?: (?:department|dept|team|office|mailbox|inbox|manager|clerk|controller|director))?$/i;

const LARGER = 1.3;
/** What a paper calls itself. */
const TITLE =
  /^(?:statement of account|(?:(?:your|vat|tax|sales|final|copy|electricity|gas|energy)\s+)*(?:invoice|bill|statement|credit note))$/i;

/** The last lines of a stack that follow each other without a gap: what stands apart over an address, is larger or names the paper is a title. */
function closest(lines: Segment[], type: number): Segment[] {
  const from = lines.findLastIndex(
    (line, i) =>
      i > 0 &&
      (line.y0 - lines[i - 1].y1 > GAP * type ||
        lines[i - 1].fontSize > LARGER * line.fontSize ||
        TITLE.test(lines[i - 1].text)),
  );
  return from > 0 ? lines.slice(from) : lines;
}

/** Whether the line under an address says that it is where the energy goes, as where each label stands under its value. */
function isOverSiteLabel(last: Segment, all: PlacedLines): boolean {
  const under = neighbour(last, all, true);
  const label = under && LEXICON.label(under.segment.text, all.ocr);
  return (
    label?.qualifier === '' &&
    strengthOf(label.concepts, 'siteAddress') === 1 &&
    !/[:£]|\d/.test(under!.segment.text) &&
    !hasAddressBeside(under!.segment, all)
  );
}

/** "Supplied at | Yarm Lane, Egglescliffe, TS16 0QY": a label with its value beside it says nothing of what is over it. */
const hasAddressBeside = (label: Segment, { all, ocr }: PlacedLines): boolean =>
  all.some(
    ({ segment }) =>
      segment.x0 > label.x1 && sameLine(segment, label) && findPostcodes(segment.text, { ocr }).length > 0,
  );

/** "of electricity", "For": what may stand beside the words of a label, and says no more than they do. */
const SAYS_NO_MORE = /^(?:(?:of|for|to|the|your|our|this|and|electricity|gas|energy|power|supply)(?:\s|$))*$/i;

/** Whether a line over an address says which one it is: "Delivery address of electricity", "For supply to". */
function isCaption(text: string, ocr: boolean): boolean {
  const label = LEXICON.label(text, ocr);
  if (label?.qualifier === '') return true;
  const isOfAddress = ['siteAddress', 'billingAddress'].some((field) => strengthOf(label?.concepts ?? [], field) === 1);
  return isOfAddress && label!.words > 1 && SAYS_NO_MORE.test(label!.qualifier);
}

/** "Accounts" under the name of a company is whom the paper goes to there, and heads nothing. */
function isDepartmentOf(line: Segment, all: PlacedLines): boolean {
  const over = DEPARTMENT.test(line.text) ? neighbour(line, all, false) : undefined;
  return over !== undefined && nameLikeness(over.segment.text).kind === 'company';
}

/** The addresses of the first page that stand on lines of their own. */
export function addressBlocksOf(layout: Layout): AddressBlock[] {
  const page = layout.pages[0];
  const all = placed(layout, page.number);
  return all.all.flatMap(({ segment }) => {
    const [code] = findPostcodes(segment.text, { ocr: page.source === 'ocr' });
    if (!code || segment.text.length - (code.end - code.start) > 40) return [];
    const lines = [segment];
    const departments = new Set<Segment>();
    let label: Block | undefined;
    for (
      let above = neighbour(segment, all, false);
      above && lines.length < MOST_LINES;
      above = neighbour(lines[0], all, false)
    ) {
      const { text } = above.segment;
      if (CAPTION.test(text)) break;
      if (isDepartmentOf(above.segment, all)) departments.add(above.segment);
      else if (isCaption(text, all.ocr)) {
        label = above.block;
        break;
      }
      const isPerson = NAMES_PERSON.test(text);
      if ((/[:£%]|\d{6,}/.test(text) && !isPerson) || TELEPHONE.test(text)) break;
      if (findPostcodes(text).length > 0 || text.length > 60) break;
      lines.unshift(above.segment);
    }
    const whole = withRest(lines.filter((line) => !departments.has(line)));
    const close = closest(whole, all.type);
    const named = isOverSiteLabel(segment, all) ? undefined : addresseeIn(whole, layout);
    const isFree = !named && !label && !isOverSiteLabel(segment, all) && isNameless(close, page.height);
    const name = named?.name ?? (isFree ? close[0] : undefined);
    const from = named?.next ?? (isFree ? whole.indexOf(close[0]) + 1 : 0);
    const over = name && whole[whole.indexOf(name) - 1];
    return [{ page: page.number, lines: whole.slice(from), name, over, label, ocr: all.ocr }];
  });
}
