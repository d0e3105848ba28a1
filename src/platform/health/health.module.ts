import { Controller, Get, Module } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { setTimeout as sleep } from 'node:timers/promises';
import { Database } from '../database/index.js';
import { FileStore } from '../files/index.js';
import { Endpoint, Problem } from '../http/index.js';
import { ReaderLife } from '../reading/index.js';
import { Drain } from './drain.js';

/** The service is up. */
class HealthDto {
  /** Always `ok`; what is not ready answers 503. */
  status: 'ok';
}

const PATIENCE_MS = 3000;

@ApiTags('Health')
@Controller('health')
class HealthController {
  constructor(
    private readonly database: Database,
    private readonly files: FileStore,
    private readonly readers: ReaderLife,
    private readonly drain: Drain,
  ) {}

  /** The process runs. */
  @Get('live')
  @Endpoint({ summary: 'The process runs', access: 'public', response: HealthDto })
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The database answers, the file store can be written to, and papers can be read. */
  @Get('ready')
  @Endpoint({
    summary: 'The service can work: the database and the file store answer, and papers can be read',
    access: 'public',
    response: HealthDto,
  })
  async ready(): Promise<HealthDto> {
    if (this.drain.isOn) throw notReady('the process is about to stop.');
    await this.within('the database', this.database.query('SELECT 1'));
    await this.within('the file store', this.files.check());
    if (!this.readers.canRead()) throw notReady('no process that reads papers can be started.');
    return { status: 'ok' };
  }

  private async within(what: string, check: Promise<unknown>): Promise<void> {
    const late = sleep(PATIENCE_MS, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')));
    try {
      await Promise.race([check, late]);
    } catch {
      throw notReady(`${what} does not answer.`);
    }
  }
}

function notReady(why: string): Problem {
  return new Problem(503, 'not-ready', `Not ready: ${why}`, { headers: { 'Retry-After': '5' } });
}

@Module({ controllers: [HealthController], providers: [Drain], exports: [Drain] })
export class HealthModule {}
