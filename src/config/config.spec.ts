import { ConfigError, readConfig } from './config.js';

describe('the settings', () => {
  it('have defaults that run on a machine with nothing set', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', role: 'all', tokenTtlSeconds: 3600, maxPages: 100 });
    expect(config.maxFileBytes).toBe(25 * 1024 * 1024);
    expect(config.extractionWorkers).toBeGreaterThanOrEqual(1);
    expect(config.extractionWorkers).toBeLessThanOrEqual(4);
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ ROLE: 'both' }, 'ROLE'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://x/y' }, 'CREDENTIAL_KEYS'],
    [{ DATABASE_URL: 'postgres://x/y', CREDENTIAL_KEYS: 'a:AA==' }, 'JWT_KEYS'],
    [{ FILE_STORE: 's3' }, 'S3_BUCKET'],
    [{ MAX_FILE_MB: '0' }, 'MAX_FILE_MB'],
    [{ OCR_ENGINE: 'magic' }, 'OCR_ENGINE'],
  ])('%j is refused by the name of the variable', (env, variable) => {
    expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError);
    expect(() => readConfig(env as Record<string, string>)).toThrow(new RegExp(`^${variable}: `));
  });

  it('takes what is set', () => {
    const config = readConfig({
      FILE_STORE: 's3',
      S3_BUCKET: 'papers',
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      RATE_LIMIT_PER_MINUTE: '0',
    });
    expect(config.s3).toEqual({ bucket: 'papers', endpoint: 'http://127.0.0.1:9000', region: 'eu-west-2' });
    expect(config.rateLimitPerMinute).toBe(0);
  });
});
