export { createLogger, NestLogger } from './logger.js';
export { LOGGER, LoggingModule } from './logging.module.js';
export { logRequests } from './request-log.js';
