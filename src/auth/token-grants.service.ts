import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../config/index.js';
import { tooMany } from '../platform/http/index.js';
import { Clients } from './clients.service.js';
import { OAuthError, readTokenRequest } from './token-request.js';
import type { TokenDto } from './token.dto.js';
import { Tokens } from './tokens.service.js';

/** Wrong secrets that one address may send for one client in a minute. */
const FAILURES_PER_MINUTE = 10;

/** Answers token requests. */
@Injectable()
export class TokenGrants {
  private readonly failures = new RateLimiterMemory({ points: FAILURES_PER_MINUTE, duration: 60 });

  constructor(
    private readonly clients: Clients,
    private readonly tokens: Tokens,
    private readonly config: Config,
  ) {}

  async grant(authorization: string | undefined, body: unknown, address: string): Promise<TokenDto> {
    const request = readTokenRequest(authorization, body);
    const key = `${address} ${request.clientId}`;
    const state = await this.failures.get(key);
    if (state && state.remainingPoints <= 0) throw tooMany(state);
    const client = await this.clients.authenticate(request.clientId, request.clientSecret);
    if (!client) {
      await this.failures.penalty(key);
      throw new OAuthError(401, 'invalid_client', 'The client is not known, or its secret is wrong.');
    }
    const beyond = request.scopes?.find((scope) => !client.scopes.includes(scope));
    if (beyond) throw new OAuthError(400, 'invalid_scope', `This client does not have the scope "${beyond}".`);
    const scopes = request.scopes ?? client.scopes;
    return {
      access_token: this.tokens.issue(client, scopes),
      token_type: 'Bearer',
      expires_in: this.config.tokenTtlSeconds,
      scope: scopes.join(' '),
    };
  }
}
