import type * as contracts from '../contract.js';
import type * as invoices from '../invoice.js';
import { drawPages } from './draw.js';

declare global {
  /** A module of `dist`, loaded once for each process of a test run (`test/support/environment.js`). */
  function importBuilt<T>(path: string): Promise<T>;
}

/** The readers as they are built. */
export const { extractContract, readContract, readByRules } =
  await importBuilt<typeof contracts>('extraction/contract.js');
export const { extractInvoices, readBillByRules } = await importBuilt<typeof invoices>('extraction/invoice.js');

/** The fields that the contract reader reads off a drawing, as `drawPages` takes it. */
export const readDrawn = (drawing: string) => extractContract(drawPages(drawing)).fields;
