import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Config } from '../config/index.js';
import { Principal, SCOPES, type Scope } from '../platform/http/index.js';
import type { ClientEntity } from './client.entity.js';
import { type ActiveClient, Clients } from './clients.service.js';
import { SigningKeys } from './signing-keys.js';

export const ISSUER = 'wattfile';
export const AUDIENCE = 'wattfile-api';

/** What a token says. */
export interface TokenClaims {
  sub: string;
  project_id: string;
  /** Space-separated. */
  scope: string;
  exp: number;
}

/** Makes tokens, and finds the caller of a verified one. */
@Injectable()
export class Tokens {
  constructor(
    private readonly jwt: JwtService,
    private readonly keys: SigningKeys,
    private readonly config: Config,
    private readonly clients: Clients,
  ) {}

  /** A signed token for the client with these scopes. */
  issue(client: ClientEntity, scopes: readonly Scope[]): string {
    const { kid, privateKey } = this.keys.current;
    return this.jwt.sign(
      { project_id: client.projectId, scope: scopes.join(' ') },
      {
        // jsonwebtoken takes a KeyObject; the wrapper's type does not say so
        privateKey: privateKey as unknown as string,
        algorithm: 'ES256',
        keyid: kid,
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: client.id,
        expiresIn: this.config.tokenTtlSeconds,
      },
    );
  }

  /** The caller that the claims of a verified token stand for, while its client may still ask for that project. */
  async principal(claims: TokenClaims): Promise<Principal | undefined> {
    const client = await this.clients.active(claims.sub);
    return client?.projectId === claims.project_id ? principalOf(claims, client) : undefined;
  }
}

function principalOf(claims: TokenClaims, client: ActiveClient): Principal {
  const claimed = new Set(claims.scope.split(' '));
  const principal = new Principal();
  principal.clientId = client.id;
  principal.projectId = client.projectId;
  principal.scopes = SCOPES.filter((scope) => claimed.has(scope) && client.scopes.includes(scope));
  principal.referenceIds = client.referenceIds ?? undefined;
  return principal;
}
