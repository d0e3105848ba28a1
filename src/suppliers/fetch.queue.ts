import { JobQueue } from '../platform/jobs/index.js';
import type { AccountRef } from './account-leases.js';

/** Brings the documents of an account from its supplier. A fault of the supplier does not fail the job. */
export const FETCH = new JobQueue<AccountRef>('suppliers.fetch', {
  retryLimit: 3,
  retryDelay: 30,
  expireInSeconds: 1800,
});
