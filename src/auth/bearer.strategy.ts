import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { decodeProtectedHeader } from 'jose';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { SigningKeys } from './signing-keys.js';
import { AUDIENCE, ISSUER, type TokenClaims } from './tokens.service.js';

/** Verifies a bearer token: ES256 only, by a key of ours that its `kid` names. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(keys: SigningKeys) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      algorithms: ['ES256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      secretOrKeyProvider: (_request: unknown, token: string, done: (error: Error | null, key?: string) => void) => {
        try {
          const key = keys.find(decodeProtectedHeader(token).kid);
          if (!key) return done(new Error('unknown key'));
          return done(null, key.publicKey as unknown as string);
        } catch {
          return done(new Error('not a token'));
        }
      },
    });
  }

  validate(claims: TokenClaims): TokenClaims {
    return claims;
  }
}
