import { ROLES } from '../labels/charge-names.js';
import { matchesOf } from '../../matches.js';
import { isOfOnce } from '../readers/sentences.js';

/** Prices of a part of the day, which may be named after the price: "25.24 pence for a day unit". */
const BANDS = new Set(['dayUnitRate', 'nightUnitRate', 'eveningWeekendRate']);

/** "for a day unit", "used in the day and 17.80p ...": what stands between a price and the next. */
const USED_IN =
  /^(?:\s*\((?:kwh|unit)\))?,?\s*(?:(?:which |that )?(?:(?:you|(?:the|your) meter) )?(?:used?|consumed?|taken?|records?|recorded|registers?|registered|metered|measured) )?(?:for|in|at|by|during) (?:an? |each |every |the |your )?((?:(?! (?:and|plus|or)\b)[^,.;\d£]){0,70})/i;

/** "24.18p per kWh (day), 15.02p per kWh (night)": the band in brackets behind its price. */
const BAND_BEHIND = /^ ?\((?:for |in |by |at )?(?:the )?([^()\d]{3,30})\)/i;

/** "6.81p per kWh for the gas that you use", "for all units of gas": what a price is for, said behind it. */
const FOR_ENERGY =
  /^\s*(?:for|on) (?:(?:each|every|all|any) )?(?:(?:of )?the |your )?(?:(?:units?|kwh) of )?(?:the )?(?:electricity|gas|energy|power)\b/i;

/** "For every kilowatt hour that you use we will charge": what a price is for, said before it. */
const FOR_EACH_UNIT =
  /\bfor (?:each|every|any) (?:unit|kwh|kilowatt[- ]hour)\b[^.;\d]{0,70}\b(?:charge|pay|bill|invoice)(?:s|d)?(?: (?:you|us|the customer|the supplier))?\s*$/i;

/** What stands before a part of a price: "The price contains". */
const CONTAINS =
  /\b(?:(?:includ(?:e|es|ing)|contain(?:s|ing)?|carr(?:y|ies)|compris(?:e|es|ing))(?: (?:an?|our|the|their))?|(?:in|within) (?:each|every|the|your|all) (?:unit )?(?:rates?|prices?) (?:there )?(?:is|are))[^.;\d]{0,20}$/i;

/** Who pays a broker: "we", "the Seller", "Regent Gas". */
const PAYER = String.raw`(?:we|it|(?:[Tt]he )?\p{Lu}[\p{L}&]+(?: \p{Lu}[\p{L}&]+){0,3}|the (?:supplier|seller|vendor))`;
const PAYS = String.raw`(?:will |shall )?(?:pay|pass|hand|remit)(?:e?s)?`;
/** ", which the Seller pays to Powerpath Ltd", "payable to your broker": whose the price before it is. */
const PAYABLE_TO = new RegExp(
  String.raw`^,?\s*(?:(?:which is |which are |that is |are |is )?(?:payable|paid|due|goes?)(?: by (?:us|the [Ss]upplier))?|(?:which |that )?(?:${PAYER} )?${PAYS})(?: on| over)? to\s+(?:(?:the |your )?\p{Lu}|(?:the|that|this|your) (?:firm|company|party|organisation|introducer|agent|broker|consultant|adviser|intermediary))`,
  'u',
);
/** "that we pass on", "which the Seller pays to it", "which is passed to it": the sentence before says to whom. */
const HANDED_ON = new RegExp(
  String.raw`^,?\s*(?:which|that) (?:(?:is|will be) (?:passed|paid|handed)|${PAYER} ${PAYS})(?: on\b| over\b)?(?: to (?:it|them|him|her|us)\b|(?<= on)(?=[^\p{L}]*$| to\b))`,
  'u',
);
/** "We pay Powerpath LLP 1.4p for introducing you", "... out of the unit rates, and for this contract that is 0.9p": what is paid, and to whom. */
const WE_PAY = /\b[Ww]e pay (?:your broker,? |the broker,? )?\p{Lu}[^.;:\d£]{3,60}$/u;
const FOR_BRINGING = /^,? for (?:introducing|arranging|bringing|placing|procuring|finding|its|their)\b/i;
/** "acted for you and has 0.75 pence of every unit you buy", "gets 0.3p out of each kWh". */
const TAKES_PART = /\b(?:gets?|has|have|takes?|keeps?)\s*$/i;
const OUT_OF_EACH = /^ (?:out of|of|from) (?:each|every) (?:unit|kwh|kilowatt[- ]hour)\b/i;
const PAID_TO_US =
  /\b(?:we are|I am) paid (?:by|through) (?:the|your) supplier\b[^.;\d]{0,70}\b(?:that|this|it) is\s*$/i;

/** The words for the roles of prices, as they are looked for all through a text. */
const ALL_ROLES = ROLES.map(([pattern, field]) => [new RegExp(pattern, 'gi'), field] as const);

