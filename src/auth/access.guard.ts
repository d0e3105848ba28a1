import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { firstValueFrom, isObservable } from 'rxjs';
import { ACCESS, type Access, Principal, Problem, RateLimit } from '../platform/http/index.js';
import { type TokenClaims, Tokens } from './tokens.service.js';

const REMEMBERED = 10_000;

/** Guards every route: a token with the route's scope, unless the route is public. A route that says neither is shut. */
@Injectable()
export class AccessGuard extends AuthGuard('bearer') {
  /** Tokens whose signature has been checked in this process, by the whole header. */
  private readonly verified = new Map<string, TokenClaims>();

  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly rateLimit: RateLimit,
  ) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (!access) throw new Problem(403, 'forbidden', 'This route is not open.');
    if ('public' in access) return true;
    const request = context.switchToHttp().getRequest<Request & { user?: TokenClaims | Principal }>();
    const principal = await this.tokens.principal(await this.verify(context, request));
    if (!principal) throw unauthenticated('The client of this token may no longer ask. Request a new token.');
    await this.rateLimit.spend(principal.clientId);
    if (!principal.scopes.includes(access.scope)) throw missingScope(access.scope);
    request.user = principal;
    return true;
  }

  private async verify(context: ExecutionContext, request: Request & { user?: unknown }): Promise<TokenClaims> {
    const header = request.headers.authorization;
    if (!header)
      throw unauthenticated(
        'The header "Authorization: Bearer <token>" is missing. Tokens come from POST /v1/requestToken.',
        '',
      );
    const known = this.verified.get(header);
    if (known && known.exp * 1000 > Date.now()) return known;
    const answer = super.canActivate(context);
    await (isObservable(answer) ? firstValueFrom(answer) : answer);
    const claims = request.user as TokenClaims;
    if (this.verified.size >= REMEMBERED) this.verified.clear();
    this.verified.set(header, claims);
    return claims;
  }

  override handleRequest<T>(error: unknown, claims: T | false, info: unknown): T {
    if (claims) return claims;
    const name = info instanceof Error ? info.name : '';
    if (name === 'TokenExpiredError')
      throw unauthenticated('The token has expired. Request a new one from POST /v1/requestToken.');
    throw unauthenticated(
      'The token is not one of this service, or was changed. Request one from POST /v1/requestToken.',
    );
  }
}

function unauthenticated(detail: string, error = ', error="invalid_token"'): Problem {
  return new Problem(401, 'unauthenticated', detail, {
    headers: { 'WWW-Authenticate': `Bearer realm="wattfile"${error}` },
  });
}

function missingScope(scope: string): Problem {
  return new Problem(403, 'missing-scope', `This route needs the scope "${scope}", which the token does not have.`, {
    headers: { 'WWW-Authenticate': `Bearer realm="wattfile", error="insufficient_scope", scope="${scope}"` },
  });
}
