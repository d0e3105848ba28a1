import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import type { Logger } from 'pino';
import { AuthModule } from './auth/index.js';
import { BillValidationModule } from './bill-validation/index.js';
import { type Config, ConfigModule } from './config/index.js';
import { ContractParsingModule } from './contract-parsing/index.js';
import { DocumentsModule } from './documents/index.js';
import { EmissionsModule } from './emissions/index.js';
import { CryptoModule } from './platform/crypto/index.js';
import { DatabaseModule } from './platform/database/index.js';
import { FilesModule } from './platform/files/index.js';
import { HealthModule } from './platform/health/index.js';
import { HttpModule } from './platform/http/index.js';
import { JobsModule } from './platform/jobs/index.js';
import { LoggingModule } from './platform/logging/index.js';
import { MetricsModule } from './platform/metrics/index.js';
import { ReadingModule } from './platform/reading/index.js';
import { SuppliersModule } from './suppliers/index.js';
import { TariffsModule } from './tariffs/index.js';

/** The whole service. */
@Module({})
export class AppModule {
  static with(config: Config, logger: Logger, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        LoggingModule.with(logger),
        DatabaseModule.with(databaseUrl),
        // before the jobs, so that it is closed after them: running jobs go back to the queue first
        ReadingModule,
        JobsModule.with(databaseUrl),
        ScheduleModule.forRoot(),
        HttpModule,
        FilesModule,
        CryptoModule,
        MetricsModule,
        HealthModule,
        AuthModule,
        BillValidationModule,
        DocumentsModule,
        ContractParsingModule,
        EmissionsModule,
        TariffsModule,
        SuppliersModule,
      ],
    };
  }
}
