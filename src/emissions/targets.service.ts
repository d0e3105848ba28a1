import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/index.js';
import { type Principal, Problem, notFound } from '../platform/http/index.js';
import type { EmissionsTargetBodyDto, EmissionsTargetDto } from './emissions.dto.js';
import { EmissionsQueries, visibleSites } from './emissions.queries.js';
import { isSiteId } from './site-id.js';
import { TargetEntity } from './target.entity.js';

/** The reductions that sites aim at. */
@Injectable()
export class EmissionsTargets {
  constructor(
    private readonly database: Database,
    private readonly queries: EmissionsQueries,
  ) {}

  async find(caller: Principal, siteId: string): Promise<EmissionsTargetDto> {
    const key = await this.keyOf(caller, siteId);
    const target = await this.targets.findOneBy(key);
    if (!target) throw noTarget(siteId);
    return { siteId: key.siteId, targetReduction: Number(target.targetReduction) };
  }

  async set(
    caller: Principal,
    siteId: string,
    { targetReduction }: EmissionsTargetBodyDto,
  ): Promise<EmissionsTargetDto> {
    const key = await this.keyOf(caller, siteId);
    const target = { ...key, targetReduction: String(targetReduction), setBy: caller.clientId, setAt: new Date() };
    await this.targets.upsert(target, ['projectId', 'siteId']);
    return { siteId: key.siteId, targetReduction };
  }

  async remove(caller: Principal, siteId: string): Promise<void> {
    const { affected } = await this.targets.delete(await this.keyOf(caller, siteId));
    if (!affected) throw noTarget(siteId);
  }

  private get targets() {
    return this.database.repository(TargetEntity);
  }

  private async keyOf(caller: Principal, siteId: string): Promise<{ projectId: string; siteId: string }> {
    const isKnown = isSiteId(siteId) && (await this.queries.hasSite({ ...visibleSites(caller), siteId }));
    if (!isKnown) throw notFound('site', siteId);
    return { projectId: caller.projectId, siteId: siteId.toLowerCase() };
  }
}

function noTarget(siteId: string): Problem {
  return new Problem(404, 'no-target', `No target is set for site "${siteId}".`);
}
