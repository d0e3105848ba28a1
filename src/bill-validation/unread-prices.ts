import { isFixedPrice, pricesInForce, type Agreement, type Case } from './case.js';
import { totalKwh } from './lines.js';

const RATES = ['unitRate', 'dayUnitRate', 'nightUnitRate'] as const;

/** Prices that move with the market are not held against anything. */
const isHeld = (a: Agreement): boolean => !a.contract.isMarketRates || isFixedPrice(a);

/**
 * Whether the bill charges units and no price of theirs could be held against a contract: several prices, one that could not
 * be read, none in the contract, or one price here and two there. Nothing was found then because nothing was looked at.
 */
export function hasUnreadPrices(c: Case): boolean {
  const agreed = pricesInForce(c).filter(isHeld);
  const isFree = totalKwh(c.bill) === 0 || c.bill.totalUnitCharge === 0;
  if (agreed.length === 0 || c.credit || isFree) return false;
  return !RATES.some((rate) => c.bill[rate] !== undefined && agreed.some((a) => a.point![rate] !== undefined));
}
