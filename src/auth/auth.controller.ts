import { Body, Controller, Get, Headers, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { JWK } from 'jose';
import { Endpoint, Problem } from '../platform/http/index.js';
import { SigningKeys } from './signing-keys.js';
import { TokenGrants } from './token-grants.service.js';
import { TokenDto, TokenErrorDto, TokenRequestDto } from './token.dto.js';
import { NOT_STORED, OAuthError } from './token-request.js';
import { TOKEN_PATH } from './unread-body.js';

@ApiTags('Authentication')
@Controller()
export class AuthController {
  constructor(
    private readonly grants: TokenGrants,
    private readonly keys: SigningKeys,
  ) {}

  @Post(TOKEN_PATH)
  @Endpoint({
    summary: 'Get an access token',
    description:
      'OAuth 2.0 token endpoint, client credentials grant (RFC 6749 4.4). Id and secret come as HTTP Basic, as form fields or as JSON.',
    access: 'public',
    response: TokenDto,
  })
  @ApiConsumes('application/x-www-form-urlencoded', 'application/json')
  @ApiBody({ type: TokenRequestDto, required: false })
  @ApiResponse({ status: 400, type: TokenErrorDto, description: 'The request is not one of RFC 6749.' })
  @ApiResponse({ status: 401, type: TokenErrorDto, description: 'The client is not known, or the secret is wrong.' })
  async requestToken(
    @Headers('authorization') authorization: string | undefined,
    @Body() body: object,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TokenDto | TokenErrorDto> {
    response.set(NOT_STORED);
    try {
      return await this.grants.grant(authorization, body, request.ip ?? '');
    } catch (error) {
      if (error instanceof Problem || !(error instanceof OAuthError)) throw error;
      response.status(error.status);
      if (error.status === 401) response.set('WWW-Authenticate', 'Basic realm="wattfile"');
      return { error: error.code, error_description: error.message };
    }
  }

  @Get('.well-known/jwks.json')
  @Endpoint({
    summary: 'The public keys that verify tokens (RFC 7517)',
    access: 'public',
    success: {
      schema: {
        type: 'object',
        properties: {
          keys: { type: 'array', items: { type: 'object' }, description: 'JSON Web Keys, each with its `kid`.' },
        },
      },
    },
  })
  jwks(): { keys: JWK[] } {
    return { keys: this.keys.all.map((key) => key.jwk) };
  }
}
