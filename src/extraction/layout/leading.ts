import { findPostcodes } from '../fields/values/index.js';
import { overlapX } from './geometry.js';
import type { Segment } from './model.js';
import { isSentence } from './sentence.js';

/** Lines of one text stand no further apart than this, in type heights, unless the page sets its text wider. */
const CLOSE = 0.75;
/** No text is set wider. */
const WIDEST = 2;
/** So many lines that go on in the next one tell how a page is set. */
const LEAST_PAIRS = 2;
/** Lines of one text differ in their distance by no more than this share. */
const SLACK = 1.1;

/**
 * How far apart the lines of one text may stand on a page, in type heights: told by sentences and addresses that go on in
 * the next line. Letters are often set with one and a half lines, and pages printed from a browser with more.
 */
export function lineGapOf(segments: readonly Segment[]): number {
  const byTop = [...segments].sort((a, b) => a.y0 - b.y0);
  const gaps: number[] = [];
  byTop.forEach((upper, at) => {
    for (let i = at + 1; i < byTop.length; i += 1) {
      const lower = byTop[i];
      const gap = (lower.y0 - upper.y1) / upper.fontSize;
      if (gap > WIDEST) break;
      if (gap < 0 || overlapX(upper, lower) <= 0) continue;
      if (goesOn(upper, lower)) gaps.push(gap);
      break;
    }
  });
  if (gaps.length < LEAST_PAIRS) return CLOSE;
  const usual = gaps.sort((a, b) => a - b)[Math.floor(0.6 * (gaps.length - 1))];
  return Math.max(CLOSE, SLACK * usual);
}

/** True where a sentence goes on with a small letter, or an address after a comma or with its postcode alone. */
function goesOn(upper: Segment, lower: Segment): boolean {
  const type = upper.fontSize;
  const aside = Math.min(Math.abs(lower.x0 - upper.x0), Math.abs(lower.x1 - upper.x1));
  if (Math.abs(lower.fontSize - type) > 0.1 * type || aside > 0.6 * type) return false;
  if (isSentence(upper)) return !/[.:;?!]$/.test(upper.text) && /^\p{Ll}/u.test(lower.text);
  return /\p{L},$/u.test(upper.text) || isPostcode(lower.text);
}

function isPostcode(text: string): boolean {
  const [postcode] = text.length < 9 ? findPostcodes(text) : [];
  return postcode !== undefined && postcode.start === 0 && postcode.end === text.length;
}
