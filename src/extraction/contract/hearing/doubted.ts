import { calibrated, leastSure } from '../../fields/calibration.js';
import type { Layout } from '../../layout/index.js';
import type { ContractFields, Extraction, SupplyPointFields } from '../../results.js';
import type { Witness } from '../../witness/index.js';
import { shower } from './told.js';
import { leastLikelyDoubted } from '../trust.js';

/**
 * Values of the rules that are too unsure to be given are put to the witness before it fills in what is open: one that it has seen in
 * that role stands, on its word; any other makes room.
 */
export function hearDoubted<V>(
  { fields, evidence }: Extraction<ContractFields>,
  layout: Layout,
  role: keyof ContractFields | keyof SupplyPointFields,
  witness: Witness<V>,
): void {
  const pointers = Object.keys(evidence).filter((pointer) => pointer.endsWith(`/${role}`));
  if (pointers.length === 0) return;
  const sources = new Map(layout.pages.map(({ number, source }) => [number, source]));
  const shown = shower(layout);
  for (const pointer of pointers) {
    const { page, confidence } = evidence[pointer];
    const source = sources.get(page) ?? 'text';
    if (calibrated('contract', source, pointer, confidence) >= leastSure('contract')) continue;
    const [, , point] = pointer.split('/');
    const holder: Partial<ContractFields & SupplyPointFields> = point ? fields.supplyPoints[Number(point)] : fields;
    const { [role]: value, standingChargeType: type } = holder;
    const ofCharge = role === 'standingCharge';
    const told = witness.testimony(role, (ofCharge ? { pence: value, type } : value) as V);
    const beside = pointer.replace(role, 'standingChargeType');
    if (told && told.likely >= leastLikelyDoubted(role)) {
      evidence[pointer] = shown(role, told);
      if (ofCharge) evidence[beside] = evidence[pointer];
      continue;
    }
    delete holder[role];
    delete evidence[pointer];
    if (!ofCharge) continue;
    delete holder.standingChargeType;
    delete evidence[beside];
  }
}
