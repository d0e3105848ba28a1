export {
  type Day,
  type Month,
  type Range,
  addMonths,
  addYears,
  britishToday,
  dayOf,
  firstOf,
  isDay,
  isoMonth,
  isoOf,
  monthOf,
  yearOf,
  yearOfMonth,
} from './day.js';
export { intersection, lengthOf, subtract, union } from './ranges.js';
