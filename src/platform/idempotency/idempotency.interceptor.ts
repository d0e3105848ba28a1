import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { type Observable, from, lastValueFrom, of } from 'rxjs';
import { Principal, Problem } from '../http/index.js';
import { fingerprintOf } from './fingerprint.js';
import { IdempotencyStore } from './idempotency.store.js';

const KEY = /^[\x21-\x7e]{1,255}$/;

/** Gives the first answer again to a request that comes with the key of an earlier one. */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly store: IdempotencyStore) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request & { user: Principal }>();
    const key = request.get('idempotency-key');
    if (key === undefined) return next.handle();
    if (!KEY.test(key)) {
      throw new Problem(400, 'invalid-idempotency-key', 'Idempotency-Key must be 1 to 255 visible ASCII characters.');
    }
    const { projectId, clientId } = request.user;
    const turn = await this.store.begin({ projectId, clientId, key }, fingerprintOf(request));
    if ('answer' in turn) {
      http.getResponse<Response>().set('Idempotency-Replayed', 'true');
      return of(JSON.parse(turn.answer));
    }
    return from(
      lastValueFrom(next.handle()).then(
        async (answer: unknown) => {
          await turn.finish(JSON.stringify(answer));
          return answer;
        },
        async (error: unknown) => {
          await turn.forget();
          throw error;
        },
      ),
    );
  }
}
