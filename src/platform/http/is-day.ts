import { ValidateBy } from 'class-validator';
import { isDay } from '../calendar/index.js';

/** A day of the calendar and nothing else. */
export const IsDay = (): PropertyDecorator =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: isDay,
      defaultMessage: () => '$property must be a day of the calendar, as YYYY-MM-DD',
    },
  });
