import { Injectable } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';

/** Makes a cron that ticks in every process run in one of them. */
@Injectable()
export class ClusterCron {
  constructor(
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Runs `work` unless another process has had this tick. `periodSeconds` is the distance of ticks. They are those of the
   * database's clock, on which all processes agree; one that is set back does not keep the work from being done.
   * Processes that only answer requests never run it.
   */
  async runOnce(name: string, periodSeconds: number, work: () => Promise<void>): Promise<void> {
    if (this.config.role === 'api') return;
    const won = await this.database.query<{ name: string }>(
      `INSERT INTO platform.cron_run AS run (name, tick) VALUES ($1, round(extract(epoch FROM now()) / $2::int))
         ON CONFLICT (name) DO UPDATE SET tick = excluded.tick, ran_at = now() WHERE run.tick <> excluded.tick
         RETURNING name`,
      [name, periodSeconds],
    );
    if (won.length) await work();
  }
}
