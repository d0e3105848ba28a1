import type { Block, Layout, Row } from './model.js';

/** The row of each cell of a table. */
export function rowsOfCells({ tables }: Layout): Map<Block, Row> {
  const found = new Map<Block, Row>();
  for (const { rows } of tables) for (const row of rows) for (const cell of row.cells) if (cell) found.set(cell, row);
  return found;
}
