import type { Rate, RateName, RateUnit } from './tariff.js';

/** The rates as contracts and bills give them alike, in pence. */
export interface PrintedRates {
  unitRate?: number;
  dayUnitRate?: number;
  nightUnitRate?: number;
  standingCharge?: number;
  standingChargeType?: keyof typeof STANDING_CHARGE_UNITS;
  /** Pence per kVA per day. */
  capacityRate?: number;
  cclRate?: number;
  brokerUplift?: number;
}

const STANDING_CHARGE_UNITS = { daily: 'p/day', monthly: 'p/month', quarterly: 'p/quarter', annual: 'p/year' } as const;

/** The rates that are there, by their names in a tariff; without times. */
export function namedRates(printed: PrintedRates): Rate[] {
  const { standingChargeType } = printed;
  return [
    ...rate('Unit rate', printed.unitRate, 'p/kWh'),
    ...rate('Day', printed.dayUnitRate, 'p/kWh'),
    ...rate('Night', printed.nightUnitRate, 'p/kWh'),
    ...rate('Standing charge', printed.standingCharge, standingChargeType && STANDING_CHARGE_UNITS[standingChargeType]),
    ...rate('Capacity charge', printed.capacityRate, 'p/kVA/day'),
    ...rate('Climate Change Levy', printed.cclRate, 'p/kWh'),
    ...rate('Broker uplift', printed.brokerUplift, 'p/kWh'),
  ];
}

function rate(name: RateName, pence: number | undefined, unit: RateUnit | undefined): Rate[] {
  return pence === undefined ? [] : [{ name, rate: pence, unit }];
}
