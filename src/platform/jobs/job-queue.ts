/** A queue that a module defines once; the type says what its jobs carry. */
export class JobQueue<T extends object> {
  /** Never set; ties the type of the data to the queue. */
  declare readonly data: T;

  constructor(
    readonly name: string,
    readonly options: JobQueueOptions = {},
    /** The property of the data that says whose a job is; the owners' jobs then run in turns. */
    readonly owner?: string,
  ) {}
}

export interface JobQueueOptions {
  /** How often a job is tried again after a fault. */
  retryLimit?: number;
  /** Seconds before the first repeat; doubled each time. */
  retryDelay?: number;
  /** Seconds that a job may take; one that takes longer is given to another. 900 by default. */
  expireInSeconds?: number;
}

export interface SendOptions {
  startAfter?: Date;
  /** Higher comes first; 0 by default, or by turns in a queue whose jobs have owners. */
  priority?: number;
}

/** What a handler is told beside the data. */
export interface JobContext {
  id: string;
  /** How often it has been tried before. */
  attempts: number;
  /** True when a failure now is final: the handler must leave its subject in a state that says so. */
  lastAttempt: boolean;
  /** Aborted when the process is asked to stop; the job then goes back to the queue. */
  signal: AbortSignal;
}

export type JobHandler<T extends object> = (data: T, context: JobContext) => Promise<void>;
