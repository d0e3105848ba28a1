import { FORM, HAS_FORM } from '../../legal-forms.js';
import { nameLikeness } from '../../fields/values/index.js';
import { BROKER_WORD } from '../labels/of-trade.js';
import { isSpeaker } from '../readers/offices.js';
import { named } from './named.js';
import type { Said } from './prose-said.js';

const PENCE_PER_KWH = String.raw`(?:p|pence|pp)(?:/| per | an? | for (?:each|every) )?(?:kWh|unit)`;

/** How a sentence names the broker, and of a wording that begins with the name the words behind it. */
interface Wording {
  pattern: RegExp;
  behind?: RegExp;
}

/** A name may begin at each capital letter of a text: where nothing stands before it, what follows is looked for first. */
const wording = (before: string, after: string): Wording => ({
  pattern: named(before, after),
  behind: before === '' ? new RegExp(after, 'u') : undefined,
});

const BROKERS: Wording[] = [
  // Who made the framework under which many may buy arranged none of their contracts.
  wording(
    String.raw`(?<!\b[Ff]rameworks?(?: [Aa]greements?)?(?: \([^()]{1,30}\))?,? (?:(?:that|which) )?(?:(?:is|are|was|were|has been|have been) )?)(?:[Aa]rranged|[Aa]greed|[Ii]ntroduced|[Bb]rokered|[Nn]egotiated|[Pp]laced|[Pp]rocured|[Ss]ourced|[Ss]old|[Aa]dvised|[Rr]epresented|[Aa]ssisted)(?: (?:for|on behalf of) (?:you|the customer)| on your behalf)?(?: to (?:us|the [Ss]upplier))? (?:by|through|via) (?:(?:your |the |our )?(?:energy |independent |appointed )*(?:broker|partner|consultant|TPI)[,:]? )?`,
    '',
  ),
  // "... 0.35 pence per kilowatt hour that Northwind passes to Powerpath Ltd"
  wording(
    String.raw`\b(?:kWh|kilowatt[- ]hour|unit),? (?:which|that) (?:we|the [Ss]upplier|\p{Lu}[\p{L}&-]+(?: \p{Lu}[\p{L}&-]+){0,3}) (?:will |shall )?(?:pass(?:es)?|hands?|remits?)(?: on| over)? to (?:your broker,? |the broker,? )?`,
    '',
  ),
  // "Prepared by Powerpath Brokers for Hale Castings Ltd", "Issued by Powerpath Ltd to its client"
  wording(
    String.raw`\b(?:[Pp]repared|[Ii]ssued|[Ss]ent|[Ww]ritten|[Pp]roduced) by `,
    String.raw`,? (?:to|for) (?:its|our|their) (?:client|customer)\b`,
  ),
  wording(
    String.raw`\b(?:[Pp]repared|[Ii]ssued|[Ss]ent|[Ww]ritten|[Pp]roduced) by `,
    String.raw`(?<=\b(?:Brok|Consult|Procure|Intermediar)\p{L}*(?: (?:${FORM})\.?)?)(?: (?:to|for) \p{Lu}| (?:on|dated) \d|[,.;]? *$| [–—-])`,
  ),
  // "I have to tell you how Powerpath Ltd is paid", "Powerpath Ltd. We pay them 1.2 pence per kWh"
  wording(String.raw`\b[Hh]ow `, String.raw`(?<=\b(?:${FORM})\.?) (?:is|are|gets) paid\b`),
  wording('', String.raw`(?<=\b(?:${FORM})\.?)\.?[,;]? [Ww]e pay (?:them|it) £?\d+(?:\.\d+)?\s?${PENCE_PER_KWH}`),
  // "You bought through Ashmole Managers, who receive 0.9p per kWh", "The order came through Larch Buyers CIC, your broker."
  wording(
    String.raw`\b(?:[Bb]ought|[Oo]rdered|(?:[Oo]rder|[Cc]ontract) came)(?: (?:it|this|this contract))? (?:through|via) `,
    '',
  ),
  wording(
    '',
    String.raw`,? (?:who |which |has |have )*(?:arranged|introduced|negotiated|brokered|procured|placed|secured|set up) (?:(?:this|the|your|these)(?: \p{Ll}[\p{L}-]*){0,4} (?:contracts?|agreements?|supply|supplies|offer|deal|prices|rates)|(?:it|this)\b)`,
  ),
  wording(
    String.raw`\b[Pp](?:ays?|aid|aying) (?:your broker,? |the broker,? )?`,
    String.raw`,? (?:an? |its |their )(?:\w+ )?(?:commission|fee|uplift)\b`,
  ),
  wording(
    String.raw`\b[Pp](?:ays?|aid) (?:your broker,? |the broker,? )?`,
    String.raw` (?:\d+(?:\.\d+)?\s?${PENCE_PER_KWH}|£\d)[^.;]{0,20}? for (?:introducing|arranging|bringing|its|their|this|these)\b`,
  ),
  // "Northwind pays Powerpath Ltd 1.1 p for each kWh": what anybody but the customer pays by the unit.
  wording(
    String.raw`(?<!\b(?:[Yy]ou|[Cc]ustomer|[Cc]lient|[Bb]uyer|[Oo]ccupier|[Ii]t|[Tt]hey|I)(?: \p{Ll}+)? )\b[Pp](?:ays|ay|aid) (?:your broker,? |the broker,? )?`,
    String.raw`(?<=\b(?:${FORM})\.?) £?[0-4]?(?:\.\d+)?\s?${PENCE_PER_KWH}`,
  ),
  wording(
    '',
    String.raw`(?:,? of [^;:()]{5,100},)? is (?:an?|our|my|its) (?:independent |energy |registered |appointed |authori[sz]ed |chosen |nominated |sole |exclusive )*(?:third party intermediary|TPI|broker|consultant)\b`,
  ),
  wording(
    '',
    String.raw`(?:,? who)? (?:has |have )?(?:brought you to us\b|(?:brought|put) (?:(?:you|the (?:[Cc]ustomer|[Cc]lient)) and (?:us|the [Ss]upplier) together|us together|you (?:to|in touch with) (?:us|the [Ss]upplier)))\b`,
  ),
  wording(
    '',
    String.raw` introduced (?:you|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer)|your (?:business|company|organisation))(?: to (?:us|the supplier))?\b`,
  ),
  wording(
    '',
    String.raw` (?:act(?:s|ed|ing)?|buys?|negotiat\w+|arrang\w+)\b[^.;]{0,45}? as (?:its|your|their|my|our|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer)['’]s) (?:broker|agent|consultant|adviser|intermediary)\b`,
  ),
  // "Powerpath Ltd advises the customer as broker"
  wording(
    '',
    String.raw` (?:acts?|acted|advis(?:es|ed)|represent(?:s|ed)|serv(?:es|ed)) (?:for |on behalf of )?(?:you|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer|[Pp]urchaser|[Cc]onsumer)) as (?:an? |its |your |their )?(?:independent |energy |third[- ]party )*(?:broker|consultant|adviser|advisor|intermediary|TPI)\b`,
  ),
  // "... LLP acts for the client": who does so in a contract of supply, and reads or fits no meter.
  wording(
    '',
    String.raw` (?:acts?|acted|is acting|has acted)(?: solely| only| exclusively)? (?:for|on behalf of) (?:you|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer|[Pp]urchaser|[Cc]onsumer))\b(?!(?:['’]s)? (?:as|in|supplier|meter)\b)`,
  ),
  wording(
    '',
    String.raw` act(?:s|ed)? as (?:the |an? |your )?(?:energy |independent |third[- ]party )*(?:broker|consultant|adviser|advisor|intermediary|TPI)\b(?! (?:for|to|of|on behalf of) (?:us|the [Ss]upplier|[Ss]upplier))`,
  ),
  // "Hale Ltd has asked Powerpath Ltd to look after the purchase of its electricity"
  wording(
    String.raw`\b(?:asks?|asked|engaged|instructed|appointed) `,
    String.raw` to (?:look after|handle|manage|arrange|organise) (?:the |its |our |their )?(?:\p{Ll}+ ){0,2}(?:purchas(?:e|ing)|buying|procurement|contracts?|suppl(?:y|ies)) (?:of|for) `,
  ),
  wording(
    String.raw`(?:(?:appoint|instruct|engage)(?:s|ed)?|authori[sz]e[sd]?) `,
    String.raw`(?:,? \([^)]*\),?)? (?:(?:as|to be|to act as) (?:our|its|their|my|the)|to act (?:for|on behalf of) (?:us|me|you|it|them|the|your)\b|to (?:submit|sign|accept|agree|place|conclude|enter into|arrange|negotiate|procure) (?:this|the|my|our|these|an?)\b)`,
  ),
  wording(
    // Who acted before acts no longer.
    String.raw`(?<!\b(?:[Pp]revious|[Ff]ormer|[Oo]ld|[Oo]utgoing|[Ll]ast|[Ee]arlier|[Pp]rior) (?:\p{L}+[ -]){0,2})(?:[Bb]roker|[Ii]ntermediary|[Cc]onsultant|[Aa]dviser|[Aa]dvisor|TPI|[Tt]hird party intermediary|\b[Yy]our (?:agent|representative))(?: is|,|:| \(TPI\):?)\s+`,
    '',
  ),
  wording(
    String.raw`(?:uplift|[Cc]ommission|fee)(?:[^.;]|\.\d){0,60}? (?:for|to|by|payable to|paid to|on behalf of) `,
    '',
  ),
  wording('', String.raw`:?\s+\d+\.\d+\s?${PENCE_PER_KWH}[^.;]{0,20}\b(?:included|in each|added|part of)\b`),
  wording(
    String.raw`\b(?:uplift|commission|fee|remuneration|charges?) (?:of|due to|earned by|charged by) (?:your broker,? |the broker,? )?`,
    '',
  ),
  wording(
    String.raw`\d\s?${PENCE_PER_KWH},? (?:(?:which|that) (?:is|(?:we|the [Ss]upplier|the [Ss]eller)(?: will| shall)? (?:pays?|pass(?:es)?(?: on)?|collects?|remits?)) )?(?:for|to|(?:payable|paid)(?: by (?:us|the [Ss]upplier))? to|goes to) (?:the (?:services?|work|advice|help) of )?`,
    '',
  ),
  // "0.3p/kWh, which Northwind pays to us, Powerpath Ltd": what a broker writes.
  wording(
    String.raw`\d\s?${PENCE_PER_KWH},? (?:which|that) (?!you\b|the (?:[Cc]ustomer|[Cc]lient|[Bb]uyer)\b)[^.;,]{2,40} (?:pays?|hands?|passes)(?: over| on)?(?: to)? us, `,
    String.raw`(?<=\b(?:${FORM})\.?)`,
  ),
  // "Nothing else is paid to Powerpath Ltd."
  wording(
    String.raw`\b(?:[Nn]othing (?:else|more)|[Nn]o (?:other|further) (?:sum|fee|payment|commission))(?: is| will be)? (?:paid|payable|due) to `,
    '',
  ),
  // "The Seller shall collect for ... 0.2 pence per kWh and pay it over"
  wording(
    String.raw`\b[Cc]ollects? (?:for|on behalf of) `,
    String.raw`,? (?:an? (?:fee|commission|charge) of )?£?\d+(?:\.\d+)?\s?${PENCE_PER_KWH}`,
  ),
  // What somebody says on the telephone: "I work for ..., and our commission is ..."
  wording(
    String.raw`\bI(?:['’]m| am)? (?:work(?:ing)?|call(?:ing)?|act(?:ing)?|speak(?:ing)?) (?:for|from|on behalf of) `,
    String.raw`,? and (?:our|my|we)\b[^.;]{0,40}\b(?:commission|fee|uplift|remuneration)\b`,
  ),
  // "I am Helen, from ..., and I am setting up electricity with Northern Power": who does so with another.
  wording(
    String.raw`\b(?:I(?:['’]m| am)|[Mm]y name(?:['’]s| is))\b[^.;:?]{0,45} (?:from|of) `,
    String.raw`,? and I(?:['’]m| am) (?:setting up|arranging|placing|switching|moving|renewing)\b[^.;]{0,60} with \p{Lu}`,
  ),
  // "My name is Helen Marsh from ..., a broker"
  wording(
    String.raw`\b(?:I(?:['’]m| am)|[Mm]y name(?:['’]s| is)|[Tt]his is|[Yy]ou(?:['’]re| are) (?:speaking|talking) (?:to|with)|[Ii]t(?:['’]s| is))\b[^.;:?]{0,45} (?:from|of|at|for|with) `,
    String.raw`,? (?:\(|who (?:are|is) |which is |we(?:['’]re| are) |and (?:we(?:['’]re| are)|I(?:['’]m| am)) )?(?:an?|the|your) (?:independent |energy |business |utilit(?:y|ies) |registered |appointed |authori[sz]ed )*(?:broker|brokerage|third party intermediary|TPI|intermediary|(?:energy|utilit(?:y|ies)) consultant|consultancy)\b`,
  ),
  wording(
    String.raw`\b(?:came|come|(?:were|was|been) (?:introduced|referred|passed|recommended|transferred|put through)) to us (?:through|via|by) (?:your broker,? |the broker,? |our partner,? )?`,
    '',
  ),
  wording(
    String.raw`^\W*(?:payable|paid) to (?:the )?`,
    String.raw`(?=,? (?:and |which is )?(?:included|part of|within|built)\b)`,
  ),
  // "... Ltd will receive 1.25p for every kWh": what is earned by the unit is a broker's.
  wording(
    '',
    String.raw`,? (?:will|shall|is to|are to) (?:receive|be paid|get|earn)(?: (?:an? )?(?:commission|fee|uplift)(?: of)?)? £?\d+(?:\.\d+)?\s?(?:${PENCE_PER_KWH}|(?:p|pence) (?:for|on) (?:each|every|all)(?: of the)? (?:kWh|units?)\b)`,
  ),
  wording(
    '',
    String.raw`(?:,?\s+receives|\s+(?:is|will be) (?:paid|remunerated)|\s+earns|'s (?:fee|commission|uplift))`,
  ),
  // "Powerpath Energy gets 0.75p per unit", "Powerpath Ltd, who earn 0.9p on each kWh"
  wording(
    '',
    String.raw`,? (?:(?:who|which) )?(?:gets?|earns?|receives?|(?:is|are) paid) £?\d?\.?\d+\s?(?:${PENCE_PER_KWH}|(?:p|pence) (?:for|on) (?:each|every|all)(?: of the)? (?:kWh|units?)\b)`,
  ),
  // "The call was made by ... Ltd, a broker, which we pay ..."
  wording(
    '',
    String.raw`(?<=\b(?:${FORM})\.?),? \(?(?:who (?:is|are) |which is )?an? (?:independent |energy |business |utilit(?:y|ies) |registered |licensed |third[- ]party )*(?:broker|brokerage|TPI|intermediary|(?:energy|utilit(?:y|ies)) (?:consultant|consultancy|bureau))\b(?=[,.;)]| (?:which|who|that|to|whom|we|paid)\b)`,
  ),
];

