import type { Block } from '../../layout/index.js';

/** Words that tell what a price is for, the telling ones first. */
export const ROLES: [RegExp, string][] = [
  [/\b(?:ccl|climate change levy|climate levy|(?:the|this) levy)\b/i, 'cclRate'],
  [
    /\b(?:uplift|commission|broker\w*|intermediar\w+|tpi|introducer|consultan\w+|adviser|advisor|third[- ]party|(?<!meter\w* |data |managing )agent(?:['’]?s)? (?:fee|charge)|(?:our|their|its|his) (?:\w+ )?fee|(?:who|which|that) (?:is|are) paid)\b/i,
    'brokerUplift',
  ],
  [/\b(?:evening|weekend|e\/w|peak|red|amber|green|winter|summer)\b/i, 'eveningWeekendRate'],
  [/\bnight|off[- ]peak|overnight\b/i, 'nightUnitRate'],
  [/(?<!\b(?:times?|hours?) of (?:the )?)(?<!\bper )\bday(?!s|[-\s]*ahead)(?:[- ]?time)?\b(?! of)/i, 'dayUnitRate'],
  [
    /\b(?:unit (?:rate|price|charge)|price|rate|per unit|each unit|kwh|energy|electricity|gas|units?|pays?|costs?)\b/i,
    'unitRate',
  ],
];
/** The least and the most pence per kWh of each kind of price. */
export const RANGES: Record<string, [number, number]> = {
  cclRate: [0.05, 1.5],
  brokerUplift: [0.001, 5],
  eveningWeekendRate: [0.5, 150],
  nightUnitRate: [0.5, 150],
  dayUnitRate: [0.5, 150],
  unitRate: [1.5, 150],
};
/** Prices that are not this contract's: limits, others' prices, prices after its end, and other charges. */
export const NOT_OURS =
  /\b(?:no more than|up to|at most|out[- ]of[- ]contract|deemed|after (?:the|that|your)|once (?:the|your)|outside|excess|exceeded|generator|additional|wholesale|index|(?:forward|price) curve|highest|lowest|average|management fee|trading fee|shape fee|either way|changed? by|more than|export|cap(?:ped)?|collar|reactive|late|metering|the old (?:ones?|rates?|prices?|plan)|(?:above|over|beyond|exceed(?:s|ing)?) (?:the |your |its |this |that )?(?:(?:agreed|authori[sz]ed|available|contracted|chargeable|maximum|import|supply) ){0,2}(?:kva|capacity|maximum demand|mic))\b/i;

/** "The average price reached in the last basket (which ended on 31 March) was": what others paid, or what was paid once. */
export const AVERAGED =
  /\b(?:(?:average|mean|blended|indicative|benchmark|historic(?:al)?|achieved|weighted|typical|market) (?:[\w-]+ ){0,3}?(?:price|rate|cost)s?|(?:price|rate|cost)s? (?:that was |which was |we )?(?:reached|achieved|paid|secured|obtained) (?:in|for|over|during|by)|(?:previous|last|earlier|preceding) (?:basket|tranche|season|supply period|framework))\b(?:[^;.]|\.\d){0,120}\b(?:was|were|of|at|averaged|came to|stood at)(?: about| around)?\s*$/i;

const NAMED = [
  'cclRate',
  'brokerUplift',
  'eveningWeekendRate',
  'nightUnitRate',
  'dayUnitRate',
  'standingCharge',
  'capacityRate',
  'maximumImportCapacity',
  'unitRate',
];
/** A price for all hours, though it speaks of the day. */
const ALL_HOURS = /\b(?:all[- ]day|all (?:units|hours|times)|any ?time|24[- ]?(?:h|hrs?|hours?))\b/i;
const STANDING = /\b(?:standing|(?:fixed|daily|monthly|service|site) charge)\b/i;
/** Charges beside those of a supply's own prices. */
const OTHER =
  /\b(?:exce(?:ss|eded)|reactive|kvarh|metering|meter (?:rental|charge)|data|exit|late|admin\w*|settlement|deposit)\b/i;

/** What networks and the system's operator charge, and what is passed on as it comes. */
const THIRD_PARTY =
  /\b(?:duos|tnuos|bsuos|uos|use of system|distribution|transmission|pass(?:ed)?[- ]through|aahedc|capacity market|renewables? obligation|feed[- ]in tariff|cfd)\b/i;

/** The price that a text names, `none` for one that is no field, undefined where it names none. */
export function chargeNamed({ text, label }: Pick<Block, 'text' | 'label'>): string | undefined {
  const field = NAMED.find((each) => label?.concepts.includes(each));
  if (text.length > 110 || (!field && !/\p{L}{2}/u.test(text))) return undefined;
  // "Monthly fixed charge (metering, settlement)": what is in a charge does not name it.
  const own = text.replace(/\s*\([^()]*\)/g, '');
  if (OTHER.test(STANDING.test(own) ? own : text)) return 'none';
  if (field) return field === 'maximumImportCapacity' ? 'capacityRate' : field;
  if (THIRD_PARTY.test(text) || label?.concepts.some((each) => /^otherCharge/.test(each))) return 'none';
  if (STANDING.test(text)) return 'standingCharge';
  if (/\bcapacity|availability\b/i.test(text)) return 'capacityRate';
  if (ALL_HOURS.test(text)) return 'unitRate';
  return ROLES.find(([pattern]) => pattern.test(text))?.[1];
}
