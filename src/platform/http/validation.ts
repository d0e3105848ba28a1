import {
  type ArgumentMetadata,
  Injectable,
  type PipeTransform,
  type ValidationError,
  ValidationPipe,
} from '@nestjs/common';
import { type FieldError, Problem } from './problem.js';

type Place = 'body' | 'query' | 'param' | 'custom';

function pipeFor(place: Place): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    exceptionFactory: (errors) => validationProblem(errors, place),
  });
}

/** Checks bodies, queries and path parameters against their DTOs; a failure names each field. */
@Injectable()
export class RequestValidation implements PipeTransform {
  private readonly pipes = { body: pipeFor('body'), query: pipeFor('query'), param: pipeFor('param') };
  private readonly emptyAllowed = new Set<unknown>();

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    if (metadata.type === 'body' && value === undefined && metadata.metatype !== Object) {
      throw new Problem(
        400,
        'invalid-request',
        'The request has no body, or its Content-Type is not one that is read here. Send JSON as application/json.',
      );
    }
    if (metadata.type === 'query' && metadata.metatype && isEmpty(value)) return this.emptyQuery(metadata);
    return this.pipes[metadata.type].transform(metadata.type === 'param' ? storable(value) : value, metadata);
  }

  /** Most requests ask for nothing special; whether that is allowed is found out once for each kind of query. */
  private async emptyQuery(metadata: ArgumentMetadata): Promise<unknown> {
    const Query = metadata.metatype as new () => object;
    if (this.emptyAllowed.has(Query)) return new Query();
    const query: unknown = await this.pipes.query.transform({}, metadata);
    if (query instanceof Query && isEmpty(query)) this.emptyAllowed.add(Query);
    return query;
  }
}

/** Part of a path, or all parts: Postgres knows no NUL in a text, so that nothing has one in its name. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, storable(part)]));
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function validationProblem(found: ValidationError[], place: Place): Problem {
  const errors: FieldError[] = found
    .flatMap((error) => flatten(error, ''))
    .map(({ path, detail }) => ({ pointer: pointerTo(place, path), detail }));
  const detail = errors.map((error) => error.detail).join('; ');
  return new Problem(400, 'invalid-request', `The request is not valid: ${detail}.`, { errors });
}

function pointerTo(place: Place, path: string): string {
  if (place === 'query') return `?${path.slice(1)}`;
  return place === 'param' ? `{${path.slice(1)}}` : `#${path}`;
}

function flatten(error: ValidationError, parent: string): { path: string; detail: string }[] {
  const path = `${parent}/${error.property.slice(0, 100).replace(/~/g, '~0').replace(/\//g, '~1')}`;
  const own = mainFault(error).map((detail) => ({
    path,
    detail: error.value === undefined ? missing(error.property, detail) : readable(detail),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => flatten(child, path))];
}

/** Of all that is wrong with a field one thing is told: that it is of the wrong kind (`isString`, `isEmail`), where it is. */
function mainFault({ constraints = {} }: ValidationError): string[] {
  const faults = Object.entries(constraints);
  const [, detail] = faults.find(([rule]) => /^is(?!Length)/.test(rule)) ?? faults.at(0) ?? [];
  return detail === undefined ? [] : [detail];
}

/** What is not there at all is neither too long nor of the wrong kind. */
function missing(property: string, detail: string): string {
  const rule = detail.startsWith(`${property} must `) ? detail.slice(property.length) : undefined;
  return rule === undefined ? readable(detail) : `"${property}" is missing; it${rule}`;
}

function readable(detail: string): string {
  const unknown = /^property (.*) should not exist$/s.exec(detail);
  return unknown ? `"${unknown[1].slice(0, 100)}" is not known here; leave it out` : detail;
}
