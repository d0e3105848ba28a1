import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EmissionsController } from './emissions.controller.js';
import { EmissionsQueries } from './emissions.queries.js';
import { Emissions } from './emissions.service.js';
import { EmissionsReportController } from './report.controller.js';
import { EmissionsReports } from './report.service.js';
import { SiteWalk } from './site-walk.js';
import { TargetEntity } from './target.entity.js';
import { EmissionsTargets } from './targets.service.js';

/** Carbon emissions of sites, from their bills and the UK Government's factors. */
@Module({
  imports: [TypeOrmModule.forFeature([TargetEntity])],
  controllers: [EmissionsController, EmissionsReportController],
  providers: [EmissionsQueries, SiteWalk, Emissions, EmissionsTargets, EmissionsReports],
})
export class EmissionsModule {}
