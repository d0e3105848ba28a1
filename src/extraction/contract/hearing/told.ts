import { rawOf } from '../../fields/calibration.js';
import { evidenceOf } from '../../fields/candidates.js';
import type { Layout } from '../../layout/index.js';
import type { Evidence } from '../../results.js';
import type { Testimony } from '../../witness/index.js';

/** How much likelier a value must be than the next one. */
const LEADS = 2;
/** As which a value is given: of those that lead six in ten or more are right, and of the likeliest, on papers in no fit, nine in ten. */
const LEAST = 0.62;
const MOST = 0.9;

/** True for a value that is much likelier than what else there is. */
export const leads = (first: Testimony<unknown>, others: readonly Testimony<unknown>[]): boolean =>
  others.every(({ likely }) => first.likely >= LEADS * likely);

/** Shows where a value stands that the witness tells, and how sure it is. */
export function shower(layout: Layout): (field: string, told: Testimony<unknown>) => Evidence {
  const sources = new Map(layout.pages.map(({ number, source }) => [number, source]));
  return (field, { value, likely, places: [{ passage }] }) => {
    const source = sources.get(passage.block.page) ?? 'text';
    const confidence = rawOf('contract', source, field, Math.min(MOST, Math.max(LEAST, likely)));
    return evidenceOf({ field, value, confidence, passage });
  };
}

const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `;

/** True for words of a value as they follow each other there: "16 Mill Lane" is no part of "116 Mill Lane". */
export const hasWords = (value: string, part: string): boolean => wordsOf(value).includes(wordsOf(part));

/** True for what is no cut of a value, nor has it for one: "Flex Gas" and "Basket Flex Gas" say no two things. */
export const isOtherThan =
  ({ folded }: Testimony) =>
  (other: Testimony): boolean =>
    !folded.includes(other.folded) && !other.folded.includes(folded);
