import type { Candidate } from '../../fields/candidates.js';
import { findDates, findRates, findTerms, nameLikeness, paymentMethodsIn } from '../../fields/values/index.js';
import { tickedOptions, wholeOf, type Block, type LabelMatch, type Layout } from '../../layout/index.js';
import { strength } from '../choice/strength.js';
import { frontPage } from '../readers/front-page.js';
import { KIND_OF_PRICE } from '../labels/product-names.js';
import { priceKindIn } from '../readers/word-readers.js';

/** What kind of prices and of customer the names of products and the titles of a paper tell. */
export function kindCandidates(layout: Layout, read: readonly Candidate[]): Candidate[] {
  return [...priceKinds(layout, read), ...deemed(layout, read), ...customerTypes(layout, read), ...payments(layout)];
}

const isTitle = (layout: Layout, block: Block): boolean =>
  block.page <= frontPage(layout) &&
  block.kind !== 'setAside' &&
  block.lines.length <= 2 &&
  block.text.length < 90 &&
  block.y0 < 0.3 * layout.pages[0].height;

function priceKinds(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const named = read.filter((each) => each.field === 'tariffName' && each.confidence > 0.4);
  // Beside rates without a contract, the products of a list are what the customer could have.
  const without = named.filter(({ value }) => DEEMED.test(String(value)));
  const products = without.length > 0 ? without : named;
  const found: Candidate[] = products.flatMap((product) => {
    const value = priceKindIn(String(product.value));
    return value === undefined ? [] : [{ ...product, field: 'isFixedContract', value, confidence: 0.45 }];
  });
  for (const { label, relation, fit, value } of layout.pairs) {
    // Beside the label of a product a kind of price, where it has no name: "Price plan | ☒ Fixed ☐ Variable".
    const asked = relation !== 'inline' && fit > 0.5 && strength(label.concepts, 'tariffName') > 0;
    const ticked = tickedOptions(value.text).filter((option) => option.ticked);
    const kind = ticked.length === 1 ? ticked[0].text : value.text;
    const fixed = asked && KIND_OF_PRICE.test(kind) ? priceKindIn(kind) : undefined;
    if (fixed !== undefined)
      found.push({ field: 'isFixedContract', value: fixed, confidence: 0.6, passage: wholeOf(value.block) });
  }
  for (const { label, relation, fit, value } of layout.pairs) {
    if (relation === 'inline' || fit < 0.5 || !(isFixedFor(label, value.text) || isFixedPrice(label, value.text)))
      continue;
    found.push({ field: 'isFixedContract', value: true, confidence: 0.5, passage: wholeOf(value.block) });
  }
  for (const block of layout.blocks) {
    if (!isTitle(layout, block) || block.fontSize < 10.5) continue;
    const value = priceKindIn(block.text.replace(HELD_FOR_SOMEBODY, ' '));
    if (value !== undefined) found.push({ field: 'isFixedContract', value, confidence: 0.4, passage: wholeOf(block) });
  }
  return found;
}

/** "Record of the contract held for Hale House": what is kept for somebody, and no price. */
const HELD_FOR_SOMEBODY = /\bheld (?:for|by|with|on behalf of) (?=(?:the \p{L}+ of )?\p{Lu})/gu;

/** "Your price is fixed until", with a day beside it. */
const FIXED_UNTIL = /\b(?:prices?|rates?|charges?)\b[^.;]{0,20}\bfixed (?:until|to|up to|till)\b|^fixed until$/i;

/** "Fixed for", "Prices fixed for", with a term beside it. */
const FIXED_FOR = /^(?:(?:your |the |all )?(?:prices?|rates?)(?: (?:is|are))? )?fixed for$/i;
/** "24 months, prices fixed", "36 months at fixed prices". */
const AT_FIXED_PRICES =
  /\b(?:prices?|rates?)(?: (?:is|are))?(?: all)? (?:fixed|held|locked)\b|\bfixed (?:unit )?(?:prices?|rates?)\b/i;

