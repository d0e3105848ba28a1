import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Caller, Endpoint, type Principal } from '../platform/http/index.js';
import { TariffDto, TariffsQueryDto } from './tariffs.dto.js';
import { Tariffs } from './tariffs.service.js';

@ApiTags('Tariffs')
@Controller('v1/sites')
export class TariffsController {
  constructor(private readonly tariffs: Tariffs) {}

  @Get(':siteId/tariffs')
  @ApiParam({ name: 'siteId', description: 'Id of the site.' })
  @Endpoint({
    summary: 'Tariffs of one site',
    description: `
For each meter point the prices that hold, day by day, the newest first: by its contracts, else by what the supplier's
account says, else by its invoices; \`source\` says which. Prices have no VAT in them. Times are given only where the
supplier gives them, or the paper prints them beside its rates for day and night or has the settlement configuration of an
Economy 7 meter (in a supply number of 22 characters), and only if they divide the week without overlap or hole.`,
    access: 'tariffs:read',
    response: [TariffDto],
    tagged: true,
    problems: [400, 404],
  })
  ofSite(
    @Caller() caller: Principal,
    @Param('siteId') siteId: string,
    @Query() query: TariffsQueryDto,
  ): Promise<TariffDto[]> {
    return this.tariffs.ofSite(caller, siteId, query);
  }
}
