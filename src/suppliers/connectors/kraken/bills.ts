import type { DocumentType } from '../../../extraction/index.js';
import { type KrakenClient, SchemaDrift } from './kraken-client.js';
import { BILLS_WITH_ATTACHMENTS, BILLS_WITH_LINK, type Operation } from './operations.js';
import { given } from './places.js';

/** A bill with its paper. */
export interface KrakenBill {
  id: string;
  type?: DocumentType;
  issuedOn: Date;
  /** A signed link that works for about an hour. */
  link: URL;
}

interface BillNode {
  id: string | number;
  billType: string | null;
  issuedDate: string | null;
  temporaryUrl?: string | null;
  attachments?: {
    edges: ({ node: { filename: string | null; temporaryUrl: string | null } | null } | null)[] | null;
  } | null;
  invoiceIsHeld?: boolean | null;
  heldStatus?: { isHeld: boolean | null } | null;
}

interface BillsPage {
  account: {
    bills: {
      pageInfo: { hasNextPage: boolean; endCursor: string | null };
      edges: ({ node: BillNode | null } | null)[] | null;
    } | null;
  } | null;
}

/** The platform refuses pages of 100 and more. */
const PAGE = 50;
const TYPES: Record<string, DocumentType> = { STATEMENT: 'INVOICE', INVOICE: 'INVOICE', CREDIT_NOTE: 'CREDIT_NOTE' };

/**
 * The bills of an account, the latest first. Those without a paper, or held back, come when they have one: they are
 * listed again on the next visits.
 */
export async function* billsOf(client: KrakenClient, accountNumber: string, since?: Date): AsyncIterable<KrakenBill> {
  let operation: Operation = BILLS_WITH_ATTACHMENTS;
  let after: string | null = null;
  for (;;) {
    const variables = { accountNumber, first: PAGE, after };
    const { data, form }: { data: BillsPage; form: Operation } = await page(client, operation, variables);
    operation = form;
    const bills = data.account?.bills;
    let older = false;
    for (const { node } of given(bills?.edges)) {
      const bill = node ? billOf(node) : undefined;
      if (node?.issuedDate && since && new Date(node.issuedDate) < since) older = true;
      else if (bill) yield bill;
    }
    if (older || !bills?.pageInfo.hasNextPage || !bills.pageInfo.endCursor) return;
    after = bills.pageInfo.endCursor;
  }
}

/** A supplier whose schema lacks the one form has the other. */
async function page(
  client: KrakenClient,
  form: Operation,
  variables: object,
): Promise<{ data: BillsPage; form: Operation }> {
  try {
    return { ...(await client.run<BillsPage>(form, variables)), form };
  } catch (error) {
    if (!(error instanceof SchemaDrift) || form !== BILLS_WITH_ATTACHMENTS) throw error;
    return { ...(await client.run<BillsPage>(BILLS_WITH_LINK, variables)), form: BILLS_WITH_LINK };
  }
}

function billOf(node: BillNode): KrakenBill | undefined {
  const { id, billType, issuedDate } = node;
  if (node.invoiceIsHeld || node.heldStatus?.isHeld || !issuedDate) return undefined;
  const attached = given(node.attachments?.edges).flatMap((edge) => (edge.node ? [edge.node] : []));
  const paper = attached.find(({ filename }) => filename?.toLowerCase().endsWith('.pdf')) ?? attached[0];
  const link = paper?.temporaryUrl ?? node.temporaryUrl;
  if (!link || !URL.canParse(link)) return undefined;
  const kind = (billType ?? 'bill').toLowerCase().replaceAll('_', '-');
  return { id: `${kind}-${id}`, type: TYPES[billType ?? ''], issuedOn: new Date(issuedDate), link: new URL(link) };
}
