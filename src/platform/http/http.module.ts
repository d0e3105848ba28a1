import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { ProblemFilter } from './problem.filter.js';
import { RateLimit } from './rate-limit.js';
import { RequestValidation } from './validation.js';

@Global()
@Module({
  providers: [
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useClass: RequestValidation },
    RateLimit,
  ],
  exports: [RateLimit],
})
export class HttpModule {}
