import type { Lexicon } from '../layout/index.js';
import { kindsOf, type LineKind } from './line-kinds.js';
import type { Figure, LineValues } from './line-values.js';

/** A register of the meter that is a column: its units, price and cost stand one under the other. */
export interface RegisterColumn {
  kind: LineKind;
  figures: Figure[];
  /** The line of its price, or of its cost. */
  values: LineValues;
}

export interface RegisterMatrix {
  columns: RegisterColumn[];
  /** The lines of units, prices and costs; lines of readings are not among them. */
  lines: LineValues[];
}

const BANDS: LineKind[] = ['day', 'night', 'evening'];
const ALL = /^(?:all(?: registers| rates| units)?|totals?|sum|combined|together|overall)$/i;

/** Finds tables whose columns are the registers of a meter ("Day", "Night", "All") and whose rows say kWh, price and cost. */
export function matricesOf(lines: readonly LineValues[], lexicon: Lexicon): RegisterMatrix[] {
  const tables = new Map<object, LineValues[]>();
  for (const values of lines) {
    if (!values.table || values.table.filter((head) => bandOf(head.text, lexicon, values.line.ocr)).length < 2)
      continue;
    tables.set(values.table, [...(tables.get(values.table) ?? []), values]);
  }
  return [...tables.values()].flatMap((rows) => matrixOf(rows, lexicon) ?? []);
}

function bandOf(head: string, lexicon: Lexicon, ocr: boolean): LineKind | undefined {
  if (ALL.test(head.trim())) return 'energy';
  const [best] = kindsOf(head, lexicon, ocr);
  return best && BANDS.includes(best.kind) && best.strength > 0.6 ? best.kind : undefined;
}

function matrixOf(rows: readonly LineValues[], lexicon: Lexicon): RegisterMatrix | undefined {
  const telling = (figure: Figure): boolean =>
    figure.cell !== figure.line.cells[0] &&
    (figure.unit === 'kWh' || figure.rate !== undefined || figure.money !== undefined);
  const used = rows.filter((values) => values.figures.filter(telling).length >= 2);
  const priced = used.find((values) => values.figures.some((figure) => figure.rate));
  if (used.length < 2 || !priced) return undefined;
  const columns = new Map<string, RegisterColumn>();
  for (const values of used) {
    for (const figure of values.figures.filter(telling)) {
      const kind = figure.header && bandOf(figure.header, lexicon, values.line.ocr);
      if (!kind || !figure.header) continue;
      const column = columns.get(figure.header) ?? { kind, figures: [], values: priced };
      column.figures.push(figure);
      columns.set(figure.header, column);
    }
  }
  return { columns: [...columns.values()], lines: used };
}
