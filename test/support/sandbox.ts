import type { Caller } from './app.js';
import { waitFor } from './wait.js';

/** A site of the sandbox, as far as all tests look at it. */
export interface SandboxSite {
  id: string;
  invoices: ({ id: string; status: string; validationStatus: string } & Record<string, unknown>)[];
  contracts: { id: string; supplyPoints: Record<string, unknown>[] }[];
  creditNotes: unknown[];
  loas: unknown[];
}

/** 49 bills, of which one was made anew, two contracts, a credit note and a letter of authority. */
const PAPERS = 53;

/** Waits until all papers of a business's one account at the sandbox have come, been read and been checked. */
export function sandboxSites(caller: Caller, referenceId: string): Promise<SandboxSite[]> {
  return waitFor(
    'the papers of the sandbox to be read',
    async () => {
      const path = `/v1/suppliers/references/${referenceId}/accounts`;
      const [{ sites }] = (await caller.json<{ sites: SandboxSite[] }[]>('GET', path)).body;
      const papers = sites.flatMap((site) => Object.values(site).filter(Array.isArray).flat());
      const bills = sites.flatMap(({ invoices }) => invoices);
      const contracts = sites.flatMap((site) => site.contracts);
      const isDone =
        papers.length === PAPERS &&
        bills.every(({ status, validationStatus }) => status !== 'pending' && validationStatus !== 'pending') &&
        contracts.every(({ supplyPoints }) => supplyPoints.length > 0);
      return isDone && sites;
    },
    400,
  );
}
