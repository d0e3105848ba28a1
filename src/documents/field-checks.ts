import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Matches,
  Max,
  Min,
  ValidateBy,
} from 'class-validator';
import { Decimal } from 'decimal.js';
import { IsDay } from '../platform/http/index.js';

export const SUPPLY_TYPES = ['electricity', 'gas'] as const;
export const READ_TYPES = ['actual', 'estimated', 'customer'] as const;
export const STANDING_CHARGE_TYPES = ['daily', 'monthly', 'quarterly', 'annual'] as const;
export const METER_UNITS = ['m3', 'hundred_cubic_feet'] as const;
export const PAYMENT_METHODS = ['direct_debit', 'bacs', 'cheque', 'card', 'standing_order', 'prepayment'] as const;

/** More than any bill has; a larger number is a slip of the hand. */
const LARGEST = 1e12;

/** Counted however the number is written: "3e-323" has as many as that says. */
const MOST_DECIMALS = 10;
const FewDecimals = (): PropertyDecorator =>
  ValidateBy({
    name: 'fewDecimals',
    validator: {
      validate: (value) => Number.isFinite(value) && new Decimal(value as number).decimalPlaces() <= MOST_DECIMALS,
      defaultMessage: () => `$property must have at most ${MOST_DECIMALS} decimal places`,
    },
  });

/* The checks of values that a correction may set, or clear with null. */

export const Words = (longest = 500): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsString(),
    Length(1, longest),
    Matches(/^[^\p{Cc}]*[^\p{Cc}\s][^\p{Cc}]*$/u, { message: '$property must be text on one line' }),
  );
export const MeterPoint = (): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    Matches(/^(\d{13}|\d{6,10})$/, {
      message: '$property must be a 13-digit MPAN core or an MPRN of 6 to 10 digits, without spaces',
    }),
  );
export const Day = (): PropertyDecorator =>
  applyDecorators(IsOptional(), IsDay(), ApiPropertyOptional({ format: 'date' }));
export const Figure = (least = -LARGEST): PropertyDecorator =>
  applyDecorators(
    IsOptional(),
    IsNumber({}, { message: '$property must be a number, not in quotes' }),
    FewDecimals(),
    Min(least),
    Max(LARGEST),
  );
export const Whole = (least: number): PropertyDecorator =>
  applyDecorators(Figure(least), IsInt({ message: '$property must be a whole number' }));
export const Flag = (): PropertyDecorator => applyDecorators(IsOptional(), IsBoolean());
export const OneOf = (values: readonly string[], enumName: string): PropertyDecorator =>
  applyDecorators(IsOptional(), IsIn([...values]), ApiPropertyOptional({ enum: [...values], enumName }));
