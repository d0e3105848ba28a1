import { median } from '../median.js';
import type { Segment } from './model.js';
import type { Neighbours } from './stacks.js';

/** Such a form has so many rows, and labels that begin at so many places. */
const LEAST_ROWS = 5;
const LEAST_PLACES = 4;
/** In type heights: how exactly labels end, and values begin, at one edge and on one line. */
const EDGE = 0.25;
const LEVEL = 0.15;
/** Lines of one row stand so much closer than the rows of their form. */
const CLOSER = 0.92;
/** The end of a line that goes on. */
const GOES_ON = /[,&/(–-]$/;

interface FormRow {
  label: Segment;
  value: Segment;
}

/**
 * The lines that begin the rows of forms whose labels are set to the right, up to one edge, with the values behind it:
 * "paid by | Direct Debit" under "VAT at | 20%". Whatever their words are, no label and no value there goes on with the
 * one under it.
 */
export function linesOfRaggedForms(neighbours: ReadonlyMap<Segment, Neighbours>): Set<Segment> {
  // What has a label of its own left of it is a value, set to the right of its column.
  const rows = [...neighbours].flatMap(([label, { left, right: value }]): FormRow[] =>
    value && !left && Math.abs(label.y1 - value.y1) < LEVEL * value.fontSize ? [{ label, value }] : [],
  );
  const begun = new Set<Segment>();
  const seen = new Set<FormRow>();
  for (const first of rows) {
    if (seen.has(first)) continue;
    const form = rows.filter((row) => isInForm(row, first)).sort((a, b) => a.label.y0 - b.label.y0);
    form.forEach((row) => seen.add(row));
    if (form.length < LEAST_ROWS || !isRagged(form)) continue;
    for (const { label, value } of rowsOf(form)) [label, value].forEach((line) => begun.add(line));
  }
  return begun;
}

const isInForm = ({ label, value }: FormRow, first: FormRow): boolean =>
  Math.abs(label.x1 - first.label.x1) < EDGE * label.fontSize &&
  Math.abs(value.x0 - first.value.x0) < EDGE * value.fontSize;

/** True where labels begin at many places: others than those of a column of words of one length. */
const isRagged = (form: readonly FormRow[]): boolean =>
  new Set(form.map(({ label }) => Math.round(label.x0 / label.fontSize))).size >= LEAST_PLACES;

/** The rows without the second lines of labels and values that have several, which stand closer. */
function rowsOf(form: readonly FormRow[]): FormRow[] {
  const pitches = form.slice(1).map(({ label }, i) => label.y0 - form[i].label.y0);
  const pitch = median(pitches);
  return form.filter((_, i) => i === 0 || (pitches[i - 1] >= CLOSER * pitch && !GOES_ON.test(form[i - 1].value.text)));
}
