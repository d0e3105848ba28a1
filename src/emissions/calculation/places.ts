import type { Bill } from './bill.js';

/** A site with its bills. */
interface BilledSite {
  siteId: string;
  bills: Bill[];
}

/**
 * Puts the bills of each supply together at the site that has the latest of them. A business that has changed its supplier
 * has one place in two accounts, and a paper may be filed in both: so no day of a supply counts twice, and none is filled
 * that a bill at another site covers. A site of which no supply is left is the same place as the one its supplies went to.
 */
export function unitePlaces<Site extends BilledSite>(sites: readonly Site[]): Site[] {
  const homes = homesOf(sites);
  const united = new Map(sites.map((site) => [site.siteId, { ...site, bills: [] as Bill[] }]));
  for (const { siteId, bills } of sites) {
    const ofSupplies = bills.flatMap(({ meterPoint }) => homes.get(meterPoint) ?? []);
    const ofOthers = ofSupplies.length === 0 || ofSupplies.includes(siteId) ? siteId : ofSupplies[0];
    for (const bill of bills) {
      const home = homes.get(bill.meterPoint) ?? ofOthers;
      united.get(home)!.bills.push(home === siteId ? bill : { ...bill, siteId });
    }
  }
  return [...united.values()].filter(({ bills }) => bills.length > 0);
}

/** Where the latest bill of each meter point stands; of two that end on one day, the first site. */
function homesOf(sites: readonly BilledSite[]): Map<string | undefined, string> {
  const latest = new Map<string, { siteId: string; to: number }>();
  for (const { siteId, bills } of sites) {
    for (const { meterPoint, to = -Infinity } of bills) {
      if (meterPoint === undefined) continue;
      const known = latest.get(meterPoint);
      if (!known || to > known.to) latest.set(meterPoint, { siteId, to });
    }
  }
  return new Map([...latest].map(([meterPoint, { siteId }]) => [meterPoint, siteId]));
}