/** The role of a price is told by the words nearest before it, else by the words just after. */
export function roleOf(before: string, after: string): { field: string; confidence: number } | undefined {
  const near = before.slice(-90);
  let best: { field: string; at: number } | undefined;
  for (const [pattern, field] of ALL_ROLES) {
    // "Commission in the unit rates: 0.5p": the plain words do not take a price from the special ones before them.
    if (field === 'unitRate' && best) continue;
    for (const match of matchesOf(near, pattern))
      if (!best || match.index > best.at + 12) best = { field, at: match.index };
  }
  const next = /^[^.;]{0,60}/.exec(after)?.[0] ?? '';
  if (
    /\b(?:consult\w*|broker\w*|intermediar\w+|advis[eo]rs?)\b[^.]{0,40}\(\s*fee(?: of)?\s*$|\(\s*fee(?: of)?\s*$/i.test(
      before,
    )
  )
    return { field: 'brokerUplift', confidence: 0.7 };
  const band = USED_IN.exec(after)?.[1] ?? BAND_BEHIND.exec(after)?.[1] ?? '';
  const ofBand = ROLES.find(([pattern, field]) => BANDS.has(field) && pattern.test(band));
  if (ofBand) return { field: ofBand[1], confidence: 0.7 };
  if (
    /\b(?:receives?|(?:is|are|be) (?:paid|given|remunerated at)|paid by (?:us|the supplier)|earns?|(?:[Tt]hey|who) get|gets|to whom [^.;]{3,40} pays|[Ww]e pay (?:them|him|her|it|(?:the|your) \w+))\s*$/i.test(
      before,
    )
  )
    return { field: 'brokerUplift', confidence: 0.7 };
  if (TAKES_PART.test(before) && OUT_OF_EACH.test(after)) return { field: 'brokerUplift', confidence: 0.7 };
  if ((WE_PAY.test(before) && FOR_BRINGING.test(after)) || PAID_TO_US.test(before))
    return { field: 'brokerUplift', confidence: 0.7 };
  if (/\bcollects? (?:for|on behalf of) \p{Lu}[^.;\d]{2,70}$/u.test(before))
    return { field: 'brokerUplift', confidence: 0.7 };
  // "40.11p for each kWh at any time of day"
  if (/^[^.;]{0,20}\b(?:at|for) (?:any|all) (?:times?|hours?)\b/i.test(after))
    return { field: 'unitRate', confidence: 0.6 };
  const payable = PAYABLE_TO.test(next);
  if (payable && best?.field !== 'cclRate') return { field: 'brokerUplift', confidence: 0.8 };
  // "Contains 1.2 pence for each kWh which we pass to it": to whom, the sentence before says.
  const handedOn = CONTAINS.test(before) && HANDED_ON.test(next);
  if (handedOn && best?.field !== 'cclRate') return { field: 'brokerUplift', confidence: 0.7 };
  // "We add 0.3p per kWh to each rate and pay it to the broker"
  const passedOn =
    /^[^.;\d]{0,50}\band (?:(?:we|it) )?(?:pays?|passes|pass|remits?) (?:it|this|that)(?: on)?(?: in full)? to (?:(?:the |your )?\p{Lu}|(?:the|that|this|your|its) (?:firm|company|broker|consultant|adviser|intermediary|agent))/u.test(
      after,
    );
  if (passedOn && best?.field !== 'cclRate') return { field: 'brokerUplift', confidence: 0.75 };
  const forOther =
    CONTAINS.test(before) &&
    (/^\s*(?:for|to|payable to|paid to)\s+(?:(?:the (?:services?|work|advice|help) of )?\p{Lu}|us\b|(?:their|its|his|her) (?:services?|work|advice|help|trouble)\b|(?:the|your|our|their|its|an?) (?:energy )?(?:broker|consultant|advis[eo]r|intermediary|agent)\b)/u.test(
      next,
    ) ||
      /\bour\b/i.test(before.slice(-25)));
  if (forOther && best?.field !== 'cclRate') return { field: 'brokerUplift', confidence: 0.7 };
  const included =
    /^,?\s*(?:which is|which are|that is|is|are|of which|has been|have been)?\s*(?:included|contained|recovered|recouped|built|added|part of|in (?:each|every|the|your) (?:unit|price|rate))/i.test(
      next,
    );
  const levy = /^\W*(?:for |of )?(?:the )?(?:ccl|climate change levy)\b/i.test(next);
  if (levy) return { field: 'cclRate', confidence: 0.7 };
  // "0.801p per kWh, added to these rates" is a levy or a tax.
  const onTop = /^\W*(?:is |are )?added to (?:these|the|your|our|all|both)\b[^.;]{0,20}\b(?:rates?|prices?)\b/i.test(
    next,
  );
  if (included && !onTop && best?.field !== 'cclRate') return { field: 'brokerUplift', confidence: 0.6 };
  if (
    /(?<!\b(?:no|without) (?:an? |any )?(?:[a-z]+ )?)\b(?:commission|uplift|broker)\b/i.test(next.slice(0, 45)) &&
    best?.field !== 'cclRate'
  )
    return { field: 'brokerUplift', confidence: 0.6 };
  if (!best)
    return FOR_ENERGY.test(after) || FOR_EACH_UNIT.test(before) ? { field: 'unitRate', confidence: 0.5 } : undefined;
  // "On 1 April 2023 the levy on gas was 0.672p": what it was once
  if (best.field === 'cclRate' && isOfOnce(before)) return undefined;
  const sure = best.field === 'cclRate' || best.field === 'brokerUplift';
  return { field: best.field, confidence: sure ? 0.75 : 0.5 };
}
