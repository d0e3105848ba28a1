import { loadData } from '../data/load.js';
import { findDates } from './dates.js';
import { asDigits, oneDigitRepairs, plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

interface DistributorFile {
  distributors: { id: string; operator: string }[];
}

const DISTRIBUTORS = new Map(
  loadData<DistributorFile>('distributors.json').distributors.map((distributor) => [
    distributor.id,
    distributor.operator,
  ]),
);

const CORE_LENGTH = 13;
/** The primes of the check digit of an MPAN core, as the industry's own programs have them; 11 is left out. */
const CHECK_WEIGHTS = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];
/** Profile classes of the supply number's first two characters; 00 is half-hourly. */
const PROFILE_CLASSES = new Set(['00', '01', '02', '03', '04', '05', '06', '07', '08']);

/** An electricity supply number. */
export interface SupplyNumber {
  /** The 13 digits of the MPAN core. */
  core: string;
  /** Whether the check digit agrees. */
  valid: boolean;
  /** The upper line of a full supply number, where it is printed. */
  profileClass?: string;
  /** Meter time switch code (3 digits), or the settlement configuration (4 digits) of the form used since 2025. */
  mtc?: string;
  /** Line loss factor class; letters occur. */
  llfc?: string;
}

/** The check digit of the first 12 digits of an MPAN core. */
export function mpanCheckDigit(digits: string): number {
  const sum = CHECK_WEIGHTS.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  return (sum % 11) % 10;
}

export function isValidMpanCore(core: string): boolean {
  return /^\d{13}$/.test(core) && mpanCheckDigit(core) === Number(core[12]);
}

/** The network operator of an MPAN core, by its first two digits. */
export function distributorOf(core: string): string | undefined {
  return DISTRIBUTORS.get(core.slice(0, 2));
}

/** Whether a profile class, meter time switch code and line loss factor class can be those of a supply number. */
export function isTopLine(profileClass: string, mtc: string, llfc: string): boolean {
  return PROFILE_CLASSES.has(profileClass) && /^\d{3,4}$/.test(mtc) && mtc !== '000' && /^[A-Z0-9]{1,3}$/i.test(llfc);
}

/** The one core that differs from this one in a digit that OCR confuses, and whose check digit agrees; if only one does. */
export function mpanRepairs(core: string): string[] {
  return oneDigitRepairs(core).filter((repair) => isValidMpanCore(repair) && distributorOf(repair) !== undefined);
}

function confidenceOf(core: string): number {
  const known = distributorOf(core) !== undefined;
  if (isValidMpanCore(core)) return known ? 0.97 : 0.5;
  return known ? 0.35 : 0.1;
}

/** A supply number has so many groups at most, unless each of its digits stands apart. */
const MOST_GROUPS = 8;

/** "1 0 2 3 8 ...": digits of their own from here on, as many as a core has and no more. */
const areSingles = (pieces: readonly Piece[], from: number): boolean => {
  const isSingle = (piece: Piece | undefined): boolean => piece !== undefined && /^\d$/.test(piece.text);
  return (
    !isSingle(pieces[from - 1]) &&
    !isSingle(pieces[from + CORE_LENGTH]) &&
    pieces.slice(from, from + CORE_LENGTH).every(isSingle)
  );
};

/** Digits that are a number of their own; the groups of a supply number are shorter. */
const SHORTEST_NUMBER = 6;

interface Piece {
  text: string;
  start: number;
  end: number;
}

/** The pieces in front of a core that are the upper line of its supply number, if they are. */
function topLineBefore(
  pieces: Piece[],
): { top: Pick<SupplyNumber, 'profileClass' | 'mtc' | 'llfc'>; start: number } | undefined {
  for (let count = 1; count <= Math.min(4, pieces.length); count += 1) {
    const used = pieces.slice(-count);
    const joined = used
      .map((piece) => piece.text)
      .join('')
      .toUpperCase()
      .replace(/^S/, '');
    const match = /^(\d\d)(\d{3,4})([A-Z0-9]{3})$/.exec(joined);
    if (match && isTopLine(match[1], match[2], match[3])) {
      return { top: { profileClass: match[1], mtc: match[2], llfc: match[3] }, start: used[0].start };
    }
    if (joined.length >= 9) return undefined;
  }
  return undefined;
}

/**
 * The electricity supply numbers of a text: cores of 13 digits with blanks, dashes or dots anywhere between, and whole
 * supply numbers of 21 or 22 characters. A core whose check digit does not agree is given too, at a low confidence: it
 * may be what the paper says. With `ocr`, letters that stand for digits are read as such where the check digit agrees.
 */
