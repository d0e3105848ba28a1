export { type Parsed, type ParseOptions, withoutOverlaps, withValue } from './parsed.js';
export { asDigits, asLetters, OCR_DIGIT_CLASS, oneDigitRepairs, plain } from './ocr.js';
export { findNumbers, isNegative, type PrintedNumber } from './numbers.js';
export { monthOf } from './months.js';
export { findDates, isoDate, parseDate, type IsoDate } from './dates.js';
export { daysOfYear, type DayOfYear } from './days-of-year.js';
export { daysOf, findPeriods, type Period } from './periods.js';
export { findMoney, type Money } from './money.js';
export { parsePer, parseRateUnit, readPer, type RateUnit } from './units.js';
export { findRates, pencePerKvaDay, pencePerKwh, pencePerPeriod, scaled, type Rate } from './rates.js';
export { findHours, type Hours, nightOf } from './hours.js';
export { findQuantities, parseQuantityUnit, type Quantity, type QuantityUnit } from './quantities.js';
export { findTerms } from './durations.js';
export { findPercentages } from './percentages.js';
export {
  distributorOf,
  findSupplyNumbers,
  isTopLine,
  isValidMpanCore,
  mpanCheckDigit,
  mpanRepairs,
  type SupplyNumber,
} from './mpan.js';
export { findMprns, hasMprnCheckDigits } from './mprn.js';
export { foldReference, parseMeterSerial, parseReference } from './references.js';
export { findPostcodes, mendPostcode } from './postcodes.js';
export {
  addressLikeness,
  findAddresses,
  joinAddress,
  normaliseAddress,
  sameAddress,
  type NormalAddress,
} from './addresses.js';
export { BEFORE_NUMBER, BEGINS_ADDRESS, PART_OF_BUILDING } from './premises.js';
export { cleanName, foldName, nameLikeness, withoutGreeting, type NameKind } from './names.js';
export {
  areOfEachFuel,
  fuelOfFigure,
  fuelOfPart,
  paymentMethodsIn,
  readTypeIn,
  standingChargePeriodIn,
  supplyTypeIn,
} from './words.js';
export { monthsOf } from './whole-months.js';
