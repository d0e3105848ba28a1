export { ClusterCron } from './cluster-cron.js';
export { type JobContext, type JobHandler, JobQueue, type SendOptions } from './job-queue.js';
export { Jobs } from './jobs.js';
export { JobsModule } from './jobs.module.js';
