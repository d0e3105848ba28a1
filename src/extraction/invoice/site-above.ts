import { foldName } from '../fields/values/index.js';
import { strengthOf } from '../fields/vocabulary.js';
import { around } from '../layout/geometry.js';
import { type Layout, sentenceAt } from '../layout/index.js';
import { matchesOf } from '../matches.js';
import { addressBlocksOf, DEPARTMENT } from './address-blocks.js';
import { addressFrom } from './addresses.js';
import type { Found } from './found.js';

/** "As above", "Same as billing address": the value of a label. */
const AS_ABOVE =
  /^\W*(?:(?:same )?as|see|same|the)?\s*(?:(?:the |your )?(?:billing|postal|mailing|invoice|correspondence|customer(?:['’]s)?) address|(?:the )?address (?:above|overhead|shown above)|above(?: address)?)\W*$/i;

/** "We send your electricity to the address at the top of this page." */
const SAID_ABOVE =
  /\b(?:at|to|for|is|in)\s+(?:the |your |this )?(?:same )?(?:address|premises|property|place|site)\s+(?:(?:shown|given|printed|named|written)\s+)?(?:above|overhead|at the (?:top|head)|(?:that )?(?:we (?:write|wrote|sent? this)|this (?:bill|letter|invoice|statement) (?:is|was) (?:sent|addressed|written))\b)/gi;
const SUPPLY = /\b(?:suppl(?:y|ies|ied)|electricity|gas|energy|power|meter)\b/i;
/** What else is done at an address. */
const NO_SUPPLY =
  /\b(?:write|writing|letters?|cheques?|payments?|post|send us|return|quer(?:y|ies)|complaints?|office|bills? (?:is|are)(?! for\b))\b/i;

const LABELLED = 0.8;
const SAID = 0.6;

/** The address that the bill is sent to, where the paper says that this is the one that is supplied. */
export function siteAbove(layout: Layout, customer: string | undefined): Found<string> | undefined {
  const worth =
    isMarkedUnder(layout) ||
    layout.pairs.some(
      ({ label, value, relation }) =>
        strengthOf(label.concepts, 'siteAddress') > 0 &&
        AS_ABOVE.test(value.text) &&
        (relation !== 'inline' || label.start === 0),
    )
      ? LABELLED
      : layout.blocks.some(({ kind, text }) => kind !== 'setAside' && saysAbove(text))
        ? SAID
        : 0;
  return worth > 0 && customer !== undefined ? addressOf(customer, layout, worth) : undefined;
}

/** In heights of type: how far "as above" may stand under its label, and behind it. */
const UNDER = 3;
const BEHIND = 8;

/** "as above" alone in the field under "Site supplied (if not as above)", wherever in it. */
const isMarkedUnder = ({ blocks }: Layout): boolean =>
  blocks
    .filter(({ text }) => /^\W*(?:same )?as above\W*$/i.test(text))
    .some(({ page, x0, y0, fontSize: type }) =>
      blocks.some(
        (over) =>
          over.page === page &&
          strengthOf(over.label?.concepts ?? [], 'siteAddress') === 1 &&
          y0 >= over.y1 &&
          y0 - over.y1 < UNDER * type &&
          x0 > over.x0 - type &&
          x0 - over.x1 < BEHIND * type,
      ),
    );

const saysAbove = (text: string): boolean =>
  matchesOf(text, SAID_ABOVE).some(({ index }) => {
    const before = text.slice(sentenceAt(text, index)?.start ?? 0, index);
    return SUPPLY.test(before) && !NO_SUPPLY.test(before);
  });

/** The only address that stands under the customer's name. */
function addressOf(customer: string, layout: Layout, worth: number): Found<string> | undefined {
  const own = addressBlocksOf(layout).filter(({ name }) => name && foldName(name.text) === foldName(customer));
  const found = own.flatMap(({ page, lines, ocr }) => {
    const printed = lines.filter(({ text }) => !DEPARTMENT.test(text));
    const address = addressFrom(
      printed.map(({ text }) => text),
      customer,
      ocr,
    );
    if (!address?.postcode) return [];
    return [{ value: address.text, page, box: around(printed), text: address.text, confidence: worth }];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? found[0] : undefined;
}
