export { Idempotent } from './idempotent.js';
export { IdempotencyModule } from './idempotency.module.js';
