import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Range } from '../platform/calendar/index.js';
import { EmissionsQueries, type SiteBills, type SiteFilter } from './emissions.queries.js';

/** Sites whose bills are asked for at once: enough to make the question cheap, few enough to hold. */
const BATCH = 200;

/** Sites handed out at a time; then others are let through: other requests, and the next question to the database. */
const TURN = 20;

/** Goes through any number of sites with their bills, a batch of them in memory at a time. */
@Injectable()
export class SiteWalk {
  constructor(private readonly queries: EmissionsQueries) {}

  /** Sites in the order of ids, some at a time. The next ones are asked for while those at hand are worked on. */
  async *sites(filter: SiteFilter, days: Range, limit = Infinity): AsyncGenerator<SiteBills[]> {
    const ask = (after: string | undefined, left: number) =>
      this.queries.sites({ ...filter, after }, days, Math.min(BATCH, left));
    let coming: Promise<SiteBills[]> | undefined = ask(filter.after, limit);
    for (let left = limit; coming;) {
      const sites: SiteBills[] = await coming;
      left -= sites.length;
      coming = sites.length === BATCH && left > 0 ? ask(sites.at(-1)!.siteId, left) : undefined;
      // Whoever stops taking sites never awaits it.
      coming?.catch(() => undefined);
      for (let i = 0; i < sites.length; i += TURN) {
        await setImmediate();
        yield sites.slice(i, i + TURN);
      }
    }
  }
}
