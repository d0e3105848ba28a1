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
   * Runs `work` unless another process has had this tick. `periodSeconds` is the distance of ticks: processes whose
   * clocks differ by less agree on the tick. Processes that only answer requests never run it.
   */
  async runOnce(name: string, periodSeconds: number, work: () => Promise<void>): Promise<void> {
    if (this.config.role === 'api') return;
    const tick = Math.round(Date.now() / 1000 / periodSeconds);
    const won = await this.database.query<{ name: string }>(
      `INSERT INTO platform.cron_run AS run (name, tick) VALUES ($1, $2)
         ON CONFLICT (name) DO UPDATE SET tick = excluded.tick, ran_at = now() WHERE run.tick < excluded.tick
         RETURNING name`,
      [name, tick],
    );
    if (won.length) await work();
  }
}
