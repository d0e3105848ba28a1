import type { Rate, Utility } from './tariff.js';

/** What a supplier's account says of the prices of a meter point. */
export interface SupplierAgreement {
  /** The supplier's own identifier, one for each agreement of the account. */
  id: string;
  mpanMprn: string;
  utility: Utility;
  /** The supplier by its name in the catalogue. */
  supplier: string;
  tariffName?: string;
  /** First day, YYYY-MM-DD; absent where the supplier gives none. */
  startDate?: string;
  /** Last day, YYYY-MM-DD; absent while it goes on. */
  endDate?: string;
  /** Without VAT, in pence; times only where the supplier gives them. */
  rates: Rate[];
}

/** Takes what suppliers say of their agreements with a customer; the connectors call it. */
export abstract class AgreementIntake {
  /** Replaces all that the account said before. Joins the transaction that is open. */
  abstract replace(projectId: string, accountId: string, agreements: readonly SupplierAgreement[]): Promise<void>;
}
