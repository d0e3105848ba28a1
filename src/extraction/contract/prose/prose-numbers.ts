import { matchesOf } from '../../matches.js';
import { ALSO_ACCOUNT, ALSO_CONTRACT, speaksOfFormer, speaksOfFramework } from '../readers/sentences.js';
import type { Said } from './prose-said.js';

/** A reference as it is written, in one piece: letters and digits, of which there is one at least. A line may end behind its hyphen. */
const ONE_PIECE = String.raw`(?=[A-Z0-9/-]{0,20}(?:[A-Z0-9]- )?\d)[A-Z0-9](?:[A-Z0-9/-]|(?<=[A-Z0-9]-) (?=\d{3})){4,20}`;
/** The same with what may stand apart before it or behind it: "KG 88213", "GE-4402 7719". */
const WRITTEN = String.raw`(?:[A-Z]{2,4} (?=\d{4,8}\b))?${ONE_PIECE}(?: \d{3,6}(?![\w/,.-]*\w))*`;
/** What a reference is called. */
const CALLED = String.raw`(?:(?:ref(?:erence)?\.? )?(?:number|no\b\.?)|reference|ref\b\.?|id(?:entifier)?|ID|code)`;

/** What stands between a contract and its number, and speaks of nothing else that has one. */
const TO_ITS_NUMBER = String.raw`(?:(?!\b(?:[Mm]eters?|MPAN|MPRN|[Pp]oints?|[Aa]ccount|[Ii]nvoices?)\b)[^.])`;

const NUMBERED = new RegExp(
  String.raw`\b(?:(?:[Cc]ontract|[Aa]greement)\b${TO_ITS_NUMBER}{0,100}?\b|[Ii]ts )${CALLED}(?: with (?:us|them|it))?(?: is|:| of)?\s+(${WRITTEN})\b`,
);

/** "It is numbered TG-44121", "and is numbered TG-44121": what the sentence, or the one before, speaks of. */
const IS_NUMBERED = new RegExp(
  String.raw`(?:(?:^|[.;]\s)(?:It|This)|\b(?:[Cc]ontract|[Aa]greement|[Vv]ariation|[Ss]chedule|[Aa]nnex|[Aa]mendment|[Aa]ddendum)\b[^.;]{0,60}?) (?:is|and|and is) numbered\s+(${WRITTEN})\b|\b(?:[Cc]ontract|[Aa]greement|[Pp]articulars|[Dd]eed|[Oo]rder|CONTRACT|AGREEMENT|DEED),? (?:which (?:is|are) )?numbered\s+(${WRITTEN})\b`,
);
/** What bears the number of a contract. */
const OF_CONTRACT = /\b(?:contract|agreement|variation|amendment|addendum|deed|order)\b/i;

const NUMBER_OF = new RegExp(
  String.raw`\b(?:number|reference)(?: number)? (?:of|for) (?:this|the|your) (?:contract|agreement|(?:[a-z-]+ )?agreement, which is (?:the|your|this) contract(?: [^,.;]{3,40})?,) (?:is|will be)\s+(${ONE_PIECE})\b`,
  'i',
);

/** "Please quote TG-44121 as the agreement number", "TG-44121 is the number of this contract". */
const AS_NUMBER = new RegExp(
  String.raw`\b(${ONE_PIECE}) (?:as|is|being) (?:the|your|its|our) (?:(?:contract|agreement) ${CALLED}|${CALLED} of (?:this|the|your) (?:contract|agreement))`,
  'i',
);

/** "A contract for the supply of gas bearing the number TG 2062/4442": it may have a blank in it. */
const BEARING = new RegExp(
  String.raw`\b(?:[Cc]ontract|[Aa]greement|[Dd]eed)\b${TO_ITS_NUMBER}{0,80}? (?:bearing|bears)(?: the| our)? (?:contract |agreement )?${CALLED}(?: of)? (${WRITTEN}|[A-Z]{2,6} (?=[\d/-]{4})\d[\d/-]{2,15}\d)(?![\w/-])`,
);

/** "This contract shall be quoted as TG-44121", "This agreement is known as TG-44121": how it is called on papers. */
const CALLED_AS = new RegExp(
  String.raw`\b(?:[Tt]his|[Tt]he|[Yy]our|[Oo]ur) (?:[\p{L}-]+ ){0,3}?(?:[Cc]ontract|[Aa]greement|[Oo]rder|[Dd]eed)(?: (?:shall|will|should|must|may|is to))? (?:(?:always )?be |is |are )?(?:quoted|cited|referred to|known|identified|referenced|recorded|filed)(?: by us| on (?:all )?\p{L}+)? (?:as|by|under)(?: (?:the )?(?:number|reference|ref\.?|no\.?))? (${WRITTEN})\b`,
  'u',
);

/** "with the Supplier", "for the Buyer": with whom an account is, and whose. */
const OF_WHOM = String.raw`(?: (?:with|for|of) (?:us|you|(?:the )?(?:[Ss]upplier|[Ss]eller|[Vv]endor|[Cc]ustomer|[Bb]uyer|[Pp]urchaser|[Cc]onsumer|[Cc]lient)))?`;

