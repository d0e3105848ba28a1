import { type ArgumentMetadata, Injectable, type ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldError, Problem } from './problem.js';

/** Checks bodies, queries and path parameters against their DTOs; a failure names each field. */
@Injectable()
export class RequestValidation extends ValidationPipe {
  constructor() {
    super({ transform: true, whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true, stopAtFirstError: true });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && value === undefined) {
      throw new Problem(400, 'invalid-request', 'The request has no body, or its Content-Type is not one that is read here.');
    }
    this.exceptionFactory = (errors: ValidationError[]) => validationProblem(errors, metadata.type);
    return super.transform(value, metadata);
  }
}

function validationProblem(found: ValidationError[], place: ArgumentMetadata['type']): Problem {
  const errors = found.flatMap((error) => flatten(error, '')).map(({ path, detail }) => ({ pointer: pointerTo(place, path), detail }));
  const detail = errors.map((error) => error.detail).join('; ');
  return new Problem(400, 'invalid-request', `The request is not valid: ${detail}.`, { errors: errors satisfies FieldError[] });
}

function pointerTo(place: ArgumentMetadata['type'], path: string): string {
  if (place === 'query') return `?${path.slice(1)}`;
  return place === 'param' ? `{${path.slice(1)}}` : `#${path}`;
}

function flatten(error: ValidationError, parent: string): { path: string; detail: string }[] {
  const path = `${parent}/${error.property.slice(0, 100).replace(/~/g, '~0').replace(/\//g, '~1')}`;
  const own = Object.values(error.constraints ?? {}).map((detail) => ({ path, detail: readable(detail) }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

function readable(detail: string): string {
  return detail.replace(/^property (.*) should not exist$/s, (_, name: string) => `"${name.slice(0, 100)}" is not known here; leave it out`);
}
