import { strengthOf } from '../../fields/vocabulary.js';
import { CONTRACT_READERS } from '../readers/readers.js';

/** Concepts that are no field of a contract: a wording that they share with a field is a weaker sign of the field. */
const isOther = (concept: string): boolean => {
  const field = concept.replace('?', '');
  return !(field in CONTRACT_READERS) && field !== 'meterPoint' && field !== 'newPrices';
};

/** How strongly a label with these concepts names a field of a contract, 0 to 1. */
export function strength(concepts: readonly string[], field: string): number {
  // "Address" alone is told by the labels around it.
  if (concepts.includes('address') && /Address$/.test(field)) return 0;
  const named = Math.max(strengthOf(concepts, field), alike(concepts, field));
  if (named === 0) return 0;
  // "Contract type" may say the kind of price: the name of the plan is better said elsewhere.
  const own = field === 'tariffName' && concepts.includes('isFixedContract') ? 0.8 * named : named;
  // "Offer" is the number of one, or the name of what is offered, as its value tells.
  const others = concepts.filter((each) => isOther(each) && !(field === 'tariffName' && each === 'otherNumber'));
  if (others.includes('otherNumber')) return own * 0.35;
  if (others.length === 0) return own;
  return own * (own >= 0.85 ? 0.75 : 0.5);
}

/** Labels of one field under which another may stand: its value shows which of them it is. */
function alike(concepts: readonly string[], field: string): number {
  if ((field === 'mpan' || field === 'mprn') && concepts.includes('meterPoint')) return 0.95;
  if (field === 'siteAddress' && concepts.includes('siteName')) return 0.9;
  if (field === 'capacityRate' && concepts.includes('maximumImportCapacity')) return 0.85;
  return 0;
}
