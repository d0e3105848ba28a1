import { isSupplierName } from '../../catalogue/index.js';
import { foldName } from '../../fields/values/index.js';
import type { Table } from '../../layout/index.js';

/**
 * The columns of a table that name several suppliers, which a broker compares: under a label for suppliers any three names,
 * without one two that the catalogue knows.
 */
export function supplierColumns({ header, rows }: Table): number[] {
  return header.flatMap(({ label }, column) => {
    const texts = rows.flatMap((row) => row.cells[column]?.text ?? []);
    const labelled = label?.concepts.includes('supplierName') && new Set(texts.map(foldName)).size > 2;
    const known = new Set(texts.filter(isSupplierName).map(foldName)).size > 1;
    return labelled || known ? [column] : [];
  });
}
