import { isBoxed, isLed } from './form-rows.js';
import { isParted, type Gutter } from './gutters.js';
import { ANSWER, headerLike, isOfTerm } from './header.js';
import type { Block } from './model.js';

/** Runs of neighbouring cells in a line that are labels, or stand between labels and hold no figure. */
export function headersIn(line: readonly Block[], gutters: readonly Gutter[]): Block[][] {
  // Boxes with their labels and values in one line head nothing.
  if (line.some(isBoxed) && !line.every(isBoxed)) return [];
  const runs: Block[][] = [];
  let run: Block[] = [];
  const close = (): void => {
    while (run.length > 0 && !run[run.length - 1].label && !headerLike(run[run.length - 1])) run.pop();
    const labels = run.filter((cell) => cell.label).length;
    if (
      (labels >= 2 || headsOneColumn(run)) &&
      labels >= 0.5 * run.length &&
      !repeats(run) &&
      !isAnswered(run) &&
      !isToSign(run)
    )
      runs.push(run);
    run = [];
  };
  for (const cell of line) {
    if (run.length > 0 && isParted(run[run.length - 1], cell, gutters)) close();
    const isHead = !isLed(cell) && !ANSWER.test(cell.text) && !isLoneNumber(cell, line) && !isOfTerm(cell, line);
    if (isHead && (cell.label || headerLike(cell))) run.push(cell);
    else {
      // The label that stands next to a value is that value's own.
      if (/\d/.test(cell.text) || ANSWER.test(cell.text) || isLed(cell))
        while (run.length > 0 && run[run.length - 1].label) run.pop();
      close();
    }
  }
  close();
  return runs;
}

/** "Point | Standing charge, £ per day": what numbers the rows, and the one thing that is said of each. */
const headsOneColumn = ([first, second, ...others]: readonly Block[]): boolean =>
  others.length === 0 &&
  second?.label !== undefined &&
  /^(?:(?:supply |meter(?:ing)? |delivery )?point|ref(?:erence)?|no|nr|line|item|row|#)(?:[.:]| (?:no|ref|id)\.?)?$/i.test(
    first.text,
  );

/** The place of a row in a list, or the number of a register. */
export const NUMBER = /^\d{1,3}$/;

/** "01" is a register beside a "02"; alone in its line it is the place of a row in a list. */
const isLoneNumber = (cell: Block, line: readonly Block[]): boolean =>
  NUMBER.test(cell.text) && !line.some((other) => other !== cell && other.label && NUMBER.test(other.text));

/** "Site 1", "Supply 2", "Electricity – site A": the place of a point in a list. */
export const isPlaceInList = ({ text }: Block): boolean =>
  /^(?:(?:electricity|gas|power)\s+[-–:]?\s*)?(?:site|supply|meter|premises|location|property|(?:supply |meter )?point)\s+(?:\d{1,2}|[A-F])$/i.test(
    text,
  );

/** "Supply 1 | Supply 2": points side by side head values whose labels stand left of them. */
const isNumberedRun = (run: readonly Block[]): boolean => run.filter(isPlaceInList).length >= 2;

/** A word that comes twice in a line is a value, as in "fixed | fixed" of an old and a new contract. */
const repeats = (run: readonly Block[]): boolean =>
  isNumberedRun(run) ||
  run.some(
    (cell, i) =>
      cell.label?.weak && run.slice(0, i).some((other) => other.text.toLowerCase() === cell.text.toLowerCase()),
  );

/** "Signature ....... Name ....... Date .......": where somebody is to sign, with nothing under it. */
const isToSign = (run: readonly Block[]): boolean =>
  run.some(({ text }) => /^(?:signature|signed)\b/i.test(text)) &&
  run.every(({ text }) =>
    /^(?:signature|signed|(?:print(?:ed)?|full) name|name|date|position|(?:job )?title|capacity|role|witness)\b/i.test(
      text,
    ),
  );

/**
 * "Size of business | Micro business", "Micro business declaration | The customer is a micro business", "Customer type |
 * Microbusiness": a label and its answer.
 */
const isAnswered = (run: readonly Block[]): boolean =>
  run.length === 2 &&
  ((run[0].label?.concepts.includes('customerType') && run[1].label?.concepts.includes('isMicroBusiness')) ||
    run[0].label?.concepts.some(
      (each) =>
        run[1].label?.concepts.includes(each) &&
        (/^is\p{Lu}/u.test(each) || /\b(?:is|are|am|not)\b/i.test(run[1].text)),
    ) ||
    false);
