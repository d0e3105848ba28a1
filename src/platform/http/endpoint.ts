import { HttpCode, SetMetadata, type Type, UseInterceptors, applyDecorators } from '@nestjs/common';
import {
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiProduces,
  ApiResponse,
  type ApiResponseOptions,
  ApiSecurity,
  getSchemaPath,
} from '@nestjs/swagger';
import { EntityTag } from './entity-tag.js';
import { ProblemDto } from './problem.dto.js';
import type { Scope } from './principal.js';
import { titleOf } from './problem.js';

/** Metadata under which the guard finds what a route needs. A route without it is refused. */
export const ACCESS = 'wattfile:access';
export type Access = { scope: Scope } | { public: true };

interface EndpointOptions {
  summary: string;
  /** Markdown for the API's pages. */
  description?: string;
  /** The scope a token needs, or `public` for a route without a token. */
  access: Scope | 'public';
  /** Status of success; 200 by default. */
  status?: number;
  /** The class of the answer; in a list, an array of it. */
  response?: Type<unknown> | [Type<unknown>];
  /** What else is to say of the successful answer (other content types, headers). */
  success?: ApiResponseOptions;
  /** The answer is JSON made in one piece, with a strong `ETag`; with `If-None-Match` an unchanged one is 304. */
  tagged?: boolean;
  /** Statuses this route answers beside those that every route has (401, 403, 429, 500, 503). */
  problems?: number[];
}

const EVERYWHERE = [429, 500, 503];

/** What may go well later. */
const RETRIED = [429, 503];
const RETRY_AFTER = { description: 'Seconds after which to try again.', schema: { type: 'integer' as const } };

/** All that is to say of a route beside its address: what it is for, who may, what it answers, how it fails. */
export function Endpoint(options: EndpointOptions): MethodDecorator {
  const status = options.status ?? 200;
  const open = options.access === 'public';
  const statuses = [...new Set([...(options.problems ?? []), ...(open ? [] : [401, 403]), ...EVERYWHERE])];
  const access: Access = options.access === 'public' ? { public: true } : { scope: options.access };
  return applyDecorators(
    HttpCode(status),
    SetMetadata(ACCESS, access),
    ApiOperation({ summary: options.summary, description: options.description }),
    ApiExtraModels(ProblemDto),
    ApiProduces('application/json'),
    ...(options.tagged ? [UseInterceptors(EntityTag)] : []),
    ...(options.access === 'public' ? [] : [ApiSecurity('oauth2', [options.access])]),
    ApiResponse({ status, ...successOf(options) }),
    ...statuses.sort().map((code) =>
      ApiResponse({
        status: code,
        description: titleOf(code),
        ...(RETRIED.includes(code) ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
      }),
    ),
  );
}

const ETAG = { description: 'Strong entity tag of the answer; with `If-None-Match` an unchanged one is 304.' };

function successOf({ response, success, tagged }: EndpointOptions): ApiResponseOptions {
  const type = Array.isArray(response) ? { type: response[0], isArray: true } : { type: response };
  const tag = tagged
    ? { headers: { ETag: { ...ETAG, schema: { type: 'string' as const } }, ...success?.headers } }
    : {};
  return { description: 'Success', ...(response ? type : {}), ...success, ...tag };
}

/** Says that the route takes an `Idempotency-Key`. */
export function ApiIdempotencyKey(): MethodDecorator {
  return ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description:
      'Any unique string of up to 255 characters. The same key within 24 hours gives the first answer again.',
  });
}
