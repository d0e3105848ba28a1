import { findSupplierNames } from '../../catalogue/index.js';
import { foldName } from '../../fields/values/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import type { Testimony } from '../../witness/index.js';
import { namesNone } from '../labels/no-names.js';
import { KIND_OF_PRICE, namesNoProduct, namesNothing } from '../labels/product-names.js';
import { speaksOfFormer } from '../readers/sentences.js';
import { isUnderBroker } from './brokers-addresses.js';
import { partiesOf } from './known-parties.js';

const FOR_QUERIES = /\b(?:quer(?:y|ies)|complaints?|disputes?)\b[^.]*$/i;
const FORMER = /^(?:your |the )?(?:old|previous|former|last|present|current|existing)\b/i;
/** "Bills for all sites go to ...": an address behind such words is no site. */
const FOR_BILLS = /\b(?:bills?|invoices?|statements?|letters|post)\b[^.;]{0,60}\b(?:to|at)\W*$/i;
/** "... for gas at 4 Quay Road": where energy goes is not said of bills. */
const FOR_SUPPLY = /\b(?:electricity|gas|energy|power|suppl(?:y|ies)|meters?) (?:at|to)\W*$/i;
/** "The first meter is at ...": how a sentence begins is no name. */
const OPENS_SENTENCE = /^(?:The|This|That|These|Those|Each|Both|All|Our|Your|Its?|You|We|An?)$/;
/** "Rookery Hill Brokers Ltd. Registered office: ...". */
const OF_BROKER = /\bbrok(?:ers?|erage|ing)\b[^;]{0,40}$/i;
/** "My name is Harriet Moss from ...": who calls need be no broker. */
const CALLS = /\bmy name is\b[^.;]*$/i;
/** "..., which is not a party to this order". */
const NO_PARTY = /^,? (?:which|who) (?:is|are) (?:not|no) (?:a )?part(?:y|ies)\b/i;
/** "J. Hale", "Dr. P": who signs, and not for whom. */
const SIGNS = /^(?:(?:Dr|Mr|Mrs|Ms|Miss|Prof)\.? )?\p{Lu}\.?(?: \p{Lu}\p{Ll}+)?$/u;
/** "It was looked through by ...": who advises a party is none. */
const ADVISED =
  /\b(?:advised|represented|looked (?:through|over|at)|checked|reviewed|drawn up|prepared|audited) by\W*$/i;
const NO_BROKER = /^(?:direct|none|no|n\/a|in[- ]house)$/i;

/** "You're on Steady Fix": the small words before a name are none of it. */
const LED_TO = /^(?:on|to|of|for|with|at|under|our|the|your|called) /;

/** True for the role of a party. */
export const isParty = (role: string): boolean => /^(?:supplier|customer|broker)Name$/.test(role);

/** "Direct" beside a label for a broker, a kind of price for a product, where queries go, and a party in the place of another. */
export function isNone(
  role: string,
  { value, folded, places: [{ passage }] }: Testimony,
  read: Extraction<ContractFields>,
): boolean {
  if (role === 'tariffName')
    return (
      namesNothing(value) ||
      namesNoProduct(value, '') ||
      FORMER.test(value) ||
      LED_TO.test(value) ||
      KIND_OF_PRICE.test(value) ||
      isSupplierAlone(value)
    );
  const before = passage.block.text.slice(0, passage.start);
  if (role === 'billingAddress') return FOR_QUERIES.test(before) || FOR_SUPPLY.test(before);
  if (role === 'siteAddress' && FOR_BILLS.test(before)) return true;
  if (role === 'supplierAddress' && (OF_BROKER.test(before) || isUnderBroker(passage.block, read))) return true;
  const after = passage.block.text.slice(passage.end);
  if (role === 'brokerName' && (NO_BROKER.test(value) || CALLS.test(before) || NO_PARTY.test(after))) return true;
  if (role === 'brokerName' && isOfSites(folded, read.fields)) return true;
  if (role === 'siteName') return OPENS_SENTENCE.test(value) || isOfBillsAlone(folded, read.fields);
  if (!isParty(role)) return false;
  const others = Object.entries(partiesOf(read)).flatMap(([field, names]) => (field === role ? [] : names));
  return (
    namesNone(value) || SIGNS.test(value) || ADVISED.test(before) || speaksOfFormer(before) || others.includes(folded)
  );
}

/** "Hale House" of the address for bills, which is none of the address of a site: no name of one. */
export function isOfBillsAlone(
  folded: string,
  { billingAddress, supplyPoints }: Pick<ContractFields, 'billingAddress' | 'supplyPoints'>,
): boolean {
  const isIn = (address: string | undefined): boolean => address !== undefined && foldName(address).includes(folded);
  return isIn(billingAddress) && !supplyPoints.some(({ siteAddress }) => isIn(siteAddress));
}

/** "Sandy Hollow", "Playing Fields Road": the name of a site, or a part of its address, which names no party. */
const isOfSites = (folded: string, { supplyPoints }: Pick<ContractFields, 'supplyPoints'>): boolean =>
  supplyPoints.some(
    ({ siteName = '', siteAddress = '' }) => foldName(siteName) === folded || foldName(siteAddress).includes(folded),
  );

/** "Corona Energy’s": who sells it, and not what. */
function isSupplierAlone(value: string): boolean {
  const name = value.replace(/['’]s?$/, '');
  return findSupplierNames(name).some(({ text }) => text.length === name.length);
}
