import { ApiProperty, ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsEmail,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { isDay } from '../platform/calendar/index.js';
import { Secret } from '../platform/crypto/index.js';
import { IsNoPathStep } from '../platform/http/index.js';
import type { AccountEntity } from './account.entity.js';
import { type AccountStatus, STATUSES, shownStatus } from './connection-state.js';
import { ACTIONS, FAULT_CODES, type FaultAction } from './faults.js';

/** RFC 3339: a date without a time, or a time without its zone, could mean different moments. */
const MOMENT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const LONGEST_PASSWORD = 1024;
const PASSWORD = { type: String, format: 'password', writeOnly: true, minLength: 1, maxLength: LONGEST_PASSWORD };

/** A secret leaves the request's body as a Secret, so that nothing on the way can print it. */
function IsSecret(longest: number): PropertyDecorator {
  const wrap = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? new Secret(value) : value));
  const check = ValidateBy({
    name: 'isSecret',
    validator: {
      validate: (value: unknown) =>
        value instanceof Secret && value.reveal().length > 0 && value.reveal().length <= longest,
      defaultMessage: (args) => `${args?.property} must be a string of 1 to ${longest} characters`,
    },
  });
  return (target, property) => {
    wrap(target, property);
    check(target, property);
  };
}

/** The day must be one of its month, too: 30 February is none. In UTC the moment must have a year of four digits. */
function IsMoment(): PropertyDecorator {
  return ValidateBy({
    name: 'isMoment',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && MOMENT.test(value) && isDay(value.slice(0, 10)) && isInEra(new Date(value)),
      defaultMessage: () =>
        'expiryDate must be a date and time with its zone between 1970 and 9999, such as 2027-03-31T23:59:59Z',
    },
  });
}

const isInEra = (moment: Date): boolean => moment.getUTCFullYear() >= 1970 && moment.getUTCFullYear() <= 9999;

export class CreateAccountDto {
  /** Email of the login at the supplier. */
  @ApiProperty({ format: 'email', maxLength: 254, example: 'energy@acme.example' })
  @IsEmail({}, { message: 'email must be an email address' })
  @MaxLength(254)
  email: string;

  /** Password of the login at the supplier. Kept sealed; never answered and never logged. */
  @ApiProperty({ ...PASSWORD, example: 'pass' })
  @IsSecret(LONGEST_PASSWORD)
  password: Secret;

  /** Your identifier of the business. */
  @ApiProperty({ minLength: 1, maxLength: 255, example: 'acme' })
  @IsString()
  @Length(1, 255)
  @Matches(/^\P{Cc}*$/u, { message: 'referenceId must not hold control characters' })
  @Matches(/\S/, { message: 'referenceId must not be blank' })
  @IsNoPathStep()
  referenceId: string;

  /** The supplier: its code in `GET /v1/suppliers`, or a brand, legal or former name in any case. */
  @ApiProperty({ example: 'octopus-energy-for-business', maxLength: 200 })
  @IsString()
  @Length(1, 200)
  supplier: string;

  /** When the credentials run out (RFC 3339). From then on they are not used and the account is FAILING. */
  @ApiPropertyOptional({ format: 'date-time', example: '2030-12-31T23:59:59Z' })
  @IsOptional()
  @IsMoment()
  expiryDate?: string;

  /** A test account: served by the sandbox, never by the supplier, and deleted after 30 days. */
  @ApiPropertyOptional({ default: false, example: true })
  @IsOptional()
  @IsBoolean()
  isTest?: boolean;
}

/** What is absent stays as it is. */
export class ChangeAccountDto {
  /** New email of the login at the supplier. */
  @ApiPropertyOptional({ format: 'email', maxLength: 254, example: 'energy@acme.example' })
  @ValidateIf((change: ChangeAccountDto) => change.email !== undefined)
  @IsEmail({}, { message: 'email must be an email address' })
  @MaxLength(254)
  email?: string;

  /** New password of the login at the supplier. */
  @ApiPropertyOptional({ ...PASSWORD, example: 'pass' })
  @ValidateIf((change: ChangeAccountDto) => change.password !== undefined)
  @IsSecret(LONGEST_PASSWORD)
  password?: Secret;

  /** When the credentials run out (RFC 3339); null: never. */
  @ApiPropertyOptional({ format: 'date-time', nullable: true, type: String, example: '2030-12-31T23:59:59Z' })
  @IsOptional()
  @IsMoment()
  expiryDate?: string | null;
}

