import { sameLine } from './geometry.js';
import type { Block } from './model.js';

const MARKED =
  /^(?:[☑☒✓✔✗✘■◄◀←*➜➔➤➡☞☛►▶]|this is you|\W*\d?\s?(?:your|our) (?:rate|price|meter|tariff|plan|choice)s?|applies to you|you|selected|chosen|accepted|taken|agreed)$/iu;
const UNMARKED = /^[☐□]$/u;

/** "Band 2 - applies to you", "Group C (your group)": what a row is called, and that it is the customer's. */
const CALLED_YOURS =
  /\p{L}.*(?:\s[–—-]|:|\s\()\s*(?:(?:this |which )?(?:applies|is the one that applies) to (?:you|your (?:site|meter|supply))|(?:this is )?yours?(?: (?:band|group|class|category|tier|row|rate|price|tariff))?|(?:this is|you are in) (?:you|your band|this (?:band|group)))\)?$/iu;

/** Heads of columns that say which row is the customer's. */
const OF_CHOICE =
  /^(?:applies to you|is this you|yours|your (?:rate|tariff|plan|choice)|selected|chosen|accepted)\W*$/i;

/** "Applies to you | Yes": whether a row is the customer's, as a cell of it says. */
export function choiceIn(header: readonly Block[], cells: readonly (Block | undefined)[]): boolean | undefined {
  const text = cells[header.findIndex((head) => OF_CHOICE.test(head.text))]?.text ?? '';
  return /^(?:yes|no)$/i.test(text) ? /^yes$/i.test(text) : undefined;
}

/** Whether a row is chosen, by a tick box of its own or by words beside it; undefined where nothing says so. */
export function tickOf(row: readonly Block[], all: readonly Block[]): boolean | undefined {
  const marks = all.filter(
    (block) => (MARKED.test(block.text) || UNMARKED.test(block.text)) && row.some((cell) => sameLine(cell, block)),
  );
  // Words that begin a line are the label of what follows: "Your choice | Option 2".
  const leads = (mark: Block): boolean => /\p{L}/u.test(mark.text) && row.every((cell) => cell.x0 >= mark.x0);
  if (marks.length === 1 && !leads(marks[0])) return MARKED.test(marks[0].text);
  // A line of its own with boxes says something of the customer.
  if (row.length < 2) return undefined;
  // "Micro business ☐ Yes | ☒ No" is a question with its answers.
  if (row.flatMap(({ text }) => text.match(/[☐☑☒✓✔■□]/gu) ?? []).length > 1) return undefined;
  const first = row.map((cell) => /^([☐☑☒✓✔■□➜➔➤➡☞☛►▶])\s+\S/u.exec(cell.text)?.[1]).filter(Boolean);
  if (first.length === 1) return MARKED.test(first[0]!);
  return row.some((cell) => CALLED_YOURS.test(cell.text)) ? true : undefined;
}
