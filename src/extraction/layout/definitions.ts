import { FORM } from '../legal-forms.js';
import type { LabelMatch } from './label-match.js';
import type { Block, Passage } from './model.js';

/** What says what a term means, from the end of the term on, where a datum and no explanation follows. */
const MEANS =
  /^\s*["”'’]?\s*(?:\([^)]*\)\s*)?,?\s*(?:shall |will )?(?:means?|refers? to)[:,]?\s+(?:(?:the )?(?:date|number|address|sum|amount|rate|price|company|firm|business|reference)(?: of)?[:,]? )?(?=["“'‘]?[\p{Lu}\d£])/u;
const IS = /^["”'’]\s*(?:is|are|=|:)\s+(?=[\p{Lu}\d£])/u;

/** The length of what stands between a defined term and its meaning ("“Supply Start Date” means 1 July 2026"); 0 where a text defines none. */
export function leadOfMeaning(text: string, { start, end }: LabelMatch): number {
  const quoted = /["“'‘](?:the |our |your )?$/i.test(text.slice(0, start));
  const rest = text.slice(end);
  return (MEANS.exec(rest) ?? (quoted ? IS.exec(rest) : null))?.[0].length ?? 0;
}

/** The text beside a term without the verb that leads to it: "means Aldous Bakery Ltd". */
export function meaningBeside(block: Block): Passage {
  const start = /^(?:shall )?means?:?\s+(?=["“'‘]?[\p{Lu}\d£])/u.exec(block.text)?.[0].length ?? 0;
  return { block, start, end: block.text.length, text: block.text.slice(start) };
}

const DEFINED = new RegExp(
  String.raw`["“'‘][^"“”]{2,40}["”'’]\s*(?:\([^)]*\)\s*)?(?:shall |will )?(?:means?|is|are|refers? to)\s+(?:\S+\s+){0,6}?(?:[£\d]|\p{Lu}[^.;]{0,60}\b(?:${FORM})\b)`,
  'u',
);

/** True for a text that says by definitions who the parties are, or gives dates and figures. */
export const definesData = (text: string): boolean => DEFINED.test(text);
