import { buildSchema, execute, parse, validate } from 'graphql';
import { createHmac, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountsOf } from './customers.js';
import * as errors from './errors.js';
import { billPaper } from './paper.js';
import { schemaText } from './schema.js';

/**
 * A Kraken on this machine: a GraphQL server that behaves as the name before the @ of the login says.
 *
 * good, small (an account without bills), wrong, throttle (twice, then good), expire (tokens of a minute, one refresh), waf (403 once, then good), drift (no links
 * on bills), legacy (no attachments), partial (one bill's link fails), empty (no accounts), slow (35 s), html, list, down
 * (500), mfa, huge (an endless answer), redirect.
 */
export async function startKrakenStub({ port = 0, requestsPerSecond = Infinity, slowMs = 35_000 } = {}) {
  const stub = new KrakenStub({ requestsPerSecond, slowMs });
  const server = createServer((request, response) => {
    stub.handle(request, response).catch(() => response.destroy());
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  stub.origin = `http://127.0.0.1:${server.address().port}`;
  return {
    url: `${stub.origin}/v1/graphql/`,
    stats: stub.stats,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const SCHEMAS = {
  both: buildSchema(schemaText()),
  drift: buildSchema(schemaText({ links: false })),
  legacy: buildSchema(schemaText({ attachments: false })),
};
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const REFRESH_DAYS = 7;
const LARGEST_PAGE = 99;

const scenarioOf = (email = '') => email.split('@')[0].split('+')[0].split('-')[0];
const now = () => Math.floor(Date.now() / 1000);

class KrakenStub {
  stats = { requests: 0, logins: {}, refreshes: {}, rateLimited: 0, largestFirst: 0, files: 0, authorization: [] };
  /** What has happened for a login so far. */
  seen = new Map();
  refreshTokens = new Map();
  key = randomBytes(32);
  second = { at: 0, count: 0 };

  constructor(options) {
    this.options = options;
  }

  count(kind, email) {
    const key = `${kind} ${email}`;
    this.seen.set(key, (this.seen.get(key) ?? 0) + 1);
    return this.seen.get(key);
  }

  async handle(request, response) {
    const url = new URL(request.url, this.origin);
    if (url.pathname.startsWith('/files/')) return this.file(url, response);
    if (url.pathname === '/stats') return send(response, 200, this.stats);
    if (url.pathname !== '/v1/graphql/' || request.method !== 'POST') return send(response, 404, {});
    this.stats.requests += 1;
    const body = await json(request);
    const email = body.variables?.input?.email ?? this.claims(request)?.email ?? '';
    const scenario = scenarioOf(email);
    if (await this.refuse(scenario, email, response)) return undefined;
    return this.answer(request, body, scenario, response);
  }

  /** Answers that never come as far as GraphQL. */
  async refuse(scenario, email, response) {
    const html = '<html><body>Access denied</body></html>';
    if (scenario === 'slow') await sleep(this.options.slowMs, undefined, { ref: false });
    if (scenario === 'waf' && this.count('waf', email) === 1) return page(response, 403, html);
    if (scenario === 'html') return page(response, 200, html);
    if (scenario === 'list') return page(response, 200, '[]');
    if (scenario === 'down') return page(response, 500, 'Internal Server Error');
    if (scenario === 'redirect') {
      response.writeHead(302, { Location: `${this.origin}/v1/graphql/` }).end();
      return true;
    }
    if (scenario === 'huge') {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      while (!response.destroyed) {
        if (!response.write(' '.repeat(65_536))) await sleep(1);
      }
      return true;
    }
    return false;
  }

  overPace() {
    const at = now();
    this.second = this.second.at === at ? { at, count: this.second.count + 1 } : { at, count: 1 };
    if (this.second.count <= this.options.requestsPerSecond) return false;
    this.stats.rateLimited += 1;
    return true;
  }

  async answer(request, body, scenario, response) {
    const schema = SCHEMAS[scenario] ?? SCHEMAS.both;
    const document = parse(body.query);
    const invalid = validate(schema, document);
    if (invalid.length) return send(response, 400, { errors: invalid.map((error) => ({ message: error.message })) });
    const over = this.overPace();
    const rootValue = {
      obtainKrakenToken: ({ input }) => {
        if (over) throw errors.tooMany();
        return this.token(input, scenario);
      },
      viewer: () => this.authorised(request, over, ({ email }) => this.viewer(email, scenario)),
      account: ({ accountNumber }) =>
        this.authorised(request, over, ({ email }) => this.account(accountNumber, email, scenario)),
      rateLimitInfo: () =>
        this.authorised(request, false, () => ({
          pointsAllowanceRateLimit: {
            limit: 50_000,
            remainingPoints: 0,
            usedPoints: 50_000,
            ttl: 120,
            isBlocked: over,
          },
        })),
    };
    const { data, errors: found } = await execute({
      schema,
      document,
      rootValue,
      variableValues: body.variables,
      operationName: body.operationName,
    });
    return send(response, 200, { data, ...(found ? { errors: found.map((error) => error.toJSON()) } : {}) });
  }

  token({ email, password, refreshToken }, scenario) {
    if (refreshToken !== undefined) return this.refresh(refreshToken);
    this.stats.logins[email] = (this.stats.logins[email] ?? 0) + 1;
    if (scenario === 'throttle' && this.count('throttle', email) <= 2) throw errors.tooMany();
    if (scenario === 'mfa') throw errors.mfaNeeded();
    if (scenario === 'wrong' || password !== 'pass') throw errors.wrongCredentials();
    return this.issue(email);
  }

  refresh(refreshToken) {
    const email = this.refreshTokens.get(refreshToken);
    if (!email) throw errors.refreshEnded();
    this.refreshTokens.delete(refreshToken);
    this.stats.refreshes[email] = (this.stats.refreshes[email] ?? 0) + 1;
    if (scenarioOf(email) === 'expire' && this.count('refresh', email) > 1) throw errors.refreshEnded();
    return this.issue(email);
  }

  issue(email) {
    const life = scenarioOf(email) === 'expire' ? MINUTE : HOUR;
    const payload = {
      sub: `kraken|account-user:${email.length}`,
      email,
      iat: now(),
      exp: now() + life,
      tokenUse: 'access',
    };
    const refreshToken = randomBytes(24).toString('hex');
    this.refreshTokens.set(refreshToken, email);
    return { token: this.sign(payload), payload, refreshToken, refreshExpiresIn: now() + REFRESH_DAYS * 24 * HOUR };
  }

  sign(payload) {
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
    return `${text}.${createHmac('sha256', this.key).update(text).digest('base64url')}`;
  }

  /** The bare token and `JWT <token>` are both taken. */
  claims(request) {
    const header = request.headers.authorization;
    if (!header) return undefined;
    const token = header.replace(/^JWT /, '');
    const [head, payload] = token.split('.');
    const good = token.endsWith(createHmac('sha256', this.key).update(`${head}.${payload}`).digest('base64url'));
    return good ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : undefined;
  }

  authorised(request, over, work) {
    const claims = this.claims(request);
    if (claims) this.stats.authorization.push(request.headers.authorization.startsWith('JWT ') ? 'JWT' : 'bare');
    if (over) throw errors.tooMany();
    if (!claims) throw errors.tokenMissing();
    if (claims.exp <= Date.now() / 1000) throw errors.tokenEnded();
    return work(claims);
  }

  viewer(email, scenario) {
    if (scenario === 'empty') return { id: '1', email, accounts: [] };
    const accounts = accountsOf(new Date());
    return { id: '1', email, accounts: scenario === 'small' ? accounts.slice(1) : accounts };
  }

  account(number, email, scenario) {
    const account = accountsOf(new Date()).find((each) => each.number === number);
    return account && { ...account, bills: (page) => this.bills(account, page, scenario) };
  }

  bills({ billList, number }, { first, after }, scenario) {
    this.stats.largestFirst = Math.max(this.stats.largestFirst, first ?? 0);
    if (!first || first > LARGEST_PAGE) throw errors.badFirst();
    // the platform gives fewer than it is asked for when it likes
    const start = after ? Number(Buffer.from(after, 'base64').toString()) : 0;
    const end = Math.min(start + Math.min(first, 20), billList.length);
    const edges = billList.slice(start, end).map((bill, i) => {
      const fails = bill.isHeld || (scenario === 'partial' && start + i === 3);
      return { node: this.bill(bill, number, fails) };
    });
    const endCursor = Buffer.from(String(end)).toString('base64');
    return { pageInfo: { hasNextPage: end < billList.length, endCursor }, edges };
  }

  bill(bill, accountNumber, fails) {
    const link = () => {
      if (fails) throw errors.notFound();
      const expires = now() + HOUR;
      return `${this.origin}/files/${accountNumber}/${bill.id}.pdf?expires=${expires}&signature=${randomBytes(8).toString('hex')}`;
    };
    const node = { id: `att-${bill.id}`, filename: `${bill.billType.toLowerCase()}.pdf`, temporaryUrl: link };
    return { ...bill, temporaryUrl: link, attachments: () => ({ edges: [{ node }] }) };
  }

  async file(url, response) {
    const [, , accountNumber, name] = url.pathname.split('/');
    const account = accountsOf(new Date()).find(({ number }) => number === accountNumber);
    const bill = account?.billList.find(({ id }) => `${id}.pdf` === name);
    if (!bill || Number(url.searchParams.get('expires')) <= now())
      return page(response, 403, '<Error>AccessDenied</Error>');
    this.stats.files += 1;
    response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(await billPaper(bill, accountNumber));
    return undefined;
  }
}

function send(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

function page(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/html' }).end(text);
  return true;
}
