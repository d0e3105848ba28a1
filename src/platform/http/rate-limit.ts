import { Injectable } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Config } from '../../config/index.js';
import { Problem } from './problem.js';

/** Counts requests of each client, in this process. */
@Injectable()
export class RateLimit {
  private readonly limiter?: RateLimiterMemory;

  constructor(config: Config) {
    const points = config.rateLimitPerMinute;
    if (points > 0) this.limiter = new RateLimiterMemory({ points, duration: 60 });
  }

  /** Throws 429 when the client has used up its minute. */
  async spend(clientId: string): Promise<void> {
    try {
      await this.limiter?.consume(clientId);
    } catch (rejection) {
      if (!(rejection instanceof RateLimiterRes)) throw rejection;
      throw tooMany(rejection);
    }
  }
}

/** 429 that says when to come back. */
export function tooMany(state: RateLimiterRes): Problem {
  const seconds = Math.max(1, Math.ceil(state.msBeforeNext / 1000));
  return new Problem(429, 'rate-limited', `Too many requests; try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
