import { Body, Controller, Delete, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, Endpoint, type Principal } from '../platform/http/index.js';
import {
  EmissionsDto,
  EmissionsQueryDto,
  EmissionsTargetBodyDto,
  EmissionsTargetDto,
  SitesEmissionsQueryDto,
} from './emissions.dto.js';
import { Emissions } from './emissions.service.js';
import { sendArray } from './send-array.js';
import { EmissionsTargets } from './targets.service.js';

/** Of every route to one site. */
const SiteId = () => ApiParam({ name: 'siteId', description: 'Id of the site.' });

const METHOD = `
Consumption is spread evenly over the days that each bill charges; days that two bills charge count once, and credit
notes are taken off. Each day's kWh are multiplied by the UK Government factor of its year (location-based).`;

@ApiTags('Emissions')
@Controller('v1/sites')
export class EmissionsController {
  constructor(
    private readonly emissions: Emissions,
    private readonly targets: EmissionsTargets,
  ) {}

  @Get('emissions')
  @Endpoint({
    summary: 'Emissions of all sites',
    description: `${METHOD} Sites come in the order of their ids; a long answer is streamed. Each site is answered by the papers
that are filed there, so that a supply with papers in two accounts is part of both: the report of the business counts it once.`,
    access: 'emissions:read',
    response: [EmissionsDto],
    success: {
      headers: {
        ETag: {
          description:
            'Strong entity tag of an answer that is not streamed (some 50 sites); with `If-None-Match` an unchanged one is 304.',
          schema: { type: 'string' },
        },
        Link: { description: '`rel="next"`: the next page, where there is one.', schema: { type: 'string' } },
      },
    },
    problems: [400],
  })
  async ofSites(
    @Caller() caller: Principal,
    @Query() query: SitesEmissionsQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { records, next } = await this.emissions.ofSites(caller, query);
    if (next) response.setHeader('Link', `<${nextAddress(request, next)}>; rel="next"`);
    await sendArray(request, response, records);
  }

  @Get(':siteId/emissions')
  @SiteId()
  @Endpoint({
    summary: 'Emissions of one site',
    description: METHOD,
    access: 'emissions:read',
    response: EmissionsDto,
    tagged: true,
    problems: [400, 404],
  })
  ofSite(
    @Caller() caller: Principal,
    @Param('siteId') siteId: string,
    @Query() query: EmissionsQueryDto,
  ): Promise<EmissionsDto> {
    return this.emissions.ofSite(caller, siteId, query);
  }

  @Get(':siteId/emissions/target')
  @SiteId()
  @Endpoint({
    summary: 'The reduction that a site aims at',
    access: 'emissions:read',
    response: EmissionsTargetDto,
    problems: [404],
  })
  target(@Caller() caller: Principal, @Param('siteId') siteId: string): Promise<EmissionsTargetDto> {
    return this.targets.find(caller, siteId);
  }

  @Put(':siteId/emissions/target')
  @SiteId()
  @Endpoint({
    summary: 'Set the reduction that a site aims at',
    description: 'It is given back as `targetReduction` with the emissions of the site.',
    access: 'accounts:write',
    response: EmissionsTargetDto,
    problems: [400, 404],
  })
  setTarget(
    @Caller() caller: Principal,
    @Param('siteId') siteId: string,
    @Body() body: EmissionsTargetBodyDto,
  ): Promise<EmissionsTargetDto> {
    return this.targets.set(caller, siteId, body);
  }

  @Delete(':siteId/emissions/target')
  @SiteId()
  @Endpoint({ summary: 'Remove the target of a site', access: 'accounts:write', status: 204, problems: [404] })
  removeTarget(@Caller() caller: Principal, @Param('siteId') siteId: string): Promise<void> {
    return this.targets.remove(caller, siteId);
  }
}

/** The address that was asked for, with another cursor. */
function nextAddress(request: Request, cursor: string): string {
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
