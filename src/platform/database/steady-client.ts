import pg from 'pg';

/**
 * A connection whose end does not end the process. A server that is killed may tell a connection twice that it is over,
 * and the second time nobody listens: the pool and TypeORM have let it go at the first.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
