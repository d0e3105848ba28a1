import { Controller, Get, Global, Module, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Endpoint } from '../http/index.js';
import { Metrics } from './metrics.js';
import { ServiceFigures } from './service-figures.js';

@ApiExcludeController()
@Controller('metrics')
class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @Endpoint({ summary: 'Figures for Prometheus', access: 'public' })
  async read(@Res() response: Response): Promise<void> {
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}

@Global()
@Module({ controllers: [MetricsController], providers: [Metrics, ServiceFigures], exports: [Metrics] })
export class MetricsModule {}