const ACCOUNT = new RegExp(
  String.raw`(?:\bacc(?:oun)?t\b\.?|\ba/c|\b[Cc]ustomer(?= ${CALLED})|(?<=[Yy]our )account(?= is ))(?:(?: with us)? has the number|(?: with us)? ${CALLED}${OF_WHOM}(?: is|:| of|,)?| is|(?: with [^,.;]{2,40}?)?(?: is| will be| shall be)? numbered|(?: of the [A-Z][a-z]+)? with [A-Z][^,.;]{1,40}? is| (?:that )?(?:they|we) have (?:opened|set up)\b[^,.;\d]{0,40} is)\s+(${WRITTEN}|(?=[A-Z0-9/-]{0,6}\d)[A-Z0-9][A-Z0-9/-]{2,6}(?: \d{3,6}){1,4})\b`,
);

/** "Your customer number stays the same: 78270346" */
const ACCOUNT_KEPT = new RegExp(
  String.raw`\b(?:account|customer) ${CALLED}(?: with us)? (?:stays|remains|will (?:stay|remain)|is (?:still|unchanged|the same))(?: the same| unchanged)?(?: as (?:before|now))?\s?[:,–-]?\s+(${WRITTEN})\b`,
);

/** "We know you as customer 78270346", "You are customer 78270346 in our books". */
const KNOWN_AS = new RegExp(
  String.raw`\b(?:(?:know|have|hold|record|list)(?:s|ed)? you(?: in our (?:books|records))? as|[Yy]ou are(?: our)?|(?:are|is) known to us as) (?:customer|client|account)(?: ${CALLED})?\s+(${WRITTEN})\b`,
);

/** "Your account number, once supply begins, will be TE-7827046", "Your account with us will be TE-7827046" */
const ACCOUNT_TO_BE = new RegExp(
  String.raw`\b(?:[Yy]our|[Tt]he (?:[Cc]ustomer|[Bb]uyer)['’]s) (?:new )?account(?: ${CALLED})?${OF_WHOM}(?:, [^,.;\d]{3,40},)? (?:will|shall|is to) be\s+(${WRITTEN})\b`,
);

/** "I have kept your account, TE-78270 346, as it is": between commas it is told by the way. */
const ACCOUNT_ASIDE = new RegExp(String.raw`\b(?:[Yy]our|[Tt]he (?:[Cc]ustomer|[Bb]uyer)['’]s) account, (${WRITTEN}),`);

/** "They will set you up under DE5197125 as your customer account" */
const AS_ACCOUNT = new RegExp(
  String.raw`\b(${WRITTEN}) (?:as|is|being|will be) (?:your|the|their|its) (?:new )?(?:(?:customer|supply|energy) )?account(?: ${CALLED})?\b`,
);

/** "The contract itself is TG-44121": no more than what it is. */
const IS_CALLED = new RegExp(
  String.raw`\b(?:[Tt]he|[Tt]his|[Yy]our) (?:contract|agreement)(?: itself)? is (?=\S{0,20}[A-Z])(?=\S{0,20}\d{3})(${WRITTEN})\b`,
);

const REFERENCE = new RegExp(String.raw`\b${WRITTEN}\b`, 'g');

const BANK = /\b(?:sort code|bank|bacs|iban|cheque)\b/i;

/** "This letter is your contract; its number is EC425469", "Your account number is 6206793". */
export function numbersIn(sentence: string, before: string): Said[] {
  const said = (field: string, pattern: RegExp): Said[] => {
    const match = pattern.exec(sentence);
    if (!match) return [];
    const value = match[1] ?? match[2];
    const start = match.index + match[0].length - value.length;
    const lead = sentence.slice(0, start);
    if (speaksOfFormer(lead) || (field === 'contractNumber' && speaksOfFramework(lead))) return [];
    return [{ field, value: value.replace('- ', '-'), start, end: start + value.length, confidence: 0.6 }];
  };
  const account = BANK.test(sentence)
    ? []
    : [
        ...said('supplierAccountNumber', ACCOUNT),
        ...said('supplierAccountNumber', ACCOUNT_TO_BE),
        ...said('supplierAccountNumber', ACCOUNT_KEPT),
        ...said('supplierAccountNumber', ACCOUNT_ASIDE),
        ...said('supplierAccountNumber', KNOWN_AS),
        ...said('supplierAccountNumber', AS_ACCOUNT),
      ];
  for (const { 0: value, index: start } of matchesOf(sentence, REFERENCE)) {
    const end = start + value.length;
    if (ALSO_ACCOUNT.test(sentence.slice(end)))
      account.push({ field: 'supplierAccountNumber', value, start, end, confidence: 0.75 });
    if (ALSO_CONTRACT.test(sentence.slice(end)))
      account.push({ field: 'contractNumber', value, start, end, confidence: 0.75 });
  }
  const ofContract = OF_CONTRACT.test(`${before} ${sentence}`)
    ? [NUMBERED, NUMBER_OF, IS_NUMBERED, AS_NUMBER, CALLED_AS, BEARING, IS_CALLED]
    : [NUMBERED];
  const numbered = ofContract.map((pattern) => said('contractNumber', pattern)).find((each) => each.length > 0) ?? [];
  return [...numbered, ...account];
}
