import { calibrated, leastSure, type PaperKind } from './fields/calibration.js';
import type { Page } from './page.js';
import type { Evidence, Extraction } from './results.js';

/** A supply point is there by its number, and a contract is always somebody's: these are never left out. */
const KEPT = /^\/customerType$|^\/supplyPoints\/\d+\/(?:mpanMprn|supplyType)$/;

/**
 * A reading as it is given out: each confidence is calibrated, and values that are not sure enough are left out, since a
 * wrong value is worse than a missing one. Values without evidence follow from what always stands.
 */
export function settle<F extends object>(kind: PaperKind, pages: readonly Page[], read: Extraction<F>): Extraction<F> {
  const sources = new Map(pages.map((page) => [page.number, page.source]));
  const fields = structuredClone(read.fields);
  const evidence: Record<string, Evidence> = {};
  for (const [pointer, shown] of Object.entries(read.evidence)) {
    const sure = calibrated(kind, sources.get(shown.page) ?? 'text', pointer, shown.confidence);
    if (sure >= leastSure(kind) || KEPT.test(pointer)) {
      evidence[pointer] = { ...shown, confidence: Math.round(sure * 1000) / 1000 };
    } else {
      remove(fields, pointer.slice(1).split('/'));
    }
  }
  return { fields, evidence };
}

function remove(fields: object, path: string[]): void {
  const last = path.pop() as string;
  const holder = path.reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], fields);
  delete (holder as Record<string, unknown>)[last];
}
