import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

export const ROLES = ['all', 'api', 'worker'] as const;
export type Role = (typeof ROLES)[number];
export const OCR_ENGINES = ['auto', 'tesseract', 'tesseract.js'] as const;
export type OcrEngine = (typeof OCR_ENGINES)[number];

/** Where files are kept in an S3-compatible store; credentials come from the usual AWS variables. */
export interface S3Config {
  bucket: string;
  endpoint?: string;
  region: string;
}

/** Every setting of the service, read from the environment once. README lists the variables. */
export class Config {
  port: number;
  host: string;
  /** Absolute path of the folder for files, keys and the embedded database. */
  dataDir: string;
  /** A Postgres 14+; undefined: the embedded one under `dataDir`. */
  databaseUrl?: string;
  /** Present when files go to S3; otherwise they go to `dataDir`. */
  s3?: S3Config;
  role: Role;
  /** `kid:base64key,...`; undefined: made once and kept in `dataDir`. */
  credentialKeys?: string;
  jwtKeys?: string;
  tokenTtlSeconds: number;
  maxFileBytes: number;
  maxPages: number;
  extractionWorkers: number;
  ocrEngine: OcrEngine;
  /** Requests of one client a minute; 0 is off. */
  rateLimitPerMinute: number;
  logLevel: string;
  /** `code=url,code=url,...`: moves the endpoints of suppliers on Kraken, `*` all of them; for tests and trials. */
  krakenEndpoints?: string;
  /** Requests a second to one supplier on Kraken, of all processes together. */
  krakenRequestsPerSecond: number;
}

/** A setting that cannot be used; the service refuses to start and names the variable. */
export class ConfigError extends Error {
  constructor(variable: string, problem: string) {
    super(`${variable}: ${problem}`);
    this.name = 'ConfigError';
  }
}

type Environment = Record<string, string | undefined>;

function whole(env: Environment, name: string, fallback: number, min: number, max: number): number {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(name, `must be a whole number from ${min} to ${max}, not "${text}"`);
  }
  return value;
}

function oneOf<T extends string>(env: Environment, name: string, allowed: readonly T[], fallback: T): T {
  const text = env[name]?.trim();
  if (!text) return fallback;
  if (!allowed.includes(text as T)) throw new ConfigError(name, `must be one of ${allowed.join(', ')}, not "${text}"`);
  return text as T;
}

function databaseUrl(env: Environment): string | undefined {
  const text = env.DATABASE_URL?.trim();
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError('DATABASE_URL', 'must be a URL such as postgres://user:password@host:5432/database');
  }
  return text;
}

function s3Config(env: Environment): S3Config | undefined {
  if (oneOf(env, 'FILE_STORE', ['local', 's3'] as const, 'local') === 'local') return undefined;
  const bucket = env.S3_BUCKET?.trim();
  if (!bucket) throw new ConfigError('S3_BUCKET', 'is required with FILE_STORE=s3');
  const endpoint = env.S3_ENDPOINT?.trim() || undefined;
  if (endpoint && !URL.canParse(endpoint)) throw new ConfigError('S3_ENDPOINT', 'must be a URL');
  return { bucket, endpoint, region: env.S3_REGION?.trim() || 'eu-west-2' };
}

/** Reads and checks the settings; throws a ConfigError that names the first wrong variable. */
export function readConfig(env: Environment = process.env): Config {
  const config = new Config();
  config.port = whole(env, 'PORT', 3000, 0, 65535);
  config.host = env.HOST?.trim() || '127.0.0.1';
  config.dataDir = resolve(env.DATA_DIR?.trim() || './data');
  config.databaseUrl = databaseUrl(env);
  config.s3 = s3Config(env);
  config.role = oneOf(env, 'ROLE', ROLES, 'all');
  config.credentialKeys = env.CREDENTIAL_KEYS?.trim() || undefined;
  config.jwtKeys = env.JWT_KEYS?.trim() || undefined;
  if (config.databaseUrl) {
    const why = 'is required with DATABASE_URL (several processes must share it): kid:base64key,...';
    if (!config.credentialKeys) throw new ConfigError('CREDENTIAL_KEYS', why);
    if (!config.jwtKeys) throw new ConfigError('JWT_KEYS', why);
  }
  config.tokenTtlSeconds = whole(env, 'TOKEN_TTL_SECONDS', 3600, 1, 86_400);
  config.maxFileBytes = whole(env, 'MAX_FILE_MB', 25, 1, 1024) * 1024 * 1024;
  config.maxPages = whole(env, 'MAX_PAGES', 100, 1, 10_000);
  config.extractionWorkers = whole(env, 'EXTRACTION_WORKERS', Math.min(availableParallelism(), 4), 1, 64);
  config.ocrEngine = oneOf(env, 'OCR_ENGINE', OCR_ENGINES, 'auto');
  config.rateLimitPerMinute = whole(env, 'RATE_LIMIT_PER_MINUTE', 1200, 0, 10_000_000);
  config.krakenEndpoints = env.KRAKEN_ENDPOINTS?.trim() || undefined;
  config.krakenRequestsPerSecond = whole(env, 'KRAKEN_REQUESTS_PER_SECOND', 4, 1, 1000);
  config.logLevel = oneOf(
    env,
    'LOG_LEVEL',
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const,
    'info',
  );
  return config;
}
