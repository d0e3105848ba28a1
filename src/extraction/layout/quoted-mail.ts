import type { Segment } from './model.js';

/** "On 2 August 2026 Ann Hale wrote:", "-----Original Message-----": under it stands an older mail, which this one answers. */
const QUOTES =
  /^[>\s]{0,8}(?:On\b.{6,110}?\bwrote:|-{0,20} ?(?:Original|Forwarded) Message ?-{0,20}|Begin forwarded message:)$/i;
/** How such a line begins, which may go on in the next one. */
const MAY_QUOTE = /^[>\s]{0,9}(?:on\b|-|original|forwarded|begin|$)/i;
/** The number of a supply, and a price in pence. */
const NUMBER = /\b(?:mpan|mprn|supply number|meter point)\b\D{0,30}\d[\d ]{5,}/i;
const PRICE = /\d\s?(?:p\b|pence\b)/i;

/**
 * The lines of the pages without the older mails that a mail quotes under its own text: what they say was before. Where
 * the mail itself gives no supply and no price ("We accept your offer below") it means what it quotes.
 */
export function withoutQuotedMail(pages: readonly Segment[][]): Segment[][] {
  const lines = pages.flat();
  const at = lines.findIndex(
    ({ text }, i) => MAY_QUOTE.test(text) && (QUOTES.test(text) || QUOTES.test(`${text} ${lines[i + 1]?.text}`)),
  );
  const own = lines.slice(0, Math.max(at, 0)).map(({ text }) => text);
  if (!NUMBER.test(own.join(' ')) || !own.some((text) => PRICE.test(text))) return [...pages];
  const quoted = new Set(lines.slice(at));
  return pages.map((page) => page.filter((line) => !quoted.has(line)));
}
