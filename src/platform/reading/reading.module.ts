import {
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Logger } from 'pino';
import { Config } from '../../config/index.js';
import { Reader } from '../../extraction/index.js';
import { TemporaryFiles } from '../files/index.js';
import { LOGGER } from '../logging/index.js';
import { Metrics } from '../metrics/index.js';
import { MeasuredReader } from './measured-reader.js';

/** Warms the reader up beside the start of the service, tells whether it can read, and ends its children with it. */
@Injectable()
export class ReaderLife implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly reader: Reader,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.reader
      .start()
      .catch((error: unknown) => this.logger.error({ err: error }, 'The reading processes do not start'));
  }

  /** Whether this process can read papers. */
  canRead(): boolean {
    return this.reader.canRead();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.reader.close();
  }
}

/**
 * The one reader of the process: requests that wait and jobs share its children. To be imported before the module of
 * the jobs, so that it ends after them: jobs that still read when the service stops go back to the queue first.
 */
@Global()
@Module({
  providers: [
    {
      provide: Reader,
      inject: [Config, TemporaryFiles, Metrics],
      useFactory: (
        { extractionWorkers, ocrEngine, maxPages }: Config,
        { folder: scratch }: TemporaryFiles,
        metrics: Metrics,
      ) => new MeasuredReader({ workers: extractionWorkers, ocrEngine, maxPages, scratch }, metrics),
    },
    ReaderLife,
  ],
  exports: [Reader, ReaderLife],
})
export class ReadingModule {}
