import type { Candidate } from '../../fields/candidates.js';
import type { Block, Layout } from '../../layout/index.js';

/** "No. JG/12331", "Form Q-634748-43", alone in its text: digits enough for one paper, where a printed form has few. */
const NUMBER = /^(?:no\.?|number|ref(?:erence)?\.?|form)(?: no\.?)?:?\s+(?=(?:\D*\d){5})([A-Z\d][A-Z\d/-]{4,23})$/i;
/** "Agreement for the supply of gas", "Business electricity contract form". */
const TITLE = /\b(?:agreement|contract)\b/i;
/** In heights of type: how far a number may stand over or under the title. */
const NEAR = 2;
const SURE = 0.6;

/** The number of the paper, beside the title that calls it a contract. */
export function titledNumbers({ blocks }: Layout): Candidate<string>[] {
  // "Gas supply agreement" over "(fixed price)": a title may have two lines.
  const cells = blocks.filter(({ kind, lines }) => kind === 'cell' && lines.length <= 2);
  return cells.flatMap((block) => {
    const value = block.lines.length === 1 ? NUMBER.exec(block.text)?.[1] : undefined;
    if (!value || !cells.some((title) => isTitle(title) && isNear(title, block))) return [];
    const start = block.text.length - value.length;
    const passage = { block, start, end: block.text.length, text: value };
    return [{ field: 'contractNumber', value, confidence: SURE, passage }];
  });
}

const isTitle = ({ text }: Block): boolean => TITLE.test(text) && text.length < 80 && !/[\d:;.]/.test(text);

const isNear = (title: Block, { page, y0, y1, fontSize }: Block): boolean => {
  const type = Math.max(fontSize, title.fontSize);
  return title.page === page && title.y0 - y1 < NEAR * type && y0 - title.y1 < NEAR * type;
};
