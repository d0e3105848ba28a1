const PLACE_IN_LIST =
  /^(?:(?:premises|location|property|outlet|(?:supply |meter )?point|site|supply|meter|item|schedule|sheet|page|part|section|appendix|annex|account) (?:no\.? ?|number |# ?)?|(?:no|nr|number)\.? ?)(?:\d{1,3}|[A-F])(?: of \d{1,3})?$/i;

/** "Premises 2", "Schedule 1 of 4": the place of something in its list, which is no name. */
export const isPlaceInList = (text: string): boolean => PLACE_IN_LIST.test(text);

/** The pattern of a part of a paper by its letter or number: "Schedule A", "Part 2". */
export const PART = String.raw`(?:Schedule|Part|Annex|Appendix|Table|Section|List) (?:[A-Z]|\d{1,2})`;
