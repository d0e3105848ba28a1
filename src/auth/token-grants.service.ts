import { Injectable } from '@nestjs/common';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../config/index.js';
import { tooMany } from '../platform/http/index.js';
import { Clients } from './clients.service.js';
import { OAuthError, readTokenRequest } from './token-request.js';
import type { TokenDto } from './token.dto.js';
import { Tokens } from './tokens.service.js';

/** Wrong secrets in a minute: of one address for one client, of one address, and for one client from anywhere. */
const FAILURES_PER_MINUTE = { pair: 10, address: 60, client: 60 };

const failures = (points: number) => new RateLimiterMemory({ points, duration: 60 });

/** Answers token requests. */
@Injectable()
export class TokenGrants {
  private readonly limits = {
    pair: failures(FAILURES_PER_MINUTE.pair),
    address: failures(FAILURES_PER_MINUTE.address),
    client: failures(FAILURES_PER_MINUTE.client),
  };

  constructor(
    private readonly clients: Clients,
    private readonly tokens: Tokens,
    private readonly config: Config,
  ) {}

  async grant(authorization: string | undefined, body: unknown, address: string): Promise<TokenDto> {
    const request = readTokenRequest(authorization, body);
    const { pair, address: ofAddress, client: ofClient } = this.limits;
    const guarded = [
      [pair, `${address} ${request.clientId}`],
      [ofAddress, address],
      [ofClient, request.clientId],
    ] as const;
    // a secret that is known to be right costs nothing, and comes through whatever others try from the same address
    const client = await this.clients.authenticate(request.clientId, request.clientSecret, async () => {
      for (const [limit, key] of guarded) {
        const state = await limit.get(key);
        if (state && state.remainingPoints <= 0) throw tooMany(state);
      }
    });
    if (!client) {
      await Promise.all(guarded.map(([limit, key]) => limit.penalty(key)));
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
