/** "Wren & Daughters", "Hale and Sons", "Rosie's": whose business it is. */
const OF_PEOPLE = /^\p{Lu}[\p{L}'’-]+(?: & | and )\p{Lu}|^\p{Lu}\p{L}+['’]s?(?: \p{Lu}|$)/u;
/** What a business does, behind its name. */
const TRADE =
  /\S (?:bakery|bakers|butchers?|caf[eé]|launderette|laundry|dry cleaners|salon|hair|hairdress\w+|barbers?|garage|motors|autos?|tyres|florists?|flowers|upholstery|dental (?:practice|surgery|care)|vet\w*|pharmacy|chemist|restaurant|takeaway|tea ?rooms?|bistro|diner|kitchens?|catering|foods?|fish bar|stores?|newsagents?|joinery|carpentry|plumbing|heating|electrical|engineering|fabrications?|fitness|gym|yoga|kennels|cattery|brewery|brewing|printers?|printing|designs?|interiors|flooring|carpets|furniture|ceramics|pottery|opticians?|photography|services|solutions|consult\w+|architects|solicitors|accountants|builders|roofing|landscapes?|nurser(?:y|ies)|day ?care|tattoo\w*|beauty|spa|music|books|toys|cycles|sports)$/iu;
/** "The Old Bakery", "Bakery Cottage": a building that is called after a business. */
const BUILDING =
  /^(?:the )?(?:old|former|new)\b|\b(?:house|cottage|court|lodge|hall|barn|mill|yard|building|buildings|centre|road|street|lane|works|farm)$/i;

/** True for what a business is called that has no legal form: by its owners, or by its trade. */
export const isTradingName = (text: string): boolean =>
  text.length < 60 && !/\d/.test(text) && !BUILDING.test(text) && (OF_PEOPLE.test(text) || TRADE.test(text));
