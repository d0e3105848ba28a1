import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

/** The answer of the token endpoint (RFC 6749 5.1). */
export class TokenDto {
  /** The JWT (ES256) to send as `Authorization: Bearer <token>`. */
  @ApiProperty()
  access_token: string;

  /** Always `Bearer`. */
  @ApiProperty()
  token_type: 'Bearer';

  /** Life of the token in seconds. */
  @ApiProperty({ type: 'integer' })
  expires_in: number;

  /** The scopes granted, separated by spaces. */
  @ApiProperty()
  scope: string;
}

/** An error of the token endpoint (RFC 6749 5.2). */
export class TokenErrorDto {
  /** `invalid_request`, `invalid_client`, `unsupported_grant_type` or `invalid_scope`. */
  @ApiProperty()
  error: string;

  /** What is wrong and what to do about it. */
  @ApiProperty()
  error_description: string;
}

/** What the token endpoint takes, as JSON or as form fields; the id and secret may come as HTTP Basic instead. */
export class TokenRequestDto {
  /** `client_credentials`; may be left out. */
  @ApiPropertyOptional({ example: 'client_credentials' })
  grant_type?: string;

  /** Id of the client; `clientId` is read too. */
  @ApiPropertyOptional()
  client_id?: string;

  /** Secret of the client; `clientSecret` is read too. */
  @ApiPropertyOptional()
  client_secret?: string;

  /** The scopes wanted, separated by spaces; all of the client's when left out. */
  @ApiPropertyOptional({ example: 'accounts:read documents:write' })
  scope?: string;
}
