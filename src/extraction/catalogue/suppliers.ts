import { distance } from 'fastest-levenshtein';
import { readFileSync } from 'node:fs';
import { foldName } from '../fields/values/names.js';

/** A supplier of the catalogue; `suppliers.json` says where each fact comes from. */
export interface Supplier {
  /** Stable key, such as `british-gas-business`. */
  code: string;
  brand: string;
  legalNames: string[];
  /** Other names in use, from a source. */
  aliases: string[];
  /** Other names in use, from general knowledge. */
  unverifiedAliases: string[];
  formerNames: string[];
  /** `active`, or what ended it. */
  status: string;
  /** Market participant ids of the electricity market. */
  mpids: { mpid: string; active: boolean }[];
  registeredOrOperationalAddress?: string | null;
  companyNumber?: string | null;
}

export const SUPPLIERS: readonly Supplier[] = (
  JSON.parse(readFileSync(new URL('suppliers.json', import.meta.url), 'utf8')) as { brands: Supplier[] }
).brands;

/** Every name of a supplier: brand, legal, in use, former. */
export function namesOf(supplier: Supplier): string[] {
  const { brand, legalNames, aliases, unverifiedAliases, formerNames } = supplier;
  return [...new Set([brand, ...legalNames, ...aliases, ...unverifiedAliases, ...formerNames])];
}

const BY_NAME = new Map<string, Supplier>();
// the names that suppliers bear now go before those that they bore
for (const names of [
  (s: Supplier) => [s.code, s.brand],
  (s: Supplier) => s.legalNames,
  (s: Supplier) => s.aliases,
  (s: Supplier) => [...s.unverifiedAliases, ...s.formerNames],
]) {
  for (const supplier of SUPPLIERS) {
    for (const name of names(supplier)) if (!BY_NAME.has(foldName(name))) BY_NAME.set(foldName(name), supplier);
  }
}

/** The supplier with this code, or with this brand, legal or former name; case and punctuation do not count. */
export function supplierByName(name: string): Supplier | undefined {
  return BY_NAME.get(foldName(name)) ?? BY_NAME.get(foldName(name).replace(/(?:limited|plc)$/, ''));
}

/** The suppliers whose names are the nearest to a text that is none of them, the nearest first. */
export function nearestSuppliers(name: string, count = 3): Supplier[] {
  const key = foldName(name);
  const scored = SUPPLIERS.map((supplier) => {
    const offs = [supplier.code, ...namesOf(supplier)].map((other) => {
      const folded = foldName(other);
      const inside = key.length >= 3 && (folded.includes(key) || key.includes(folded)) ? 0.5 : 1;
      return (distance(folded, key) / Math.max(folded.length, key.length)) * inside;
    });
    return { supplier, off: Math.min(...offs) };
  });
  return scored
    .sort((a, b) => a.off - b.off)
    .slice(0, count)
    .map(({ supplier }) => supplier);
}
