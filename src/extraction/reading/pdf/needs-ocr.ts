import type { Page } from '../../page.js';
import { pictureShare } from './interpreter.js';
import type { PaintedPage } from './paint.js';

/** A page with so few words may be a scan with a stamp or a header of the scanner over it. */
const FEW_WORDS = 40;
const BARELY_ANY_WORDS = 5;
const MOSTLY_PICTURE = 0.5;
/** Text drawn as outlines takes hundreds of shapes. */
const MANY_OUTLINES = 250;
/** Share of characters without a meaning, from which on a text layer is useless. */
const MEANINGLESS = 0.3;

/** Whether what a person sees on the page is in a picture or in outlines rather than in the text layer. */
export function needsOcr(page: Page, painted: PaintedPage): boolean {
  const words = page.words.length;
  if (words < FEW_WORDS && pictureShare(painted) > MOSTLY_PICTURE) return true;
  if (words < BARELY_ANY_WORDS) return pictureShare(painted) > 0.02 || painted.outlines > MANY_OUTLINES / 10;
  if (words < FEW_WORDS && painted.outlines > MANY_OUTLINES) return true;
  return isMeaningless(page);
}

function isMeaningless({ words }: Page): boolean {
  const text = words.map((word) => word.text).join('');
  const bad = text.match(/[\uE000-\uF8FF\uFFFD\u0080-\u009F]/g)?.length ?? 0;
  return bad > MEANINGLESS * text.length;
}
