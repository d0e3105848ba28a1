import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { Answer } from './input.requests.js';
import { type Operation, type Schema, apiDocument } from './support/openapi.js';

/** Nothing of the inside may show in an answer. */
const INSIDE =
  /\bat \S+ \(|node_modules|\.(ts|js):\d+|QueryFailed|syntax error|invalid input syntax|violates|relation "|RangeError|TypeError/;
/** What every route may answer before it is reached: no such address, or none of this method, a body or a header that cannot be read. */
const BEFORE_ANY_ROUTE = [400, 404, 405, 413, 415, 431];
/** What HTTP answers to conditions and ranges. */
const CONDITIONAL = [206, 304];

/** The document as JSON Schema: what it does not list, an answer must not hold. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = schema as Schema;
  const own = Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, closed(part)]));
  if (rest.type === 'object' && rest.properties && rest.additionalProperties === undefined)
    own.additionalProperties = false;
  return nullable ? { anyOf: [{ type: 'null' }, own] } : own;
}

const ajv = new Ajv({ strict: false, allErrors: true });
(addFormats as unknown as (to: Ajv) => void)(ajv);
const { components, paths } = apiDocument;
const named = Object.entries(components.schemas).map(([name, schema]) => [name, closed(schema)]);
ajv.addSchema({ $id: 'api', components: { schemas: Object.fromEntries(named) } });

const compiled = new Map<string, ValidateFunction>();
function validator(schema: Schema): ValidateFunction {
  const text = JSON.stringify(closed(schema)).replaceAll('"#/components', '"api#/components');
  const known = compiled.get(text);
  if (known) return known;
  const made = ajv.compile(JSON.parse(text) as object);
  compiled.set(text, made);
  return made;
}

function misfit(schema: Schema, value: unknown): string | undefined {
  const validate = validator(schema);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

const problem: Schema = { $ref: '#/components/schemas/ProblemDto' };
const typeOf = (answer: Answer) => String(answer.headers['content-type'] ?? '').split(';')[0];

/** What is wrong with an answer, by the document and by the rules for all answers; undefined: nothing. */
export function complaint(operation: Operation, answer: Answer): string | undefined {
  const { status, body } = answer;
  if (status >= 500) return `${status}: ${body}`;
  if (!answer.headers['x-request-id']) return 'no X-Request-Id';
  if (status >= 400) return complaintOfProblem(operation, answer);
  if (CONDITIONAL.includes(status)) return status === 304 && body ? '304 with a body' : undefined;
  const documented = paths[operation.path][operation.method.toLowerCase()].responses[status];
  if (!documented) return `${status} is not documented`;
  const content = documented.content;
  if (!content) return body ? `${status} has a body: ${body.slice(0, 200)}` : undefined;
  const schema = content[typeOf(answer)]?.schema;
  if (!schema) return `${status} comes as ${typeOf(answer)}`;
  return typeOf(answer) === 'application/json' ? misfit(schema, JSON.parse(body)) : undefined;
}

function complaintOfProblem(operation: Operation, answer: Answer): string | undefined {
  const { status, body, headers } = answer;
  if (INSIDE.test(body)) return `shows the inside: ${body.slice(0, 500)}`;
  const content = operation.responses[status]?.content;
  if (!content && !BEFORE_ANY_ROUTE.includes(status)) return `${status} is not documented: ${body.slice(0, 300)}`;
  const type = typeOf(answer);
  if (content?.[type] && type !== 'application/problem+json') return misfit(content[type].schema, JSON.parse(body));
  if (type !== 'application/problem+json') return `${status} comes as ${type}: ${body.slice(0, 300)}`;
  const told = JSON.parse(body) as { type: string; status: number; requestId: string };
  if (told.status !== status) return `status ${status}, in the body ${told.status}`;
  if (told.requestId !== headers['x-request-id']) return 'another request id in the body than in the header';
  if (!/^urn:wattfile:problem:[a-z-]+$/.test(told.type)) return `type ${told.type}`;
  return misfit(problem, told);
}
