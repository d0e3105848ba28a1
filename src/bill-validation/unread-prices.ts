import { isFixedPrice, pricesInForce, type Case } from './case.js';
import { totalKwh } from './lines.js';

const RATES = ['unitRate', 'dayUnitRate', 'nightUnitRate'] as const;

/**
 * Whether the contract has a price for units, and the bill charges units at a price that is not known: several prices,
 * or one that could not be read. Nothing was found then because nothing was looked at.
 */
export function hasUnreadPrices(c: Case): boolean {
  const isPriced = pricesInForce(c).some(
    (a) => (!a.contract.isMarketRates || isFixedPrice(a)) && RATES.some((rate) => a.point![rate] !== undefined),
  );
  const isFree = totalKwh(c.bill) === 0 || c.bill.totalUnitCharge === 0;
  return isPriced && !c.credit && !isFree && RATES.every((rate) => c.bill[rate] === undefined);
}
