import type { Candidate } from '../fields/candidates.js';
import type { Pair } from '../layout/index.js';

/** Headings over what is said of the broker alone. */
const OF_BROKER =
  /^\W*(?:[\dA-Z]{1,2}[.)]?\s+)?(?:about |details of )?(?:the |your )?(?:energy )?(?:broker|intermediary|consultant|tpi|third[- ]party intermediary|introducer)s?(?:['’]s)?(?: details| information)?(?: \((?:if any|tpi)\))?\W*$/i;
/** Labels of a party that do not say which party they mean. */
const OF_ANY_PARTY = /^(?:company|firm|business|organisation|trading|full|registered)?(?: name)?\W*$/i;

/** "Company" and "Fee" under the heading "Broker" are the broker's. */
export const underBroker = (candidates: readonly Candidate[]): Candidate[] =>
  candidates.flatMap((each) => {
    if (!each.pair || !isUnder(each.pair)) return [each];
    if (each.field === 'brokerUplift') return [{ ...each, confidence: Math.max(each.confidence, FEE) }];
    if (each.field !== 'customerName' && each.field !== 'supplierName') return [each];
    return OF_ANY_PARTY.test(each.pair.label.text) ? [{ ...each, field: 'brokerName' }] : [];
  });

/** How sure a price per kWh is that a label without a party names. */
const FEE = 0.75;

const isUnder = ({ labelBlock }: Pair): boolean =>
  labelBlock.heading !== undefined && OF_BROKER.test(labelBlock.heading.text);
