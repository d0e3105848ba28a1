import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule, getDataSourceToken } from '@nestjs/typeorm';
import { ClsPluginTransactional } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { ClsModule } from 'nestjs-cls';
import { Database } from './database.js';
import { dataSourceOptions } from './data-source.js';

/** One connection pool; the entities of each module are added by its `TypeOrmModule.forFeature`. */
@Global()
@Module({})
export class DatabaseModule {
  static with(url: string): DynamicModule {
    const pool = TypeOrmModule.forRoot({ ...dataSourceOptions(url), autoLoadEntities: true, retryAttempts: 0 });
    return {
      module: DatabaseModule,
      imports: [
        pool,
        ClsModule.forRoot({
          global: true,
          middleware: { mount: true },
          plugins: [
            new ClsPluginTransactional({
              imports: [pool],
              adapter: new TransactionalAdapterTypeOrm({ dataSourceToken: getDataSourceToken() }),
            }),
          ],
        }),
      ],
      providers: [Database],
      exports: [Database],
    };
  }
}
