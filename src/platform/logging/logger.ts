import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

/** Lines are written when there are so many bytes of them, or after so long. */
const LINES_TOGETHER = 4096;
const LATEST_MS = 50;

/** JSON lines on standard output. Credentials are `Secret` objects and cannot be printed; the paths are a second net. */
export function createLogger(level: string, to: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        '*.password',
        'req.headers.authorization',
        'req.headers.cookie',
        'client_secret',
        '*.client_secret',
      ],
      censor: '[secret]',
    },
  };
  return pino(options, to);
}

/** What is left goes out when the process ends. */
function standardOutput(): DestinationStream {
  return pino.destination({ sync: false, minLength: LINES_TOGETHER, periodicFlush: LATEST_MS });
}

/** Nest's own messages, as lines of the same log. What it says while it starts (each module, each route) is for debugging. */
export class NestLogger implements LoggerService {
  constructor(private readonly logger: Logger) {}

  log(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  error(message: unknown, stack?: string, context?: string): void {
    const err = message instanceof Error ? message : undefined;
    this.logger.error({ context, err, stack: err ? undefined : stack }, String(message));
  }

  warn(message: unknown, context?: string): void {
    this.logger.warn({ context }, String(message));
  }

  debug(message: unknown, context?: string): void {
    this.logger.debug({ context }, String(message));
  }

  verbose(message: unknown, context?: string): void {
    this.logger.trace({ context }, String(message));
  }
}
