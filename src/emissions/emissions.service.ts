import { Injectable } from '@nestjs/common';
import { type Range, britishToday } from '../platform/calendar/index.js';
import { type Principal, notFound } from '../platform/http/index.js';
import { billsNeeded, siteEmissions } from './calculation/site-emissions.js';
import { DEFAULT_LOOKBACK, windowOf } from './calculation/window.js';
import type { EmissionsDto, EmissionsQueryDto, SitesEmissionsQueryDto } from './emissions.dto.js';
import { toEmissionsDto } from './emissions.mapper.js';
import { EmissionsQueries, type SiteBills, type SiteFilter, visibleSites } from './emissions.queries.js';
import { FactorTable, scopesOf } from './factors/factor-table.js';
import { isSiteId } from './site-id.js';
import { SiteWalk } from './site-walk.js';

/** A page of the emissions of all sites. */
export interface EmissionsPage {
  /** The records, some at a time, reckoned as they are taken. */
  records: AsyncIterable<EmissionsDto[]>;
  /** The site after which the next page begins; absent on the last page. */
  next?: string;
}

interface Reckoning {
  window: Range;
  factors: FactorTable;
  fillUnbilledDays: boolean;
  withTrace: boolean;
}

/** Carbon emissions of sites from their bills. */
@Injectable()
export class Emissions {
  constructor(
    private readonly queries: EmissionsQueries,
    private readonly walk: SiteWalk,
  ) {}

  async ofSite(caller: Principal, siteId: string, query: EmissionsQueryDto): Promise<EmissionsDto> {
    if (!isSiteId(siteId)) throw notFound('site', siteId);
    const reckoning = reckoningOf(query);
    const [site] = await this.queries.sites({ ...visibleSites(caller), siteId }, billsNeeded(reckoning.window), 1);
    if (!site) throw notFound('site', siteId);
    return reckon(site, reckoning);
  }

  async ofSites(caller: Principal, query: SitesEmissionsQueryDto): Promise<EmissionsPage> {
    const filter = { ...visibleSites(caller, query.referenceId), after: query.cursor };
    const next = query.limit ? await this.queries.lastOfPage(filter, query.limit) : undefined;
    return { records: this.records(filter, reckoningOf(query), query.limit), next };
  }

  private async *records(filter: SiteFilter, reckoning: Reckoning, limit?: number): AsyncGenerator<EmissionsDto[]> {
    const sites = this.walk.sites(filter, billsNeeded(reckoning.window), limit);
    for await (const some of sites) yield some.map((site) => reckon(site, reckoning));
  }
}

function reckoningOf(query: EmissionsQueryDto): Reckoning {
  return {
    window: windowOf(query.lookback ?? DEFAULT_LOOKBACK, britishToday()),
    factors: new FactorTable(scopesOf(query.scopes)),
    fillUnbilledDays: query.estimate !== 'false',
    withTrace: query.trace === 'true',
  };
}

function reckon(site: SiteBills, { withTrace, ...options }: Reckoning): EmissionsDto {
  const { factors } = options;
  const targetReduction = site.targetReduction ?? undefined;
  return toEmissionsDto(site.siteId, siteEmissions(site.bills, options, site.meterPoints), {
    factors,
    withTrace,
    targetReduction,
  });
}
