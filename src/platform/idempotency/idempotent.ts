import { UseInterceptors, applyDecorators } from '@nestjs/common';
import { ApiIdempotencyKey } from '../http/endpoint.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';

/**
 * Lets a POST route be repeated safely: the same `Idempotency-Key` of the same client within 24 hours gives the first
 * answer again, with `Idempotency-Replayed: true`. Other parameters under the same key are 422, and a repeat while the
 * first request still runs is 409. A request that failed is forgotten, so that it can be tried again.
 *
 * On a route with files this goes above the decorator that reads the form, which must have run before.
 */
export function Idempotent(): MethodDecorator {
  return applyDecorators(UseInterceptors(IdempotencyInterceptor), ApiIdempotencyKey());
}
