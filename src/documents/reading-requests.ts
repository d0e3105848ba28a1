import { Injectable } from '@nestjs/common';
import { JobQueue, Jobs, type SendOptions } from '../platform/jobs/index.js';
import type { DocumentEntity } from './document.entity.js';

/** Which content of which document is to be read. */
export type ReadingJob = Pick<DocumentEntity, 'projectId' | 'id' | 'revision'>;

export const READ = new JobQueue<ReadingJob>('documents.read', { retryLimit: 4, retryDelay: 5, expireInSeconds: 900 });

/** Asks for readings; in a process that only answers requests there is nothing else of them. */
@Injectable()
export class ReadingRequests {
  constructor(private readonly jobs: Jobs) {
    jobs.define(READ);
  }

  /** Has the document read after the transaction. */
  send({ projectId, id, revision }: ReadingJob, options?: SendOptions): Promise<void> {
    return this.jobs.send(READ, { projectId, id, revision }, options);
  }
}
