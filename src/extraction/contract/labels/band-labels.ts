import type { Vocabulary } from '../../layout/index.js';
import { combine, list } from './wordings.js';

/** A column of the one rate, or of the day rate where there is a night rate beside it. */
export const SINGLE_OR_DAY = [
  ...list('rate 1 | rate1 | unit rate 1 | unit rate1'),
  ...combine(
    list('unit rate | unit | single rate | single | anytime rate | anytime | all units | unit price | unit charge'),
    list('or day rate | or day | or day unit rate | or day price | or daytime rate | day rate | day unit rate'),
  ),
  ...combine(
    list('day rate | day | day unit rate'),
    list(
      'or unit rate | or single rate | or anytime rate | or all units | / unit rate | / single rate | / anytime rate',
    ),
  ),
];

/** "Day rate per kWh", "Night units (p / kWh)", "Weekend p/kWh": whose rate it is stands before what it is for. */
const PER_UNIT = list('p/kwh | £/kwh | pence per kwh | p per kwh | £ per kwh | ppkwh | pence/kwh');
const perUnit = (...bands: string[]): string[] => [
  // "Pence per kWh, night"
  ...combine(PER_UNIT, bands, ['units', '']),
  ...combine(bands, list('rate | price | charge | unit rate'), list('per kwh | per unit | per kilowatt hour')),
  ...combine(bands, [...list('rate | price | charge | unit rate | unit'), ''], PER_UNIT),
];

const EVENINGS = list(
  'evening and weekend | evening weekend | weekend and evening | weekend evening | weekend | evening',
);

/** Labels of the rates of several bands. */
export const BAND_LABELS: Vocabulary = {
  dayUnitRate: [
    ...SINGLE_OR_DAY,
    ...perUnit('day', 'daytime', 'weekday'),
    ...combine(list('weekday charge | weekday price | weekday rate | daytime charge'), list('(day) | day')),
    // Two prices stand beside it.
    ...combine(
      list('day/night | day night | day and night'),
      list('rate | price | charge | units | unit rate | unit price | unit charge'),
    ),
    ...combine(
      list('unit rate | unit price | unit charge'),
      list(
        'weekday and weekend day | weekday & weekend day | weekday and weekend days | weekdays and weekends | day and weekend | every day | all days | seven days',
      ),
    ),
    ...list(`
    commodity day | day commodity | commodity rate day | commodity price day | electricity unit rate day | electricity unit price day | electricity unit charge day | weekday / day rate |
    weekday/day rate | weekday/day units | weekday rate | weekday day rate | peak rate | day unit charge | daytime unit rate | normal unit rate |
    day energy rate | day rate unit price | peak | peak unit rate | rate day | energy day | daytime price |
    daytime units | day kwh rate | day register | register 1 | standing day rate | day consumption charge |
    hh day | normal | energy rate day | energy charge day | unit charge day | unit price day | unit cost day
    `),
  ],
  nightUnitRate: [
    ...perUnit('night', 'night time', 'off peak'),
    ...list(`
    commodity night | night commodity | commodity rate night | commodity price night | electricity unit rate night | off peak unit rate | night unit charge | rate night | energy night | night kwh rate | night register |
    register 2 | rate 2 | rate2 | unit rate 2 | low | low unit rate | night consumption charge | hh night | energy rate night |
    energy charge night | unit charge night | unit price night | unit cost night | offpeak | offpeak rate
    `),
  ],
  eveningWeekendRate: [
    ...perUnit(...EVENINGS),
    ...combine(EVENINGS, list('rate | price | charge | unit rate')),
    ...list(`
    weekend and evening | weekend and evening units | weekend and evening unit price |
    eve wend | e&w | third rate | red rate | amber rate | green rate | red | amber | green | shoulder rate | weekday |
    summer | saturday | eve/wend | heating rate | off peak heating | weekend day | weekend night
    `),
  ],
};
