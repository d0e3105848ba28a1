import { Module } from '@nestjs/common';
import { ReadingRequests } from './reading-requests.js';
import { Rereads } from './rereads.service.js';

/** For commands: asks for readings, which the service does when it runs. */
@Module({ providers: [ReadingRequests, Rereads], exports: [Rereads] })
export class RereadModule {}
