import { sameAddress } from '../../fields/values/index.js';
import type { Layout } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';

const SUPPLY_AS_ABOVE =
  /\b(?:at the (?:address above|above address)|(?:at|supplying) this address|(?:premises|property|site|address|building) above|above (?:business |supply |trading )?(?:premises|property|site)|supply address is the same|same as (?:the )?(?:billing|postal|above|customer)|(?:premises|property|address) (?:(?:to which|that|at which) )?this (?:letter|notice) is (?:addressed|sent)|(?:premises|property|address) (?:at|in) the (?:head|top) of this (?:letter|notice)|(?:all|both|each)\b[^.;:]{0,30}\b(?:meters?|points?|suppl(?:y|ies)|mpans?|mprns?) (?:is|are) (?:all )?at (?:the|your|that) (?:billing|invoice|postal|correspondence|customer(?:['’]s)?|registered) address|also (?:the |your )?(?:address (?:that|which|to which|where) we (?:will )?supply|where we (?:will )?supply|(?:supply|site|delivery) address)|as above)\b|^as (?:the |your |for )?(?:billing|invoice|postal|correspondence|customer|registered)(?: address)?\W*$/i;
const BILLS_TO_SUPPLY =
  /\b(?:bills?|invoices?|paperwork|post|correspondence|letters)\b[^.?!]{0,60}\b(?:to (?:the same|that) (?:address|place)|there too|(?:the )?same as (?:the |your )?(?:supply|site|premises))\b|\balso (?:the |your )?(?:billing|invoice|postal|correspondence) address|\b(?:where|address (?:to which|that|which)) we(?:['’]ll| will| shall)?(?: also)? (?:send|post) (?:your |the )?(?:bills|invoices)\b|^same as (?:the |your )?(?:supply|site|premises|delivery)(?: address)?\W*$/i;

/** "The gas meter point at the same premises is number 1234567890." */
const AT_THE_SAME =
  /\b(?:electricity|gas|meter|meter point|supply|mpan|mprn)\b[^.;]{0,40}\bat the same (?:premises|address|site|property)\b/i;

/**
 * Papers that say that bills and energy go to one address give it once. The energy of a home goes to the address of its
 * bills without a word.
 */
export function shareAddress({ fields, evidence }: Extraction<ContractFields>, layout: Layout): void {
  const says = (pattern: RegExp): boolean =>
    layout.blocks.some((block) => block.kind !== 'setAside' && pattern.test(block.text));
  // Both fuels of a home go to one address, which the paper may give with the first of them alone.
  if (fields.customerType === 'domestic' && areBothFuels(fields.supplyPoints)) shareSite({ fields, evidence });
  const [first] = fields.supplyPoints;
  const site = first?.siteAddress;
  if (!fields.billingAddress && site && says(BILLS_TO_SUPPLY)) {
    const same = fields.supplyPoints.every((point) => point.siteAddress && sameAddress(point.siteAddress, site));
    if (!same) return;
    fields.billingAddress = site;
    evidence['/billingAddress'] = evidence['/supplyPoints/0/siteAddress'];
    return;
  }
  if (says(AT_THE_SAME)) shareSite({ fields, evidence });
  if (!fields.billingAddress || fields.supplyPoints.some((point) => point.siteAddress)) return;
  if (fields.customerType !== 'domestic' && !says(SUPPLY_AS_ABOVE)) return;
  fields.supplyPoints.forEach((point, i) => {
    point.siteAddress = fields.billingAddress;
    evidence[`/supplyPoints/${i}/siteAddress`] = evidence['/billingAddress'];
  });
}

const areBothFuels = ([one, other, ...more]: ContractFields['supplyPoints']): boolean =>
  Boolean(one?.supplyType && other?.supplyType) && one.supplyType !== other.supplyType && more.length === 0;

/** Gives the address of the one of two points that has one to the other too. */
function shareSite({ fields: { supplyPoints }, evidence }: Extraction<ContractFields>): void {
  const [site, ...more] = supplyPoints.flatMap(({ siteAddress }, i) => (siteAddress ? [i] : []));
  if (supplyPoints.length !== 2 || site === undefined || more.length > 0) return;
  supplyPoints[1 - site].siteAddress = supplyPoints[site].siteAddress;
  evidence[`/supplyPoints/${1 - site}/siteAddress`] = evidence[`/supplyPoints/${site}/siteAddress`];
}
