import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** The figures of this process, in the form Prometheus reads. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly latency: Histogram<'method' | 'route' | 'status'>;

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    this.latency = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the end of its answer, in seconds.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
      registers: [this.registry],
    });
  }

  /** A counter of this process; `name` ends in `_total`. */
  counter<L extends string>(name: string, help: string, labelNames: L[]): Counter<L> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  histogram<L extends string>(name: string, help: string, labelNames: L[], buckets: number[]): Histogram<L> {
    return new Histogram({ name, help, labelNames, buckets, registers: [this.registry] });
  }

  /** A gauge whose value is asked for when the figures are read. */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: L[],
    collect: (gauge: Gauge<L>) => Promise<void>,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        return collect(this);
      },
    });
  }

  /** Times each request by its route, not by its address. */
  readonly time = (request: Request, response: Response, next: NextFunction): void => {
    const end = this.latency.startTimer({ method: request.method });
    response.once('close', () => {
      const route = (request.route as { path?: string } | undefined)?.path ?? 'none';
      end({ route, status: response.statusCode });
    });
    next();
  };
}
