import { Injectable } from '@nestjs/common';

/** The time, so that tests can let months pass. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
