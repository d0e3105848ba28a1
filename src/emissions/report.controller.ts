import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, Endpoint, type Principal } from '../platform/http/index.js';
import { toCsv } from './report.csv.js';
import { EmissionsReportDto, ReportQueryDto } from './report.dto.js';
import { EmissionsReports } from './report.service.js';

@ApiTags('Emissions')
@Controller('v1/emissions')
export class EmissionsReportController {
  constructor(private readonly reports: EmissionsReports) {}

  @Get('report')
  @ApiProduces('application/json', 'text/csv')
  @Endpoint({
    summary: 'Energy and emissions of a business in a year, for SECR',
    description: `
All sites of the business together: kWh and tonnes CO2e by fuel and scope, the intensity, the same period one year
earlier, how it was reckoned and on how many days of bills it rests. A supply whose bills are filed at several sites, as
after a change of the supplier, counts once. As JSON, or as CSV with \`format=csv\` or
\`Accept: text/csv\`.`,
    access: 'emissions:read',
    response: EmissionsReportDto,
    problems: [400],
  })
  async report(
    @Caller() caller: Principal,
    @Query() query: ReportQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const report = await this.reports.report(caller, query);
    const format = query.format ?? (request.accepts(['json', 'csv']) || 'json');
    response.vary('Accept');
    if (format === 'json') return void response.json(report);
    response.attachment(`emissions-${query.from}-${query.to}.csv`).type('text/csv').send(toCsv(report));
  }
}
