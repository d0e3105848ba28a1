export { ClusterCron } from './cluster-cron.js';
export { LAST_OF_ALL } from './fair-turns.js';
export { type JobContext, type JobHandler, JobQueue, type SendOptions } from './job-queue.js';
export { Jobs } from './jobs.js';
export { JobsModule } from './jobs.module.js';
