import { asDigits, asLetters, plain } from './ocr.js';
import { parsed, withoutOverlaps, type Parsed, type ParseOptions } from './parsed.js';
import { matchesOf } from '../../matches.js';

/** Area letters that exist; the rest of the code follows the form A9 9AA, A99, AA9, AA99, A9A or AA9A. */
const AREAS =
  'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE';
const AREA_SET = new Set(AREAS.split(' '));
/** Areas of central London: the only ones with districts that end in a letter ("EC1A", "W1T"). */
const LETTERED_AREAS = new Set(['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC']);
/** The last numbered district of these areas; it and the next list are from the districts that Royal Mail publishes. */
const LAST_DISTRICT = new Map([
  ['EC', 4],
  ['W', 14],
  ['WC', 2],
]);
/** Their districts that end in a letter. */
const LETTERED =
  'EC1A EC1M EC1N EC1R EC1V EC1Y EC2A EC2M EC2N EC2R EC2V EC2Y EC3A EC3M EC3N EC3R EC3V EC4A EC4M EC4N EC4R EC4V EC4Y W1A W1B W1C W1D W1F W1G W1H W1J W1K W1S W1T W1U W1W WC1A WC1B WC1E WC1H WC1N WC1R WC1V WC1X WC2A WC2B WC2E WC2H WC2N WC2R';
const LETTERED_DISTRICTS = new Set(LETTERED.split(' '));
/** A speck that was read between its halves is no part of it: "LE4 -7RD". */
const POSTCODE =
  /(?<![A-Z0-9])([A-Z]{1,2})([1-9][A-Z\d]?|0)(?:\s{0,2}|\s['’!*_-]|['’!*_-]\s)(\d)([ABD-HJLNP-UW-Z]{2})(?![A-Z0-9])/gi;
/** How each of them ends. */
const ENDING = /\d[A-Z]{2}(?![A-Z0-9])/i;
const MISREAD = /(?<![A-Za-z0-9])([A-Za-z0-9$][A-Zl0-9$]{1,3})\s{1,2}([A-Z0-9\]|$)]{3,4})(?![A-Za-z0-9])/g;
/** One character that was read as two that look like it: "S5BJ" for "5BJ". */
const TWICE = /^(?:S(?=5)|5(?=S)|O(?=0)|0(?=O)|I(?=1)|1(?=I)|B(?=8)|8(?=B)|Z(?=2)|2(?=Z)|G(?=6)|6(?=G))/;

/**
 * The UK postcodes of a text, in capitals with one blank. With `ocr` letters and digits that stand in each other's place
 * are exchanged, where that gives a code of an area that exists.
 */
export function findPostcodes(text: string, options: ParseOptions = {}): Parsed<string>[] {
  const source = plain(text);
  if (!options.ocr && !ENDING.test(source)) return [];
  const found: Parsed<string>[] = [];
  for (const match of matchesOf(source, POSTCODE)) {
    const [area, district, sector, unit] = match.slice(1).map((part) => part.toUpperCase());
    if (!AREA_SET.has(area) || (/[A-Z]$/.test(district) && !LETTERED_AREAS.has(area))) continue;
    const upper = match[0] === match[0].toUpperCase();
    const value = `${area}${district} ${sector}${unit}`;
    found.push(parsed(text, match.index, match.index + match[0].length, value, upper ? 0.97 : 0.8));
  }
  if (!options.ocr) return found;
  for (const match of matchesOf(source, MISREAD)) {
    if (!/[A-Z]/i.test(match[0])) continue;
    const value = mendPostcode(match[1], match[2]);
    if (!value || value === `${match[1]} ${match[2]}`) continue;
    found.push({ ...parsed(text, match.index, match.index + match[0].length, value, 0.6), repaired: true });
  }
  return withoutOverlaps(found);
}

/** The postcode that two halves with letters and digits in each other's place were printed as, if there is one. */
export function mendPostcode(before: string, printed: string): string | undefined {
  const outward = before.replace(/[l|!\]]/g, 'I').toUpperCase();
  const inward = printed.length > 3 ? printed.replace(TWICE, '') : printed;
  if (inward.length !== 3) return undefined;
  const unit = asLetters(inward.slice(1));
  const sector = inward[0] === 'L' ? '1' : asDigits(inward[0]);
  if (!/^[ABD-HJLNP-UW-Z]{2}$/.test(unit) || !/^\d$/.test(sector)) return undefined;
  for (const length of [2, 1]) {
    const area = asLetters(outward.slice(0, length));
    const district = outward.slice(length);
    const digits = asDigits(district);
    if (!AREA_SET.has(area) || district.length === 0 || district.length > 2) continue;
    if (/^(?:[1-9]\d?|0)$/.test(digits)) return `${existing(area, digits)} ${sector}${unit}`;
    if (LETTERED_AREAS.has(area) && /^\d[A-Z]$/.test(digits[0] + district[1]))
      return `${area}${digits[0]}${district[1]} ${sector}${unit}`;
  }
  return undefined;
}

/** The district as printed, or the lettered one that it was where there is none of its number: "W17" was "W1T". */
function existing(area: string, district: string): string {
  const last = LAST_DISTRICT.get(area);
  if (last === undefined || Number(district) <= last) return area + district;
  const lettered = `${area}${district[0]}${asLetters(district.slice(1).replace('7', 'T'))}`;
  return LETTERED_DISTRICTS.has(lettered) ? lettered : area + district;
}
