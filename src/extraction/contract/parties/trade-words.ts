/** What the names of suppliers have in them. */
export const ENERGY_WORD = /\b(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies)|renewables|fuels?)\b/i;
/** The same with words that suppliers have in their names too. */
export const BROKING =
  /\b(?:brok\w+|consult\w+|partner\w*|advis\w+|procure\w*|solutions|management|services|savings?)\b/i;
