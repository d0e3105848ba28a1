import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';

/** Long enough for whoever distributes the requests to see that this process is not ready any more. */
const DRAIN_MS = 5000;

/**
 * The time between being told to stop and stopping: requests are answered as ever, but the process says that it is not
 * ready, and that its connections are not to be used again, so that the next requests go to others.
 */
@Injectable()
export class Drain {
  isOn = false;

  async run(): Promise<void> {
    this.isOn = true;
    await sleep(DRAIN_MS);
  }

  readonly closeConnections = (_request: Request, response: Response, next: NextFunction): void => {
    if (this.isOn) response.setHeader('Connection', 'close');
    next();
  };
}
