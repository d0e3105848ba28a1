import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config.js';

/** Offers the one Config to every module. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: Config, useValue: config }], exports: [Config] };
  }
}