/** The answer to a supplier that asks for a one-time code. */
export class ChallengeAnswerDto {
  /** The code that the supplier has sent to the owner of the account. Used once and not kept. */
  @ApiProperty({ type: String, writeOnly: true, minLength: 1, maxLength: 64, example: '123456' })
  @IsSecret(64)
  code: Secret;
}

export class StatusDetailDto {
  /** `CONNECTED`, or the code of the last fault; a PASSING account can have one that passes. */
  @ApiProperty({ enum: ['CONNECTED', ...FAULT_CODES], enumName: 'ConnectionCode' })
  code: string;

  /** Who has to do something: the owner of the account, the supplier, or nobody. */
  @ApiProperty({ enum: ACTIONS, enumName: 'ConnectionAction' })
  action: FaultAction;

  /** Whether the service contacts the supplier again by itself. */
  @ApiProperty()
  retryable: boolean;

  /** When it does so next (RFC 3339); null: not before the account is changed or refreshed. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextAttemptAt: string | null;

  /** When the supplier was last reached and all went well (RFC 3339); null: never. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  lastSuccessAt: string | null;
}

/** What is answered when an account is created. */
export class AccountCreationDto {
  /** Your identifier of the business. */
  @ApiProperty()
  referenceId: string;

  /** Identifier of the account (UUID). */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Whether the connection works. */
  @ApiProperty({ enum: STATUSES, enumName: 'AccountStatus' })
  status: AccountStatus;

  /** Why it does not, only of a FAILING account: a stable code, a colon, and what to do. */
  @ApiPropertyOptional({ example: 'INVALID_CREDENTIALS: The supplier does not accept this email and password.' })
  reason?: string;

  /** Test accounts are deleted after 30 days. */
  @ApiProperty()
  isTest: boolean;

  /** When the account was created (RFC 3339). */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  /** How the connection stands, for programs. */
  @ApiProperty({ type: StatusDetailDto })
  statusDetail: StatusDetailDto;
}

class AccountLoginDto {
  /** Code of the supplier in `GET /v1/suppliers`. */
  @ApiProperty()
  supplier: string;

  /** Email of the login at the supplier. */
  @ApiProperty({ format: 'email' })
  email: string;

  /** When the credentials run out (RFC 3339); absent: never. */
  @ApiPropertyOptional({ format: 'date-time' })
  expiryDate?: string;
}

/** An account with the state of its connection, without its sites. */
export class AccountDetailDto extends IntersectionType(AccountCreationDto, AccountLoginDto) {}

/** What a removal took away. */
export class RemovalCountsDto {
  /** How many sealed credentials, each with the supplier's tokens. */
  @ApiProperty({ type: 'integer' })
  credentials: number;

  /** How many sites of the account. */
  @ApiProperty({ type: 'integer' })
  sites: number;

  /** How many documents, with what was read of them. */
  @ApiProperty({ type: 'integer' })
  documents: number;

  /** How many stored files; the same bytes of another account of the project are kept for that one. */
  @ApiProperty({ type: 'integer' })
  files: number;
}

/** Proof of a removal. */
export class RemovalReceiptDto {
  /** Identifier of the account that was removed. */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** Your identifier of the business. */
  @ApiProperty()
  referenceId: string;

  /** When it was removed (RFC 3339). */
  @ApiProperty({ format: 'date-time' })
  removedAt: string;

  /** How many of each were removed. */
  @ApiProperty({ type: RemovalCountsDto })
  removed: RemovalCountsDto;
}

export function toCreation(account: AccountEntity, now: Date): AccountCreationDto {
  const { status, reason, detail } = shownStatus(account, now);
  return {
    referenceId: account.referenceId,
    id: account.id,
    status,
    reason,
    isTest: account.isTest,
    createdAt: account.createdAt.toISOString(),
    statusDetail: {
      ...detail,
      nextAttemptAt: detail.nextAttemptAt?.toISOString() ?? null,
      lastSuccessAt: detail.lastSuccessAt?.toISOString() ?? null,
    },
  };
}

export function toDetail(account: AccountEntity, now: Date): AccountDetailDto {
  return {
    ...toCreation(account, now),
    supplier: account.supplierCode,
    email: account.email,
    expiryDate: account.expiryDate?.toISOString(),
  };
}
