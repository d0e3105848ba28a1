import type { Lexicon } from '../layout/index.js';
import { kindsOf, type KindOfLine, type LineKind } from './line-kinds.js';
import type { Figure, LineValues } from './line-values.js';

/** A charge that is a column: its units, price and cost stand one under the other. */
export interface ChargeColumn {
  kinds: KindOfLine[];
  figures: Figure[];
  /** The line of its price, or of its cost. */
  values: LineValues;
}

export interface ChargeMatrix {
  columns: ChargeColumn[];
  /** The lines of units, prices and costs; lines of readings are not among them. */
  lines: LineValues[];
}

const BANDS: LineKind[] = ['day', 'night', 'evening'];
const PRICED: LineKind[] = [...BANDS, 'energy', 'standing', 'capacity', 'ccl'];
const ALL = /^(?:all(?: registers| rates| units)?|totals?|sum|combined|together|overall)$/i;
const CLEAR = 0.6;
/** Columns of different charges make such a table; of the registers of a meter two are enough. */
const LEAST_CHARGES = 3;

/**
 * Finds tables whose columns are charges and whose rows say quantity, price and cost: the registers of a meter ("Day",
 * "Night", "All"), or all that is charged ("Energy", "Standing charge", "CCL", "Net", "VAT").
 */
export function matricesOf(lines: readonly LineValues[], lexicon: Lexicon): ChargeMatrix[] {
  const tables = new Map<object, LineValues[]>();
  for (const values of lines) {
    if (!values.table || !headsCharges(values, lexicon)) continue;
    tables.set(values.table, [...(tables.get(values.table) ?? []), values]);
  }
  return [...tables.values()].flatMap((rows) => matrixOf(rows, lexicon) ?? []);
}

function headsCharges({ table, line }: LineValues, lexicon: Lexicon): boolean {
  const heads = table!.map((head) => columnKinds(head.text, lexicon, line.ocr)[0]?.kind);
  const count = (kinds: readonly LineKind[]): number => heads.filter((kind) => kind && kinds.includes(kind)).length;
  return (
    count(BANDS) >= 2 ||
    new Set(heads.filter((kind) => kind !== undefined && PRICED.includes(kind))).size >= LEAST_CHARGES
  );
}

/** What a column is for; the one of all registers, unless there are sums of the bill beside it. */
function columnKinds(head: string, lexicon: Lexicon, ocr: boolean, sums = false): KindOfLine[] {
  if (!sums && ALL.test(head.trim())) return [{ kind: 'energy', strength: 1 }];
  return kindsOf(head, lexicon, ocr).filter(({ kind, strength }) => strength > CLEAR || (sums && kind === 'total'));
}

const telling = (figure: Figure): boolean =>
  figure.cell !== figure.line.cells[0] &&
  (figure.unit !== undefined || figure.rate !== undefined || figure.money !== undefined);

/** Each of these rows says one thing of all columns. */
const isOfOneSort = (figures: readonly Figure[]): boolean =>
  new Set(figures.map((figure) => (figure.rate ? 'price' : figure.unit ? 'quantity' : 'money'))).size === 1;

function matrixOf(rows: readonly LineValues[], lexicon: Lexicon): ChargeMatrix | undefined {
  const used = rows.filter((values) => {
    const figures = values.figures.filter(telling);
    return figures.length >= 2 && isOfOneSort(figures);
  });
  const priced = used.find((values) => values.figures.some((figure) => figure.rate));
  if (used.length < 2 || !priced) return undefined;
  const sums = priced.table!.some(({ text }) => /\b(?:net|vat)\b/i.test(text));
  const columns = new Map<string, ChargeColumn>();
  for (const values of used) {
    for (const figure of values.figures.filter(telling)) {
      const kinds = figure.header ? columnKinds(figure.header, lexicon, values.line.ocr, sums) : [];
      if (!figure.header || kinds.length === 0) continue;
      const column = columns.get(figure.header) ?? { kinds, figures: [], values };
      if (values === priced) column.values = priced;
      column.figures.push(figure);
      columns.set(figure.header, column);
    }
  }
  return { columns: [...columns.values()], lines: used };
}
