import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import { type NextFunction, type Request, type Response, json, urlencoded } from 'express';
import helmet from 'helmet';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { AppModule } from './app.module.js';
import type { Config } from './config/index.js';
import { SCOPES, answerClientErrors, refuseDeepBody, requestId } from './platform/http/index.js';
import { NestLogger } from './platform/logging/index.js';
import { Metrics } from './platform/metrics/index.js';

const BODY_LIMIT = '256kb';
/** A request that has not come in whole after this is dropped; uploads of the largest file fit on a slow line. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The application as the server runs it and the tests use it; it does not listen yet. */
export async function createApp(config: Config, logger: Logger, databaseUrl: string): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.with(config, logger, databaseUrl), {
    logger: new NestLogger(logger),
    bodyParser: false,
    forceCloseConnections: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.set('etag', false);
  app.use(requestId, app.get(Metrics).time);
  app.use(pinoHttp<Request, Response>({ logger, genReqId: (request) => request.id, ...REQUEST_LOG }));
  app.use(helmet({ contentSecurityPolicy: { directives: SWAGGER_CSP } }));
  if (config.role === 'worker') app.use(onlyHealth);
  app.use(
    compression(),
    json({ limit: BODY_LIMIT }),
    urlencoded({ extended: false, limit: BODY_LIMIT }),
    refuseDeepBody,
  );
  app.getHttpServer().requestTimeout = REQUEST_TIMEOUT_MS;
  answerClientErrors(app.getHttpServer());
  const document = describe(app);
  SwaggerModule.setup('docs', app, document, {
    customSiteTitle: 'Wattfile API',
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true },
  });
  return app;
}

/** What of a request goes to the log: no headers, no query values. */
const REQUEST_LOG = {
  serializers: {
    req: (request: { id: string; method: string; url: string }) => ({
      id: request.id,
      method: request.method,
      path: request.url.split('?')[0],
    }),
    res: (response: { statusCode: number }) => ({ status: response.statusCode }),
  },
  customProps: (request: Request & { user?: { projectId?: string } }) => ({ projectId: request.user?.projectId }),
  autoLogging: { ignore: (request: { url?: string }) => /^\/(health|metrics)/.test(request.url ?? '') },
};

/** Swagger UI runs inline styles; requests of its Try it out go to this server only. */
const SWAGGER_CSP = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  scriptSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  upgradeInsecureRequests: null,
};

/** A worker answers for its health and figures alone. */
function onlyHealth(request: Request, response: Response, next: NextFunction): void {
  if (/^\/(health|metrics)(\/|$)/.test(request.path)) next();
  else response.status(404).end();
}

/** The API's document, as at `/docs-json`. */
export function describe(app: NestExpressApplication): OpenAPIObject {
  const scopes = Object.fromEntries(SCOPES.map((scope) => [scope, SCOPE_TEXTS[scope]]));
  const builder = new DocumentBuilder()
    .setTitle('Wattfile')
    .setDescription(
      'Supplier accounts, sites, bills, contracts, tariffs and emissions of a business. Errors are ' +
        '`application/problem+json` (RFC 9457). Rates are in pence, amounts in pounds, energy in kWh.',
    )
    .setVersion('1')
    .addOAuth2({ type: 'oauth2', flows: { clientCredentials: { tokenUrl: '/v1/requestToken', scopes } } }, 'oauth2');
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path) as OperationObject[])) {
    dropGuesses(operation.responses);
    for (const parameter of operation.parameters ?? []) {
      if ('name' in parameter && parameter.in === 'path') parameter.description ??= PATH_PARAMETERS[parameter.name];
    }
  }
  return document;
}

/** The build adds a success that it guesses from the method; it is the one that nobody has described. */
function dropGuesses(responses: OperationObject['responses']): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response && 'description' in response && !response.description) delete responses[status];
  }
}

/** What stands in the paths; the same name means the same thing in all of them. */
const PATH_PARAMETERS: Record<string, string> = {
  id: 'Identifier of the account.',
  documentId: 'The identifier that the caller gave the document; unique in its account.',
  referenceId: 'Identifier of the business, as given when its accounts were created.',
  siteId: 'Identifier of the site.',
  findingId: 'Identifier of the finding.',
};

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

const SCOPE_TEXTS: Record<(typeof SCOPES)[number], string> = {
  'accounts:read': 'Read accounts, sites, documents and findings',
  'accounts:write': 'Create, change and remove accounts',
  'documents:write': 'Upload, correct and remove documents',
  'contracts:parse': 'Parse contracts',
  'emissions:read': 'Read emissions',
  'tariffs:read': 'Read tariffs',
};
