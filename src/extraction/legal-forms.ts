/**
 * The legal forms with which names of companies end, as papers write them: alternatives of a pattern, which sets brackets
 * around them and decides what may follow (a full stop, a comma, the end). A paper in capitals writes its companies so too.
 */
export const FORM = 'Ltd|LTD|Limited|LIMITED|plc|PLC|Plc|LLP|CIC|CIO|Cyfyngedig|Cyf|CYF';
/** A name that ends with its legal form. */
export const ENDS_IN_FORM = new RegExp(String.raw`\b(?:${FORM})\.?$`, 'i');
/** A legal form and nothing else: the end of a name that was broken. */
export const FORM_ALONE = new RegExp(String.raw`^(?:${FORM})\.?$`, 'i');
/** A legal form at the beginning: what follows on the first part of a name. */
export const BEGINS_WITH_FORM = new RegExp(String.raw`^\s*(?:${FORM})\b`, 'i');
/** A legal form anywhere in a name. */
export const HAS_FORM = new RegExp(String.raw`\b(?:${FORM})\b`, 'i');
