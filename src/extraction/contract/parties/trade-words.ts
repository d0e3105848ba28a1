/** What the names of suppliers have in them. */
export const ENERGY_WORD = /\b(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies)|renewables|fuels?)\b/i;
/** What only the names of brokers have in them. */
export const BROKER = /\b(?:brok\w+|consult\w+|advis\w+|procure\w*|intermediar\w+|switching|comparison)\b/i;
/** The same with words that suppliers have in their names too. */
export const BROKING =
  /\b(?:brok\w+|consult\w+|partner\w*|advis\w+|procure\w*|solutions|management|services|savings?)\b/i;
