import type { Rule } from '../case.js';
import type { BillFacts } from '../facts.js';
import { asDate, asMoney } from '../words.js';

/**
 * The same charges were billed before: the same invoice number, or the same days for the same total. Of two such bills
 * the one issued later is the second one; where they were issued on one day, the one that came later, and where that is not
 * known, the one that is checked. A file that was filed twice is told as that: nobody has asked for the money again.
 */
export const duplicateInvoice: Rule = ({ bill, credit, ledger }) => {
  if (credit) return [];
  const before = ledger.bills.filter((other) => isSameBill(bill, other) && !isSecond(other, bill));
  const same = before.find(({ file }) => file !== undefined && file === bill.file);
  const first = same ?? before[0];
  if (!first) return [];
  const finding = {
    code: 'duplicate_invoice',
    severity: 'severe',
    field: 'invoiceNumber',
    billed: bill.invoiceNumber,
  } as const;
  if (same)
    return [{ ...finding, message: `This is the same file as ${named(same)}. Delete one of the two documents.` }];
  const net = bill.amountDueNetOfVat;
  const message =
    `This bill repeats ${named(first)}, which no credit note has cancelled` +
    (net === undefined ? '.' : `: ${asMoney(net)} without VAT would be paid twice.`);
  return [{ ...finding, overcharge: net, message }];
};

/** "invoice E-6 of 3 Jul 2026 (document june)". */
function named({ invoiceNumber, invoiceDate, documentId }: BillFacts): string {
  const name = invoiceNumber ? `invoice ${invoiceNumber}` : 'an earlier invoice';
  const dated = invoiceDate ? ` of ${asDate(invoiceDate)}` : '';
  return `${name}${dated}${documentId ? ` (document ${documentId})` : ''}`;
}

/** A number alone is not enough: suppliers use one number for the bills of several periods or meter points. */
export function isSameBill(a: BillFacts, b: BillFacts): boolean {
  const same = (field: keyof BillFacts) => a[field] !== undefined && a[field] === b[field];
  const sameDays = same('chargeStartDate') && same('chargeEndDate');
  const sameNumber = same('invoiceNumber') && !isOtherSupplier(a, b);
  return sameNumber ? sameDays || same('totalAmount') : sameDays && same('totalAmount');
}

/** Whether `a` repeats `b`, and not the other way round. */
function isSecond(a: BillFacts, b: BillFacts): boolean {
  if (a.invoiceDate !== undefined && b.invoiceDate !== undefined && a.invoiceDate !== b.invoiceDate)
    return a.invoiceDate > b.invoiceDate;
  return a.filed !== undefined && b.filed !== undefined && a.filed > b.filed;
}

export function isOtherSupplier(a: BillFacts, b: BillFacts): boolean {
  const [x, y] = [a.supplierName, b.supplierName].map((name) => name?.toLowerCase().replace(/[^a-z0-9]/g, ''));
  return x !== undefined && y !== undefined && !x.startsWith(y) && !y.startsWith(x);
}