/** "PowerPath": a name in one word has a capital within. */
const IN_ONE_WORD = /^\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+/u;

/** What follows the name of somebody who signs: an office, or a date. */
const SIGNS =
  /^,?\s*(?:\(\s*)?(?:\p{L}+ ){0,3}(?:director|manager|owner|partner|secretary|officer|head|proprietor|trustee|treasurer|chair\w*|bursar|principal)\b|^,?\s*(?:\([^)]*\)\s*)?(?:on|dated)\s+\d/iu;

/** "Third party intermediary.", "6. Broker": a title over what is said of one. */
const TITLE =
  /^\W*(?:\d[\d.]*\s+)?(?:(?:the|your|energy) )?(?:third[- ]party intermediar(?:y|ies)|TPIs?|brokers?|energy consultants?|intermediar(?:y|ies))(?: (?:and|&) [\p{L} ]+)?\.?$/iu;
/** "The Buyer has appointed Powerpath LLP." under such a title. */
const APPOINTED = named(
  String.raw`\b(?:[Cc]ustomer|[Cc]lient|[Bb]uyer|[Pp]urchaser|[Cc]onsumer|[Yy]ou)(?: has| have)? (?:appointed|engaged|instructed|retained|used) `,
  String.raw`(?<=\b(?:${FORM})\.?)`,
);

