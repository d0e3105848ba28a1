import { Injectable } from '@nestjs/common';
import { JobQueue, Jobs, type SendOptions } from '../platform/jobs/index.js';
import type { DocumentEntity } from './document.entity.js';
import { queueFull } from './documents.errors.js';

/** Which content of which document is to be read. */
export type ReadingJob = Pick<DocumentEntity, 'projectId' | 'id' | 'revision'>;

const OPTIONS = { retryLimit: 4, retryDelay: 5, expireInSeconds: 900 };

/** Papers to be read. The projects take turns. */
export const READ = new JobQueue<ReadingJob>('documents.read', OPTIONS, 'projectId');
/** Large files have a queue and places of their own, so that the others need not wait for them. */
export const READ_LARGE = new JobQueue<ReadingJob>('documents.read-large', OPTIONS, 'projectId');

const LARGE_BYTES = 4_000_000;
/** More than a day's work of a worker process: whoever uploads now would not see it read today. */
const MOST_WAITING = 50_000;

/** Asks for readings; in a process that only answers requests there is nothing else of them. */
@Injectable()
export class ReadingRequests {
  constructor(private readonly jobs: Jobs) {
    jobs.define(READ);
    jobs.define(READ_LARGE);
  }

  /** Has the document read after the transaction. */
  send({ projectId, id, revision, size }: ReadingJob & { size: number }, options?: SendOptions): Promise<void> {
    return this.jobs.send(size > LARGE_BYTES ? READ_LARGE : READ, { projectId, id, revision }, options);
  }

  /** 503 while so many papers wait that no more are taken; those that were taken stay. */
  async refuseWhenFull(): Promise<void> {
    const waiting = (await this.jobs.waiting(READ)) + (await this.jobs.waiting(READ_LARGE));
    if (waiting >= MOST_WAITING) throw queueFull();
  }
}
