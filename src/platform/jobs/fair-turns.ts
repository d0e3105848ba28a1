import type { Database } from '../database/index.js';

/** How long a look at the queue is good for; the jobs that this process adds meanwhile are counted along. */
const FRESH_MS = 2000;
/** Jobs that were sent with a priority as low as this wait until nothing else does, and take no turn. */
export const LAST_OF_ALL = -1_000_000_000;

interface Look {
  at: number;
  /** The turn that is served next. */
  head: number;
  /** The last turn of each that has jobs waiting. */
  last: Map<string, number>;
  waiting: number;
}

/**
 * Deals out turns in a queue that many share: the first jobs of all come before the second of any, so that one who
 * sends ten thousand does not hold up another who sends one. (Start-time fair queueing; the state is the queue itself.)
 */
export class FairTurns {
  private look: Look = { at: -Infinity, head: 0, last: new Map(), waiting: 0 };

  constructor(
    private readonly database: Database,
    private readonly queue: string,
    /** The property of the jobs' data that says whose they are. */
    private readonly owner: string,
  ) {}

  /** The priority of the owner's next job. */
  async take(owner: string): Promise<number> {
    const look = await this.recent();
    const turn = Math.max((look.last.get(owner) ?? -1) + 1, look.head);
    look.last.set(owner, turn);
    look.waiting++;
    return -turn;
  }

  /** How many jobs wait. */
  async waiting(): Promise<number> {
    return (await this.recent()).waiting;
  }

  /** One caller looks, in its own transaction; nobody waits for a connection while holding one. */
  private async recent(): Promise<Look> {
    if (performance.now() - this.look.at < FRESH_MS) return this.look;
    this.look.at = performance.now();
    const rows = await this.database.prepared<{ owner: string; first: number; last: number; waiting: string }>(
      `SELECT job.data ->> $2 AS owner, min(-job.priority) AS first, max(-job.priority) AS last, count(*) AS waiting
         FROM pgboss.job WHERE job.name = $1 AND job.state < 'active' AND job.priority > $3 GROUP BY 1`,
      [this.queue, this.owner, LAST_OF_ALL],
    );
    this.look.head = rows.length > 0 ? Math.min(...rows.map(({ first }) => first)) : 0;
    this.look.last = new Map(rows.map(({ owner, last }) => [owner, last]));
    this.look.waiting = rows.reduce((sum, { waiting }) => sum + Number(waiting), 0);
    return this.look;
  }
}
