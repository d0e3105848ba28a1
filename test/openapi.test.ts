import { readFile } from 'node:fs/promises';

/** Rules over the API's document, so that a route or a property that says too little cannot slip in. */
interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
}
interface Operation {
  summary?: string;
  operationId: string;
  security?: { oauth2?: string[] }[];
  parameters?: { name: string; description?: string; schema?: Schema }[];
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

const document = JSON.parse(await readFile(new URL('../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, path, operation })),
);
const OPEN = ['POST /v1/requestToken', 'GET /.well-known/jwks.json', 'GET /health/live', 'GET /health/ready'];
const properties = Object.entries(document.components.schemas).flatMap(([schema, { properties = {} }]) =>
  Object.entries(properties).map(([name, property]) => ({ name: `${schema}.${name}`, property })),
);
/** Words that say in what a number is counted. */
const UNIT =
  /pence|pounds|£|kWh|kVA|kg|tonnes|per cent|percentage|days?\b|months?\b|seconds|bytes|ratio|factor|page|count|how many|number of|0 to 1|status code|points|year|MJ|m³|HTTP/i;

describe('the routes of the interface', () => {
  it.each([
    'GET /v1/suppliers/references/{referenceId}/accounts',
    'PUT /v1/suppliers/accounts/{id}/documents/upload',
    'POST /v1/billValidation/parseContract',
    'POST /v1/suppliers/accounts',
    'GET /v1/sites/{siteId}/emissions',
    'GET /v1/sites/emissions',
    'GET /v1/sites/{siteId}/tariffs',
    'POST /v1/requestToken',
  ])('has %s', (name) => {
    expect(operations.map((operation) => operation.name)).toContain(name);
  });
});

describe.each(operations)('$name', ({ name, operation }) => {
  it('says what it is for and who may call it', () => {
    expect(operation.summary).toMatch(/\w/);
    if (OPEN.includes(name)) expect(operation.security).toBeUndefined();
    else expect(operation.security?.[0].oauth2).toEqual([expect.stringMatching(/^\w+:\w+$/)]);
  });

  it('gives every error its schema', () => {
    const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
    expect(failures.length).toBeGreaterThan(0);
    for (const [, { content = {} }] of failures) {
      const schemas = Object.values(content).map(({ schema }) => schema.$ref);
      expect(schemas).toEqual(expect.arrayContaining([expect.stringMatching(/\/(ProblemDto|TokenErrorDto)$/)]));
    }
  });

  it('describes its parameters', () => {
    const silent = (operation.parameters ?? []).filter(({ description }) => !description);
    expect(silent.map((parameter) => parameter.name)).toEqual([]);
  });
});

describe('the properties', () => {
  it('are all described', () => {
    const silent = properties.filter(({ property }) => !(property.description ?? property.allOf));
    expect(silent.map((entry) => entry.name)).toEqual([]);
  });

  it('that are numbers name their unit', () => {
    const numbers = properties.filter(({ property }) => ['number', 'integer'].includes(property.type ?? ''));
    const without = numbers.filter(({ property }) => !UNIT.test(property.description ?? ''));
    expect(numbers.length).toBeGreaterThan(30);
    expect(without.map((entry) => entry.name)).toEqual([]);
  });
});
