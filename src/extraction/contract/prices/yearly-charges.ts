import type { Candidate } from '../../fields/candidates.js';
import { findNumbers } from '../../fields/values/index.js';
import { wholeOf, type Layout, type Row, type Table } from '../../layout/index.js';
import { concludedLabel } from '../labels/concluded-label.js';

/** "Yearly charge (£)", "Annual charge, £": what is paid for a year, whether for the energy or besides it. */
const YEARLY = /^(?:yearly|annual) charge\b(?=.*£)|^charge (?:per|a|for the) year\b(?=.*£)/i;
/** The share of the price of the energy of a year that a fixed charge stays under; a cost of the whole is more than all of it. */
const SHARE = 0.8;
const SURE = 0.7;

/**
 * Fixed charges by the year in tables that call them only a yearly charge: what is less than the energy of the row
 * costs, by its price and its use, is no cost of the whole year but is paid besides. All rows must agree.
 */
export function yearlyCharges({ tables }: Layout, read: readonly Candidate[]): Candidate[] {
  return tables.flatMap((table) => {
    const column = columnOf(table);
    const own = read.filter(({ pair }) => pair?.row?.table === table);
    if (column < 0 || own.some(({ field }) => field === 'standingCharge')) return [];
    const found = table.rows.flatMap((row) => chargeOf(row, column, own));
    return found.length > 0 && found.every(({ isLess }) => isLess) ? found.map(({ candidate }) => candidate) : [];
  });
}

/** The one such column, with nothing over its head that tells what else the charge is for. */
function columnOf({ header, parents }: Table): number {
  const columns = header.flatMap(({ text }, i) => (YEARLY.test(text) && !parents[i] ? [i] : []));
  return columns.length === 1 ? columns[0] : -1;
}

function chargeOf(row: Row, column: number, own: readonly Candidate[]): { candidate: Candidate; isLess: boolean }[] {
  const valueOf = (field: string): number | undefined => {
    const value = own.find((each) => each.field === field && each.pair!.row === row)?.value;
    return typeof value === 'number' ? value : undefined;
  };
  const [cell, rate, use] = [row.cells[column], valueOf('unitRate'), valueOf('estimatedAnnualConsumption')];
  const pounds = cell && /^£?\s?[\d,.]+$/.test(cell.text) ? findNumbers(cell.text)[0]?.value.value : undefined;
  if (!cell || pounds === undefined || rate === undefined || use === undefined) return [];
  const labelBlock = row.table.header[column];
  const value = wholeOf(cell);
  const pair = {
    label: concludedLabel('standingCharge', labelBlock.text),
    labelBlock,
    value,
    relation: 'column' as const,
    fit: SURE,
    row,
  };
  const charge = { pence: Math.round(pounds * 1e4) / 100, type: 'annual' as const };
  const candidate = { field: 'standingCharge', value: charge, confidence: SURE, passage: value, pair };
  return [{ candidate, isLess: 100 * pounds < SHARE * rate * use }];
}
