import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import { type NextFunction, type Request, type RequestHandler, type Response, json, urlencoded } from 'express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { TOKEN_PATH, answerUnreadBody } from './auth/index.js';
import type { Config } from './config/index.js';
import { Drain } from './platform/health/index.js';
import {
  Admission,
  SCOPES,
  answerClientErrors,
  refuseTrickyBody,
  requestId,
  securityHeaders,
  tellBrokenBody,
  titleOf,
} from './platform/http/index.js';
import { NestLogger, logRequests } from './platform/logging/index.js';
import { Metrics } from './platform/metrics/index.js';

const BODY_LIMIT = '256kb';
/** The lowest level takes less than half of the time of the usual one, for an answer about a third larger. */
const COMPRESSION_LEVEL = 1;
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
  app.use(
    requestId,
    app.get(Metrics).time,
    logRequests(logger),
    app.get(Drain).closeConnections,
    securityHeaders,
    new Admission().admit,
  );
  if (config.role === 'worker') app.use(onlyHealth);
  app.use(
    ifAsked(compression({ level: COMPRESSION_LEVEL })),
    ...[json({ limit: BODY_LIMIT }), urlencoded({ extended: false, limit: BODY_LIMIT }), refuseTrickyBody].map(ifBody),
    tellBrokenBody,
  );
  app.use(`/${TOKEN_PATH}`, answerUnreadBody);
  app.getHttpServer().requestTimeout = REQUEST_TIMEOUT_MS;
  answerClientErrors(app.getHttpServer());
  const document = describe(app);
  SwaggerModule.setup('docs', app, document, {
    customSiteTitle: 'Wattfile API',
    swaggerOptions: { persistAuthorization: true, displayRequestDuration: true },
  });
  return app;
}

/** Metrics, log, compression and a pipeline each listen to what becomes of an answer: more than Node takes for usual. */
const LISTENERS = 16;

/** Leaves compression out where the client does not take it; caches on the way are told in any case. */
function ifAsked(compress: RequestHandler): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Vary', 'Accept-Encoding');
    response.setMaxListeners(LISTENERS);
    if (request.headers['accept-encoding']) compress(request, response, next);
    else next();
  };
}

/** Leaves a reader of bodies out where there is none. */
function ifBody(read: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
    if (length !== undefined || coding !== undefined) read(request, response, next);
    else next();
  };
}

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
    .addOAuth2({ type: 'oauth2', flows: { clientCredentials: { tokenUrl: `/${TOKEN_PATH}`, scopes } } }, 'oauth2');
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const operation of Object.values(document.paths).flatMap((path) => Object.values(path) as OperationObject[])) {
    dropGuesses(operation.responses);
    addEarlyFaults(operation);
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

/** What can be wrong before a route is found or asked: the encoding of the path, the size or the coding of a JSON body. */
function addEarlyFaults({ parameters = [], requestBody, responses }: OperationObject): void {
  const hasPath = parameters.some((parameter) => 'in' in parameter && parameter.in === 'path');
  const takesJson = requestBody !== undefined && 'content' in requestBody && 'application/json' in requestBody.content;
  for (const status of [...(hasPath ? [400] : []), ...(takesJson ? [413, 415] : [])]) {
    responses[status] ??= { ...responses[500], description: titleOf(status) };
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