/** True for what is fixed up to a day or for a term, and for a term that is said to be one of fixed prices. */
function isFixedFor({ concepts, text: asked }: LabelMatch, text: string): boolean {
  if (FIXED_UNTIL.test(asked)) return findDates(text).length > 0;
  if (new Set(findTerms(text).map(({ value }) => value)).size !== 1) return false;
  const ofPrices = concepts.includes('contractTermMonths') && AT_FIXED_PRICES.test(text);
  return FIXED_FOR.test(asked) || (ofPrices && priceKindIn(text) === true);
}

/** "Unit rate, fixed", "Price (fixed for the term)", and "5.418 p/kWh, fixed for the length". */
const PRICE_FIXED =
  /\b(?:prices?|rates?)\b[^.;,(]{0,20}[,(] ?(?:which (?:is|are) )?fixed\b(?!,? (?:daily|monthly|charge|cost|fee|and|or|\/))/i;
const FIXED_BEHIND = /^£?[\d.]+ ?(?:p|pence)? ?(?:\/|per ) ?k\s?wh[,;]? \(?fixed\b/i;

/** True for a price of energy that is said to be fixed where it stands. */
const isFixedPrice = ({ text: asked }: LabelMatch, text: string): boolean =>
  FIXED_BEHIND.test(text) || (PRICE_FIXED.test(asked) && findRates(text).length > 0);

const WAY =
  /^(?:paid |paying )?(?:by )?(?:monthly |quarterly |variable |fixed )*(?:direct debit|bacs|cheque|standing order|bank transfer|prepayment|(?:debit |credit )?card)\b(?! (?:guarantee|instruction|mandate|discount|number|details))[^.:]{0,35}$/i;

/** "☒ Monthly Direct Debit ☐ Bank transfer": the way that is ticked, in a line of nothing but ways to pay. */
function tickedPayment(block: Block): Candidate[] | undefined {
  const options = tickedOptions(block.text);
  if (options.length < 2 || block.kind === 'setAside' || !options.every(({ text }) => WAY.test(text))) return undefined;
  const ticked = options.filter((option) => option.ticked).flatMap(({ text }) => paymentMethodsIn(text));
  return ticked.length === 1
    ? [{ field: 'paymentMethod', value: ticked[0], confidence: 0.7, passage: wholeOf(block) }]
    : [];
}

/** "Security deposit paid by | Cheque", "Previous payment method | BACS": what a label of something else says. */
const valuesOfOthers = ({ pairs }: Layout): Set<Block> =>
  new Set(
    pairs
      .filter(
        ({ label, relation, fit }) =>
          relation !== 'inline' &&
          fit > 0.5 &&
          (/^(?:previous|old|former)\b/i.test(label.text) || label.concepts.every((each) => each === 'otherCharge')),
      )
      .map(({ value }) => value.block),
  );

/** A way of paying that stands for itself. */
function payments(layout: Layout): Candidate[] {
  const answers = valuesOfOthers(layout);
  return layout.blocks.flatMap((block) => {
    if (answers.has(block)) return [];
    const boxed = tickedPayment(block);
    if (boxed) return boxed;
    const text = block.text.replace(/^(?:[☑☒✓✔■]|\[\s*[xX]\s*\])\s*/u, '');
    // "Monthly in arrears; Direct Debit 14 days after date"
    const clauses = text.split(/;\s+/);
    if (block.kind !== 'cell' || !clauses.some((clause) => WAY.test(clause))) return [];
    if (clauses.length > 1 && paymentMethodsIn(text).length !== 1) return [];
    const [method] = paymentMethodsIn(text);
    return method
      ? [
          {
            field: 'paymentMethod',
            value: method,
            confidence: text === block.text ? 0.4 : 0.6,
            passage: wholeOf(block),
          },
        ]
      : [];
  });
}

const DEEMED = /\b(?:deemed|out[- ]of[- ]contract|ooc)\b/i;

/** What is said of such rates, and not that they are this customer's. */
const IN_GENERAL =
  /\b(?:avoid|before|instead|in place of|rather than|not|previous|higher|when|if|after|ends|will apply|(?:published|available|listed|shown|found) (?:on|at|in))\b/i;

/** What a label of the kind of price or of contract has beside it: "Price | Deemed rates". */
const DEEMED_KIND =
  /^(?:(?:on|variable|standard|rolling)[\s–,-]+)?(?:the |our )?(?:deemed|out[- ]of[- ]contract|ooc|non[- ]contracted)(?: (?:contract|supply|tariff|variable|business))*(?: (?:rates?|prices?|terms|contract|charges))?\.?$/i;

/** Rates without a contract, as the product's name, the kind of price or contract, or the title says. */
function deemed(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const isSaid = ({ field, value, confidence, pair }: Candidate): boolean =>
    (field === 'tariffName' && confidence > 0.4 && DEEMED.test(String(value))) ||
    (field === 'contractStartDate' && confidence > 0.4 && DEEMED.test(pair?.label.text ?? ''));
  const found: Candidate[] = read
    .filter(isSaid)
    .map((each) => ({ ...each, field: 'isNonContractedRate', value: true, confidence: 0.7 }));
  for (const { label, relation, fit, value } of layout.pairs) {
    const asked = relation !== 'inline' && fit > 0.5 && strength(label.concepts, 'isFixedContract') > 0;
    if (asked && DEEMED_KIND.test(value.text))
      found.push({ field: 'isNonContractedRate', value: true, confidence: 0.7, passage: wholeOf(value.block) });
  }
  const priced = pricedApart(layout, read);
  for (const block of layout.blocks) {
    if (priced.has(block) || !isTitle(layout, block) || !DEEMED.test(block.text) || IN_GENERAL.test(block.text))
      continue;
    found.push({ field: 'isNonContractedRate', value: true, confidence: 0.6, passage: wholeOf(block) });
  }
  return found;
}

/** "Deemed unit rate" over its price beside a "Unit rate": a price for others, and no title. */
function pricedApart({ pairs }: Layout, read: readonly Candidate[]): Set<Block> {
  const own = read.some(({ field, pair }) => /unitRate$/i.test(field) && pair && !DEEMED.test(pair.label.text));
  const priced = pairs.filter(({ relation, value }) => relation !== 'inline' && /^[£\d]/.test(value.text));
  return new Set(own ? priced.map(({ labelBlock }) => labelBlock) : []);
}

const HOME =
  /\b(?:your home|home energy|household|domestic (?:customer|supply|tariff|premises|energy|dual fuel|electricity|gas)|residential|for your house|home (?:supply|address|plan)|(?:gas|electricity|energy|power|both fuels) (?:at|for) (?:your )?home)\b/i;
const BUSINESS =
  /\b(?:business|non[- ]domestic|commercial|micro[- ]?business|company (?:number|no)|climate change levy|ccl|vat (?:at|rate)?\s*20 ?%|half[- ]hourly|letter of authority)\b/i;

/** Domestic only where the paper speaks of a home and the customer is a person; otherwise a business. */
function customerTypes(layout: Layout, read: readonly Candidate[]): Candidate[] {
  const customers = read.filter((each) => each.field === 'customerName' && each.confidence > 0.3);
  const company = customers.some((each) => nameLikeness(String(each.value)).kind === 'company');
  const person = customers.some((each) => nameLikeness(String(each.value)).kind === 'person');
  const spoken = layout.blocks.filter((block) => block.kind !== 'setAside');
  const home = spoken.find((block) => HOME.test(block.text) && !/\bnon[- ]domestic\b/i.test(block.text));
  const reduced = read.some((each) => each.field === 'vatRate' && each.value === 5);
  const business = spoken.some((block) => BUSINESS.test(ownWords(block.text)));
  const signs = (home ? 2 : 0) + (person ? 1.5 : 0) + (reduced ? 0.7 : 0) - (company ? 4 : 0) - (business ? 1.5 : 0);
  const shown = home ?? spoken[0];
  if (!shown) return [];
  return signs >= 2 ? [{ field: 'customerType', value: 'domestic', confidence: 0.7, passage: wholeOf(shown) }] : [];
}

/** A text without the supplier's particulars: its company number and name say nothing of the customer. */
const ownWords = (text: string): string =>
  text.replace(/\b(?:registered|company) (?:number|no)[^.]*|\b[A-Z]\w+ for Business\b|\bBusiness Solutions\b/g, ' ');
