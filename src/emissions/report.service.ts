import { Injectable } from '@nestjs/common';
import { type Range, addYears, britishToday, dayOf, isoOf } from '../platform/calendar/index.js';
import { type Principal, invalidField } from '../platform/http/index.js';
import { unitePlaces } from './calculation/places.js';
import { ReportTotals } from './calculation/report-totals.js';
import { sharesToGrams, toGrams } from './calculation/rounding.js';
import { billsNeeded, siteEmissions } from './calculation/site-emissions.js';
import { EARLIEST } from './calculation/window.js';
import { factorSetOf, rounded } from './emissions.mapper.js';
import { EmissionsQueries, type SiteBills, type SiteFilter, visibleSites } from './emissions.queries.js';
import { FactorTable, scopesOf } from './factors/factor-table.js';
import type {
  EmissionsReportDto,
  PreviousPeriodDto,
  ReportLineDto,
  ReportMeterPointDto,
  ReportQueryDto,
  ReportUnusedBillDto,
} from './report.dto.js';
import { SiteWalk } from './site-walk.js';

/** Reports of a business's energy and emissions. */
@Injectable()
export class EmissionsReports {
  constructor(
    private readonly queries: EmissionsQueries,
    private readonly walk: SiteWalk,
  ) {}

  async report(caller: Principal, query: ReportQueryDto): Promise<EmissionsReportDto> {
    const window = windowOf(query);
    const before = { from: addYears(window.from, -1), to: addYears(window.to, -1) };
    const fillUnbilledDays = query.estimate !== 'false';
    const options = { factors: new FactorTable(scopesOf(query.scopes)), fillUnbilledDays };
    const now = new ReportTotals();
    const earlier = new ReportTotals();
    const unusedBills: ReportUnusedBillDto[] = [];
    const days = { from: billsNeeded(before).from, to: window.to };
    const billed = new Set<string | undefined>();
    const unbilled: ReportMeterPointDto[] = [];
    for await (const { siteId, bills, meterPoints } of this.places(visibleSites(caller, query.referenceId), days)) {
      const emissions = siteEmissions(bills, { window, ...options }, meterPoints);
      now.add(emissions);
      earlier.add(siteEmissions(bills, { window: before, ...options }));
      for (const { documentId, siteId: filedAt = siteId, reason } of emissions.dataQuality.unusedBills) {
        unusedBills.push({ siteId: filedAt, documentId, reason });
      }
      for (const { meterPoint } of emissions.energy) billed.add(meterPoint);
      unbilled.push(...emissions.dataQuality.unbilledMeterPoints.map(({ id }) => ({ siteId, meterPoint: id })));
    }
    return {
      referenceId: query.referenceId,
      period: interval(window),
      sites: now.sites,
      energy: linesOf(now),
      kWh: rounded(now.kWh),
      tCO2e: tonnes(toGrams(now.kg)),
      intensity: now.kWh.isZero() ? undefined : rounded(now.kg.dividedBy(now.kWh)),
      previousPeriod: earlier.days.billedDays > 0 ? previousOf(earlier, before) : undefined,
      dataQuality: {
        ...now.days,
        unusedBills,
        // what one site lacks may have its bills at another
        unbilledMeterPoints: unbilled.filter(({ meterPoint }) => !billed.has(meterPoint)),
      },
      method: methodOf(fillUnbilledDays),
      factorSet: factorSetOf([...now.factors]),
    };
  }

  /** The sites one by one; last those that share a supply, with all its bills at one of them. */
  private async *places(filter: SiteFilter, days: Range): AsyncGenerator<SiteBills> {
    const shared = await this.queries.sharedMeterPoints(filter);
    const sharing: SiteBills[] = [];
    for await (const some of this.walk.sites(filter, days)) {
      for (const site of some) {
        if (site.bills.some(({ meterPoint = '' }) => shared.has(meterPoint))) sharing.push(site);
        else yield site;
      }
    }
    yield* unitePlaces(sharing);
  }
}

function windowOf({ from, to }: ReportQueryDto): Range {
  const window = { from: dayOf(from), to: dayOf(to) + 1 };
  if (window.from >= window.to) throw invalidField('?to', 'to must not be before from');
  if (window.to > britishToday() + 1) throw invalidField('?to', 'to must not be later than today');
  if (window.from < EARLIEST) throw invalidField('?from', 'from must not be before 1900-01-01');
  return window;
}

function linesOf(totals: ReportTotals): ReportLineDto[] {
  const grams = sharesToGrams(totals.lines.map(({ kg }) => kg));
  return totals.lines.map(({ scope, fuel, component, kWh, factorYears }, i) => ({
    scope,
    supplyType: fuel,
    activity: component,
    kWh: rounded(kWh),
    tCO2e: tonnes(grams[i]),
    factorYears: [...factorYears].sort(),
  }));
}

function previousOf(totals: ReportTotals, window: Range): PreviousPeriodDto {
  const { kWh, kg, days } = totals;
  return { period: interval(window), kWh: rounded(kWh), tCO2e: tonnes(toGrams(kg)), dataQuality: days };
}

/** Kilograms to the gram are tonnes to a millionth. */
function tonnes(kg: number): number {
  return Math.round(kg * 1000) / 1_000_000;
}

function interval({ from, to }: Range): string {
  return `${isoOf(from)}/${isoOf(to)}`;
}

function methodOf(fillUnbilledDays: boolean): string {
  const unbilled = fillUnbilledDays
    ? 'Days that no bill covers are estimated with the same days of the year before, else with the mean day of the meter point.'
    : 'Days that no bill covers are left out.';
  return `Energy is taken from suppliers' bills and spread evenly over the days charged; where bills overlap, an actual read goes before an estimated one and a later read before an earlier one, debit notes are added, and credit notes are taken off. A supply whose bills are filed at several sites is counted at one of them. ${unbilled} The energy of each day is multiplied by the UK Government conversion factor of its calendar year (blended approach): electricity by the location-based grid average (scope 2), gas by gross calorific value (scope 1); losses of the networks and well-to-tank emissions are scope 3.`;
}