function appointedIn(sentence: string, before: string): Said[] {
  const match = TITLE.test(before) ? APPOINTED.exec(sentence) : null;
  if (!match) return [];
  const start = match.index + match[0].length - match[1].length;
  const value = match[1].replace(/\.$/, '');
  return [{ field: 'brokerName', value, start, end: start + value.length, confidence: 0.7 }];
}

/** "The framework levy of 0.02 p/kWh payable to": who raises a levy has arranged nothing. */
const LEVIED = /\b(?:lev(?:y|ies)|duty|tax)\b(?:[^.;]|\.\d)*\b(?:to|by)\s+(?:the\s+)?$/i;

/** Who arranged the contract, as a sentence says it, where it may stand under a title. */
export function brokerIn(sentence: string, before = ''): Said[] {
  const appointed = appointedIn(sentence, before);
  if (appointed.length > 0) return appointed;
  for (const { pattern, behind } of BROKERS) {
    if (behind && !behind.test(sentence)) continue;
    const match = pattern.exec(sentence);
    if (!match?.[1]) continue;
    const name = match[1].replace(/^(?:The|Your|This|and|for|of|the)\s+/, '').replace(/[,.]$/, '');
    if (
      !(/\s/.test(name) || IN_ONE_WORD.test(name)) ||
      /^(?:The|This|We|You|Your|Our|It|An?)\b/.test(name) ||
      /\b(?:Direct Debit|Climate Change|Supplier|Customer|Client|Buyer|Purchaser|Seller|Energy Ombudsman)\b/.test(name)
    )
      continue;
    const start = match.index + match[0].indexOf(name);
    if (LEVIED.test(sentence.slice(0, start))) continue;
    const [label] = /\p{L}*[^\p{L}\d]*$/u.exec(sentence.slice(Math.max(0, start - 40), start))!;
    if (isSpeaker(label, name)) continue;
    // "Agreed for you by Tom Marsh (Director) on ..." is a signature.
    const after = sentence.slice(start + name.length);
    if (nameLikeness(name).kind !== 'company' && !BROKER_WORD.test(name) && SIGNS.test(after)) continue;
    return [
      {
        field: 'brokerName',
        value: name,
        start,
        end: start + name.length,
        confidence: HAS_FORM.test(name) ? 0.75 : 0.5,
      },
    ];
  }
  return [];
}
