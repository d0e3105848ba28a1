import { readFile } from 'node:fs/promises';

/** A schema of the API's document, as far as the tests look into it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  enum?: unknown[];
  nullable?: boolean;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  default?: unknown;
  example?: unknown;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

type Content = Record<string, { schema: Schema }>;

interface RawOperation {
  operationId: string;
  summary?: string;
  security?: { oauth2?: string[] }[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** A route of the API's document. */
export interface Operation extends RawOperation {
  /** Such as `GET /v1/suppliers`. */
  name: string;
  method: string;
  path: string;
  /** The scope that its token needs; absent: anybody may ask. */
  scope?: string;
  parameters: Parameter[];
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** `openapi.json`, which the drift gate holds to what the built service says. */
export const apiDocument = JSON.parse(
  await readFile(new URL('../../openapi.json', import.meta.url), 'utf8'),
) as Document;

/** The routes of a document. */
export function operationsOf(document: Pick<Document, 'paths'>): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([verb, operation]) => {
      const method = verb.toUpperCase();
      const scope = operation.security?.[0]?.oauth2?.[0];
      return { ...operation, name: `${method} ${path}`, method, path, scope, parameters: operation.parameters ?? [] };
    }),
  );
}

export const operations = operationsOf(apiDocument);

/** What stands behind a `$ref`, and behind the `allOf` that carries a description beside one. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref) return resolve(apiDocument.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  if (schema.allOf?.length === 1) return { ...resolve(schema.allOf[0]), nullable: schema.nullable };
  return schema;
}

/** The address of a route with values, encoded, for the parameters in its path. */
export function fillPath(path: string, values: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (values[name] === undefined) throw new Error(`No value for {${name}} of ${path}`);
    return encodeURIComponent(values[name]);
  });
}
