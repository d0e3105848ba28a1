import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from './database.js';
import { dataSourceOptions } from './data-source.js';

/** One connection pool; the entities of each module are added by its `TypeOrmModule.forFeature`. */
@Global()
@Module({})
export class DatabaseModule {
  static with(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...dataSourceOptions(url), autoLoadEntities: true, retryAttempts: 0 })],
      providers: [Database],
      exports: [Database],
    };
  }
}
