import { DateTime } from 'luxon';
import type { Rate, SupplierAgreement, Utility } from '../../../tariffs/index.js';
import { type ElectricityPoint, given, isExport } from './places.js';
import { type TimedRate, timeOfUse } from './time-of-use.js';

export interface AgreementsData {
  account: {
    properties:
      | (null | {
          electricityMeterPoints: (null | (ElectricityPoint & { agreements: (Agreement | null)[] | null }))[] | null;
          gasMeterPoints: (null | { mprn: string | null; agreements: (Agreement | null)[] | null })[] | null;
        })[]
      | null;
  } | null;
}

interface Agreement {
  id: string | number;
  validFrom: string | null;
  validTo: string | null;
  isRevoked: boolean | null;
  tariff: Tariff | null;
}

/** Pence without VAT. Which of them there are depends on the kind of tariff. */
interface Tariff {
  displayName?: string | null;
  preVatStandingCharge?: number | null;
  preVatUnitRate?: number | null;
  preVatDayRate?: number | null;
  preVatNightRate?: number | null;
  unitRates?: (TimedRate | null)[] | null;
}

type KrakenAgreement = Omit<SupplierAgreement, 'supplier'>;

/** What has been agreed for the supplies of an account; revoked agreements and those of export are left out. */
export function agreementsOf({ account }: AgreementsData): KrakenAgreement[] {
  return given(account?.properties).flatMap(({ electricityMeterPoints, gasMeterPoints }) => [
    ...given(electricityMeterPoints)
      .filter((point) => !isExport(point))
      .flatMap(({ mpan, agreements }) => ofMeterPoint('ELECTRICITY', mpan, agreements)),
    ...given(gasMeterPoints).flatMap(({ mprn, agreements }) => ofMeterPoint('GAS', mprn, agreements)),
  ]);
}

function ofMeterPoint(
  utility: Utility,
  mpanMprn: string | null,
  agreements: (Agreement | null)[] | null,
): KrakenAgreement[] {
  if (!mpanMprn) return [];
  return given(agreements).flatMap(({ id, validFrom, validTo, isRevoked, tariff }) => {
    if (isRevoked || !tariff) return [];
    const rates = ratesOf(tariff);
    if (rates.length === 0) return [];
    return [
      {
        id: `${utility.toLowerCase()}-${id}`,
        mpanMprn,
        utility,
        tariffName: tariff.displayName ?? undefined,
        startDate: dayOf(validFrom),
        endDate: lastDayBefore(validTo),
        rates,
      },
    ];
  });
}

function ratesOf(tariff: Tariff): Rate[] {
  const rate = (name: Rate['name'], value: number | null | undefined, unit: Rate['unit'] = 'p/kWh'): Rate[] =>
    typeof value === 'number' ? [{ name, rate: value, unit }] : [];
  return [
    ...rate('Unit rate', tariff.preVatUnitRate),
    ...rate('Day', tariff.preVatDayRate),
    ...rate('Night', tariff.preVatNightRate),
    ...timeOfUse(given(tariff.unitRates)),
    ...rate('Standing charge', tariff.preVatStandingCharge, 'p/day'),
  ];
}

const london = (moment: string): DateTime => DateTime.fromISO(moment, { zone: 'Europe/London' });

/** Agreements begin and end at midnight of the place. */
const dayOf = (moment: string | null): string | undefined =>
  moment ? (london(moment).toISODate() ?? undefined) : undefined;

/** The end is the moment from which the agreement does not hold any more. */
const lastDayBefore = (moment: string | null): string | undefined =>
  moment ? (london(moment).minus({ milliseconds: 1 }).toISODate() ?? undefined) : undefined;
