import { paymentMethodsIn } from '../../fields/values/index.js';
import { sentenceAt, type Layout, type Passage } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import { type Sights, type Testimony, type ValueOf, Witness } from '../../witness/index.js';
import { isNotOfThis } from '../choice/not-of-this.js';
import { hearDoubted } from './doubted.js';
import { shower } from './told.js';
import { leastLikely } from '../trust.js';

type Value = boolean | string;

/** How much likelier a word must say it than the opposite. */
const AGAINST = 3;

/** Words that prices share with much else: "a contract held for Hale House", "make sure that nothing changes". */
const OF_MUCH = /^(?:held|hold|firm|changes?|changed|moves?|market|guarantee[ds]?)$/i;
const OF_PRICES = /\b(?:pric\w+|rates?|charg\w+|tariffs?|costs?|units?|kwh|fix\w*|variable)\b/i;
/** In letters: a shorter text is a value, of which the label beside it tells what it is. */
const SENTENCE = 25;

const isOfOther = ({ text, block }: Passage): boolean =>
  OF_MUCH.test(text) && block.text.length > SENTENCE && !OF_PRICES.test(block.text);

/** "The ways to pay: Direct Debit, BACS, card or cheque": of so many none is told to be this customer's. */
const WAYS = 3;
const isOneOfWays = ({ block, start }: Passage): boolean =>
  new Set(paymentMethodsIn(sentenceAt(block.text, start)?.text ?? block.text)).size >= WAYS;

/** What a word says in a role, if it can. */
export const saidBy: ValueOf<Value> = ({ text }, role) => {
  const [method] = paymentMethodsIn(text);
  if (role === 'paymentMethod' || method) return role === 'paymentMethod' ? method : undefined;
  const ofBusiness = /^micro/i.test(text);
  if (ofBusiness !== /micro/i.test(role)) return undefined;
  return role === 'fixed' || role === 'micro';
};

/** A reading beside what the witness says of how prices are made, who the customer is and how it pays: what the rules leave open is filled in. */
export function withWords(read: Extraction<ContractFields>, layout: Layout, sights: Sights): void {
  const { fields, evidence } = read;
  const witness = new Witness<Value>(layout, sights, ['word'], saidBy);
  hearDoubted(read, layout, 'paymentMethod', witness);
  const told = (role: string, opposite?: string): Testimony<Value> | undefined => {
    const [first, second] = witness
      .of(role)
      .filter(({ places: [{ passage }] }) => !isNotOfThis(passage) && !isOfOther(passage))
      .filter(({ places: [{ passage }] }) => role !== 'paymentMethod' || !isOneOfWays(passage));
    const against = Math.max(second?.likely ?? 0, opposite ? (witness.of(opposite)[0]?.likely ?? 0) : 0);
    return first && first.likely >= leastLikely(role) && first.likely >= AGAINST * against ? first : undefined;
  };
  const shown = shower(layout);
  const fill = (field: 'isMicroBusiness' | 'paymentMethod' | 'isFixedContract', found?: Testimony<Value>): void => {
    if (!found || fields[field] !== undefined) return;
    Object.assign(fields, { [field]: found.value });
    evidence[`/${field}`] = shown(field, found);
  };
  fill('isMicroBusiness', told('micro', 'noMicro') ?? told('noMicro', 'micro'));
  fill('paymentMethod', told('paymentMethod'));
  if (fields.isFixedContract !== undefined || fields.isMarketRates !== undefined) return;
  fill('isFixedContract', told('fixed', 'market') ?? told('market', 'fixed'));
  if (fields.isFixedContract === undefined) return;
  fields.isMarketRates = !fields.isFixedContract;
  evidence['/isMarketRates'] = evidence['/isFixedContract'];
}
