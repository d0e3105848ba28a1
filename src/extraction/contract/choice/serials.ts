import type { Candidate } from '../../fields/candidates.js';
import { asDigits, asLetters } from '../../fields/values/index.js';
import type { Layout } from '../../layout/index.js';
import { readingOf } from '../readers/reading-of.js';

/** So many serial numbers of one form tell that one that is nearly of it was misread, where they are so many times as many as are of its own. */
const LEAST = 3;
const TIMES = 3;

/** Where a number has letters and where it has figures: "A99A999999". */
const formOf = (serial: string): string => serial.replace(/[A-Z]/g, 'A').replace(/\d/g, '9');

/**
 * Meters that were bought together have serial numbers of one form: among several of it, "LO9B088298" in a picture is
 * L09B088298, and "SS20K86933" is S20K86933.
 */
export function withSerialsMended(layout: Layout, candidates: readonly Candidate[]): Candidate[] {
  const optionsOf = readingOf(layout);
  const isSeen = ({ field, passage }: Candidate): boolean =>
    field === 'meterSerialNumber' && optionsOf(passage.block).ocr === true;
  const forms = new Map<string, Set<string>>();
  for (const each of candidates.filter(isSeen)) {
    const serial = String(each.value);
    forms.set(formOf(serial), (forms.get(formOf(serial)) ?? new Set()).add(serial));
  }
  return candidates.map((each) => {
    if (!isSeen(each)) return each;
    // What was put right without the others may have been put wrong.
    const serial = each.repaired ? each.passage.text : String(each.value);
    const own = forms.get(formOf(String(each.value)))!.size;
    const common = [...forms].filter(([, { size }]) => size >= LEAST && size >= TIMES * own);
    const mended = new Set(common.flatMap(([form, others]) => repairs(serial, form, [...others])));
    return mended.size === 1 ? { ...each, value: [...mended][0], repaired: true } : each;
  });
}

/** What a serial number can be that is of a form but for one character. */
function repairs(serial: string, form: string, others: readonly string[]): string[] {
  if (serial.length === form.length + 1) return withoutOne(serial).filter((each) => formOf(each) === form);
  const own = formOf(serial);
  const off = [...form].flatMap((kind, i) => (kind === own[i] ? [] : [i]));
  if (serial.length !== form.length || off.length !== 1) return [];
  const [at] = off;
  const other = form[at] === '9' ? asDigits(serial[at]) : asLetters(serial[at]);
  // A letter stands there in others too: it tells the kind of the meter.
  if (formOf(other) !== form[at] || (form[at] === 'A' && !others.some((each) => each[at] === other))) return [];
  return [serial.slice(0, at) + other + serial.slice(at + 1)];
}

/** A number without a letter that was read twice: "SS20K", or once as a letter and once as the figure that it is: "DO09C". */
const withoutOne = (serial: string): string[] =>
  [...serial].flatMap((letter, i) =>
    /[A-Z]/.test(letter) && (letter === serial[i + 1] || asDigits(letter) === serial[i + 1])
      ? [serial.slice(0, i) + serial.slice(i + 1)]
      : [],
  );
