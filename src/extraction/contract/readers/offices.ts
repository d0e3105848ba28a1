import { nameLikeness } from '../../fields/values/index.js';
import { isOfTrade } from '../labels/of-trade.js';

const OFFICES = String.raw`(?:director|manager|officer|secretary|partner|owner|buyer|head|lead|executive|controller|accountant|bursar|chair\p{L}*|president|administrator|proprietor|trustee|clerk|engineer|surveyor|co-?ordinator|supervisor|assistant|treasurer|ceo|cfo|coo)`;

/** A name with the office of who bears it: "Owen Pritchard, Finance Director". */
const WITH_OFFICE = new RegExp(String.raw`[,(–-]\s*(?:[\p{L}&-]+ ){0,3}${OFFICES}\b`, 'iu');
/** An office and nothing else, in capitals as on the line of a letter: "Operations Director", "Head of Finance". */
const OFFICE = new RegExp(
  String.raw`^(?:The )?(?:[\p{Lu}&][\p{L}&-]*,? (?:and )?){0,4}(?=\p{Lu})${OFFICES}(?:(?: of|,| -| –) [\p{L}& ]{2,30})?$|^The (?:trustees|directors|governors|partners|owners?|occupiers?|householders?)$`,
  'iu',
);

/** True for a person that signs or answers for a party, named with the office. */
export const bearsOffice = (text: string): boolean => WITH_OFFICE.test(text);

/** True for a line of an address that says only what its reader is. */
export const isOffice = (line: string): boolean => line.length < 45 && OFFICE.test(line.trim());

/** A part of an organisation that letters go to: "Trust Office", "Group Purchasing", "Accounts Payable". */
const DEPARTMENT =
  /^(?:\p{Lu}[\p{L}&-]* (?:and |& )?){0,3}(?:office|purchasing|procurement|payable|payments|finance|accounts|estates|facilities|department|dept|team|services|desk)$/iu;

/** True for a line of an address that names the department in it. */
export const isDepartment = (line: string): boolean => line.length < 45 && DEPARTMENT.test(line.trim());

const SPEAKER = /^(?:(?:your|our|sales|the|energy) )?(?:agent|advis[eo]r|consultant|introducer)(?: name)?\W*$/i;
/** First name and last, or the first letter of it: "Carol Hale", "Carol H." */
const OF_PERSON = /^\p{Lu}\p{Ll}+(?: \p{Lu}\.?)? (?:(?:Mc|Mac|O['’])?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?|\p{Lu}\.?)$/u;
/** The same with the first name as a letter, in capitals as forms have it too: "J. Hale", "R M HALE". */
const OF_INITIALS = /^(?:\p{Lu}\.?\s?){1,3}(?<=[\s.])(?:Mc|Mac|O['’])?\p{Lu}(?:\p{Ll}+|\p{Lu}+)(?:-\p{Lu}\p{L}+)?$/u;

/** True for who speaks for a company on the telephone, and is none: "Agent: Carol Hale". */
export const isSpeaker = (label: string, name: string): boolean =>
  SPEAKER.test(label) &&
  (OF_PERSON.test(name) || OF_INITIALS.test(name)) &&
  !isOfTrade(name) &&
  nameLikeness(name).kind !== 'company';
