import { type DynamicModule, Global, Module } from '@nestjs/common';
import { ClusterCron } from './cluster-cron.js';
import { DATABASE_URL, Jobs } from './jobs.js';

@Global()
@Module({})
export class JobsModule {
  static with(databaseUrl: string): DynamicModule {
    return {
      module: JobsModule,
      providers: [{ provide: DATABASE_URL, useValue: databaseUrl }, Jobs, ClusterCron],
      exports: [Jobs, ClusterCron],
    };
  }
}
