import { findSupplyNumbers } from './fields/values/index.js';
import { segmentsOf } from './layout/segments.js';
import { supplyNumberGrids } from './layout/supply-number.js';
import type { Page } from './page.js';

/** Printed where no configuration applies. */
const NONE = '0000';

/**
 * The standard settlement configuration (SSC) of each meter point whose whole supply number is printed in the form of 22
 * characters that is used since 2025, by MPAN core. Older papers print a time switch code in its place, which does not
 * tell it. No check digit guards it, so that none is taken from a picture, nor one of which two are printed.
 */
export function settlementConfigurationsOf(pages: readonly Page[]): Record<string, string> {
  const found = new Map<string, Set<string>>();
  for (const page of pages.filter(({ source }) => source === 'text')) {
    const segments = segmentsOf(page);
    const grids = supplyNumberGrids(segments).map(({ topLine, core }) => [...topLine, core].join(' '));
    for (const text of [...grids, ...segments.map((segment) => segment.text)]) {
      for (const { value } of findSupplyNumbers(text)) {
        if (!value.valid || value.mtc?.length !== NONE.length || value.mtc === NONE) continue;
        found.set(value.core, (found.get(value.core) ?? new Set()).add(value.mtc));
      }
    }
  }
  return Object.fromEntries([...found].filter(([, each]) => each.size === 1).map(([core, [ssc]]) => [core, ssc]));
}