export function findSupplyNumbers(text: string, options: ParseOptions = {}): Parsed<SupplyNumber>[] {
  const found: Parsed<SupplyNumber>[] = [];
  // letters can stand for a few of the digits at most
  if (text.replace(/\D/g, '').length < CORE_LENGTH - (options.ocr ? 4 : 0)) return found;
  const source = plain(text);
  const pieces: Piece[] = matchesOf(source, /[A-Za-z0-9|!]+/g).map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  for (let i = 0; i < pieces.length; i += 1) {
    let joined = '';
    const most = i + (areSingles(pieces, i) ? CORE_LENGTH : MOST_GROUPS);
    for (let j = i; j < Math.min(most, pieces.length); j += 1) {
      const between = j > i ? source.slice(pieces[j - 1].end, pieces[j].start) : '-';
      // behind a whole number a full stop and a blank end a sentence
      if (
        !(/^[\s\-./:|]{1,4}$/.test(between) || isSpoken(pieces.slice(i, j + 1), between)) ||
        (/^\.\s/.test(between) && joined.length >= SHORTEST_NUMBER)
      )
        break;
      joined += pieces[j].text;
      if (joined.length < CORE_LENGTH) continue;
      const value = readCore(joined, options);
      if (!value || (/,/.test(source.slice(pieces[i].end, pieces[j].start)) && !isSure(value.number))) break;
      // the digits of two dates can pass the check of a supply number
      if (findDates(text).some((date) => date.start < pieces[j].end && pieces[i].start < date.end)) break;
      const before = joined.length === CORE_LENGTH ? topLineBefore(pieces.slice(0, i)) : undefined;
      const number = { ...value.number, ...before?.top };
      const sure = before || value.number.profileClass ? Math.min(0.99, value.confidence + 0.15) : value.confidence;
      const apart =
        before ||
        isShortTopLine(pieces.slice(0, i)) ||
        !goesBefore(pieces[i - 1], source.slice(pieces[i - 1]?.end ?? 0, pieces[i].start));
      const entry = parsed(
        text,
        before?.start ?? pieces[i].start,
        pieces[j].end,
        number,
        apart ? sure : OF_LONGER * sure,
      );
      found.push(value.repaired ? { ...entry, repaired: true } : entry);
      break;
    }
  }
  return withoutOverlaps(found);
}

/** How much less sure the end of a longer row of digits is. */
const OF_LONGER = 0.6;

/** "03 801" before a core: an upper line without its last part. */
const isShortTopLine = (pieces: readonly Piece[]): boolean =>
  pieces.length > 1 &&
  PROFILE_CLASSES.has(pieces[pieces.length - 2].text) &&
  /^[1-9]\d{2,3}$/.test(pieces[pieces.length - 1].text);

/** "VAT number 384 7713 | 20 0151 496 0127": digits right before, more than count the rows of a list, are of another number. */
const goesBefore = (piece: Piece | undefined, between: string): boolean =>
  piece !== undefined && /^\d{3,}$/.test(piece.text) && between === ' ';

/** "17, 3676, 6014, 910": a number in the groups in which it is said, where it can be nothing else. */
const isSpoken = (pieces: readonly Piece[], between: string): boolean =>
  /^, $/.test(between) &&
  pieces.every(({ text }, i) => (i === 0 ? /^\d{2}$/ : /^\d{3,4}$/).test(text)) &&
  distributorOf(pieces[0].text) !== undefined;
const isSure = ({ core, valid }: SupplyNumber): boolean => valid && distributorOf(core) !== undefined;

function readCore(
  joined: string,
  options: ParseOptions,
): { number: SupplyNumber; confidence: number; repaired?: boolean } | undefined {
  const full = /^S?(\d\d)(\d{3,4})([A-Z0-9]{3})(\d{13})S?$/i.exec(joined);
  if (full && isTopLine(full[1], full[2], full[3])) {
    const [, profileClass, mtc, llfc, core] = full;
    const number = { core, valid: isValidMpanCore(core), profileClass, mtc, llfc: llfc.toUpperCase() };
    return { number, confidence: confidenceOf(core) };
  }
  const bare = /^S?(\d{13})S?$/i.exec(joined);
  if (bare) return { number: { core: bare[1], valid: isValidMpanCore(bare[1]) }, confidence: confidenceOf(bare[1]) };
  if (!options.ocr || joined.length !== CORE_LENGTH || joined.replace(/\D/g, '').length < 9) return undefined;
  const core = asDigits(joined);
  if (!isValidMpanCore(core) || !distributorOf(core)) return undefined;
  return { number: { core, valid: true }, confidence: 0.85, repaired: true };
}
