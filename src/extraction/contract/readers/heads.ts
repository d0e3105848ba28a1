import type { Block } from '../../layout/index.js';

/** True for the head of a column of addresses, and of nothing else. */
export const isOfAddresses = ({ label }: Block): boolean =>
  label?.qualifier === '' &&
  label.concepts.some((each) => each === 'address' || each === 'siteAddress') &&
  !label.concepts.includes('siteName');
