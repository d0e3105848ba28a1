import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { type Range, britishToday } from '../platform/calendar/index.js';
import { type Principal, notFound } from '../platform/http/index.js';
import { billsNeeded, siteEmissions } from './calculation/site-emissions.js';
import { DEFAULT_LOOKBACK, windowOf } from './calculation/window.js';
import type { EmissionsDto, EmissionsQueryDto, SitesEmissionsQueryDto } from './emissions.dto.js';
import { toEmissionsDto } from './emissions.mapper.js';
import { EmissionsQueries, type SiteBills, type SiteFilter } from './emissions.queries.js';
import { type EmissionScope, FactorTable } from './factors/factor-table.js';
import { isSiteId } from './site-id.js';

/** Sites whose bills are asked for at once: enough to make the question cheap, few enough to hold. */
const BATCH = 200;

/** Sites reckoned before others are let through: other requests, and the next question to the database. */
const TURN = 20;

const DEFAULT_SCOPES = '1,2';

/** A page of the emissions of all sites. */
export interface EmissionsPage {
  /** The records, reckoned as they are taken. */
  records: AsyncIterable<EmissionsDto>;
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
  constructor(private readonly queries: EmissionsQueries) {}

  async ofSite(caller: Principal, siteId: string, query: EmissionsQueryDto): Promise<EmissionsDto> {
    if (!isSiteId(siteId)) throw notFound('site', siteId);
    const reckoning = reckoningOf(query);
    const filter = { ...filterOf(caller), siteId };
    const [site] = await this.queries.sites(filter, billsNeeded(reckoning.window), 1);
    if (!site) throw notFound('site', siteId);
    return reckon(site, reckoning);
  }

  async ofSites(caller: Principal, query: SitesEmissionsQueryDto, after?: string): Promise<EmissionsPage> {
    const reckoning = reckoningOf(query);
    const filter = { ...filterOf(caller, query.referenceId), after };
    const next = query.limit ? await this.queries.lastOfPage(filter, query.limit) : undefined;
    return { records: this.records(filter, reckoning, query.limit ?? Infinity), next };
  }

  /** The next sites are asked for while those at hand are reckoned. */
  private async *records(filter: SiteFilter, reckoning: Reckoning, limit: number): AsyncGenerator<EmissionsDto> {
    const days = billsNeeded(reckoning.window);
    const ask = (after: string | undefined, left: number) =>
      this.queries.sites({ ...filter, after }, days, Math.min(BATCH, left));
    let coming: Promise<SiteBills[]> | undefined = ask(filter.after, limit);
    for (let left = limit; coming;) {
      const sites: SiteBills[] = await coming;
      left -= sites.length;
      coming = sites.length === BATCH && left > 0 ? ask(sites.at(-1)!.siteId, left) : undefined;
      // Whoever stops taking records never awaits it.
      coming?.catch(() => undefined);
      for (const [i, site] of sites.entries()) {
        if (i % TURN === 0) await setImmediate();
        yield reckon(site, reckoning);
      }
    }
  }
}

function reckoningOf(query: EmissionsQueryDto): Reckoning {
  const scopes = (query.scopes ?? DEFAULT_SCOPES).split(',').map((scope) => Number(scope) as EmissionScope);
  return {
    window: windowOf(query.lookback ?? DEFAULT_LOOKBACK, britishToday()),
    factors: new FactorTable(scopes),
    fillUnbilledDays: query.estimate !== 'false',
    withTrace: query.trace === 'true',
  };
}

function reckon(site: SiteBills, { withTrace, ...options }: Reckoning): EmissionsDto {
  const { factors } = options;
  const targetReduction = site.targetReduction ?? undefined;
  return toEmissionsDto(site.siteId, siteEmissions(site.bills, options), { factors, withTrace, targetReduction });
}

/** The sites that a client may see, of one business if it asks for one. */
function filterOf(caller: Principal, referenceId?: string): SiteFilter {
  const { projectId } = caller;
  if (referenceId === undefined) return { projectId, referenceIds: caller.referenceIds };
  return { projectId, referenceIds: caller.mayUse(referenceId) ? [referenceId] : [] };
}
