/**
 * What the law says in figures: the rates of the Climate Change Levy and of VAT, each with its dates and its source.
 * It knows no other module; those that read bills, check them or write them ask here.
 */
export { CCL_YEARS, cclRateOn, cclRatesOfAllYears, cclYearOf } from './ccl-rates.js';
export type { Fuel } from './fuel.js';
export { DE_MINIMIS, REDUCED_VAT, STANDARD_VAT, VAT_RATES, VAT_RATES_KNOWN_FROM } from './vat-rates.js';
