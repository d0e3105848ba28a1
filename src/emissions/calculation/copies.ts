import type { Day } from '../../platform/calendar/index.js';
import type { PlacedBill } from './bill.js';

/** The same paper under two document ids counts once. */
export function withoutCopies(documents: readonly PlacedBill[]): readonly PlacedBill[] {
  const byFirstDay = new Map<Day, PlacedBill[]>();
  const copies = new Set<PlacedBill>();
  for (const document of documents) {
    const others = byFirstDay.get(document.from);
    if (!others) byFirstDay.set(document.from, [document]);
    else if (others.some((other) => isCopy(document, other))) copies.add(document);
    else others.push(document);
  }
  return copies.size === 0 ? documents : documents.filter((document) => !copies.has(document));
}

function isCopy(a: PlacedBill, b: PlacedBill): boolean {
  return a.kind === b.kind && a.from === b.from && a.to === b.to && a.kWh.equals(b.kWh) && isSamePaper(a, b);
}

/**
 * By its number. Of a note on which none was read, by its date: all notes count, so that one that is there twice would
 * count twice. A bill without a number needs no such care, since its days go to one bill anyway.
 */
function isSamePaper(a: PlacedBill, b: PlacedBill): boolean {
  if (a.invoiceNumber && b.invoiceNumber) return a.invoiceNumber === b.invoiceNumber;
  return a.kind !== 'charge' && a.issuedOn === b.issuedOn;
}
