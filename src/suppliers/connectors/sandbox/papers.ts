import type { DateTime } from 'luxon';
import type { SupplierDocument, Visit } from '../connector.js';
import { type Agreement, agreementFor } from './agreements.js';
import { billsOf, latestBilled } from './bills.js';
import { sandboxBusiness, sandboxSeed } from './business.js';
import { firstDay } from './months.js';
import { contractPaper } from './papers/contract.js';
import { invoiceBill } from './papers/invoice-bill.js';
import { letterOfAuthority } from './papers/letter-of-authority.js';
import { statementBill } from './papers/statement-bill.js';

const MONTHS = 24;

/**
 * All papers that the sandbox holds for an account, the oldest first: the contract of each site, a letter of authority,
 * and the bills from two years before the account was made until now. They follow from the referenceId alone.
 */
export function sandboxPapers({
  account,
  supplier,
  now,
}: Pick<Visit, 'account' | 'supplier' | 'now'>): SupplierDocument[] {
  const seed = sandboxSeed(account.referenceId);
  const business = sandboxBusiness(seed);
  const first = latestBilled(account.createdAt) - MONTHS + 1;
  const months = Array.from({ length: latestBilled(now) - first + 1 }, (_, i) => first + i);
  const papers: SupplierDocument[] = [];
  const add = (
    id: string,
    type: SupplierDocument['type'],
    issuedOn: DateTime,
    download: SupplierDocument['download'],
  ) => {
    if (issuedOn.toJSDate() <= now) papers.push({ id, type, issuedOn: issuedOn.toJSDate(), download });
  };
  for (const site of [business.electricity, business.gas]) {
    const agreements = new Map<string, Agreement>();
    for (const month of months) {
      const agreement = agreementFor(site, seed, month);
      agreements.set(agreement.number, agreement);
      for (const bill of billsOf(site, seed, month)) {
        const layout = site.fuel === 'electricity' ? statementBill : invoiceBill;
        add(bill.id, bill.kind, bill.issuedOn, () => layout(bill, business, supplier));
      }
    }
    for (const agreement of agreements.values()) {
      const id = `${site.fuel}-contract-${agreement.start.toFormat('yyyy-MM')}`;
      add(id, 'CONTRACT', agreement.signedOn, () => contractPaper(agreement, business, supplier));
    }
  }
  const authorised = firstDay(months[MONTHS / 2]);
  add('letter-of-authority', 'LOA', authorised, () => letterOfAuthority(business, supplier, authorised));
  return papers.sort((a, b) => a.issuedOn.getTime() - b.issuedOn.getTime());
}
