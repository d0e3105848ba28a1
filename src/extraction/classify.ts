import type { Page } from './page.js';
import type { DocumentType } from './results.js';

/** Words that speak for a kind of paper, with their weight; a heading counts double. */
const SIGNS: [DocumentType, RegExp, number][] = [
  ['CREDIT_NOTE', /\bcredit (note|memo|invoice)\b/gi, 4],
  ['DEBIT_NOTE', /\bdebit note\b/gi, 4],
  ['LOA', /\bletter of authority\b|\bhereby (authorise|appoint)\b/gi, 4],
  ['CERTIFICATE', /\bcertificate\b|\bPP1[01]\b|\bREGO\b|\bVAT declaration\b/gi, 3],
  [
    'INVOICE',
    /\binvoice (number|no|date)\b|\b(bill|statement) (number|date|period)\b|\b(vat )?invoice\b|\byour (electricity|gas|energy) bill\b/gi,
    2,
  ],
  ['INVOICE', /\bamount due\b|\bpayment due\b|\btotal (charges|amount)\b|\bmeter readings?\b|\bbalance\b/gi, 1],
  [
    'CONTRACT',
    /\b(supply )?(contract|agreement)\b|\bcontract (start|end|period|term)\b|\bprincipal terms\b|\boffer\b|\bschedule\b/gi,
    1,
  ],
  [
    'CONTRACT',
    /\bterm of (the )?(contract|agreement)\b|\bsigned (for|on behalf)\b|\bfixed (term|until)\b|\bdeemed (contract|rates)\b/gi,
    2,
  ],
];
const FEWEST_POINTS = 3;

/** The kind of a paper by the words of its first pages; `OTHER` when nothing speaks clearly for one. */
export function classify(pages: Page[]): DocumentType {
  const text = pages
    .slice(0, 2)
    .map((page) => page.words.map((word) => word.text).join(' '))
    .join(' ');
  const heading = (pages[0]?.words ?? [])
    .filter((word) => word.y0 < pages[0].height / 3 && word.fontSize > 12)
    .map((word) => word.text)
    .join(' ');
  const points = new Map<DocumentType, number>();
  for (const [type, sign, weight] of SIGNS) {
    const count = Math.min(text.match(sign)?.length ?? 0, 4) + (heading.match(sign)?.length ?? 0) * 2;
    points.set(type, (points.get(type) ?? 0) + count * weight);
  }
  const [best, second] = [...points].sort((a, b) => b[1] - a[1]);
  return best[1] >= FEWEST_POINTS && best[1] > second[1] ? best[0] : 'OTHER';
}
