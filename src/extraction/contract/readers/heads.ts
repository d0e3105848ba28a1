import type { Block } from '../../layout/index.js';

/** True for the head of a column of addresses, and of nothing else. */
export const isOfAddresses = ({ label }: Block): boolean =>
  label?.qualifier === '' &&
  label.concepts.some((each) => each === 'address' || each === 'siteAddress') &&
  !label.concepts.includes('siteName');

/** What heads a column that gives a part of an address. */
const PART =
  /^(?:(?:site|supply|premises|property|delivery|billing|invoice|postal) )?(?:address(?: line)? \d|line \d|(?:(?:house|building)(?: name| no\.?| number)? ?(?:\/|or|and|&) ?)?(?:street(?: name| address)?|road)(?: ?(?:\/|or|and|&|,) ?(?:post ?)?(?:town|city))?|(?:post ?)?(?:town|city) ?(?:\/|or|and|&|,) ?(?:county|post ?code)|house(?: name| number)|locality|district|area|(?:post ?)?town|city|(?:post ?)?town ?(?:\/|or|and|&) ?city|county|post ?code)$/i;

/** True for the head of a column that gives the street, the town or the postcode of an address. */
export const isPartOfAddress = ({ text }: Block): boolean => PART.test(text.trim());
