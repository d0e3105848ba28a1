import { Decimal } from 'decimal.js';
import type { DateTime } from 'luxon';
import type { Supplier } from '../../../../extraction/index.js';

/** `1,234.56`, with as many places as are asked for. */
export function figure(value: Decimal | number, places: number): string {
  const [whole, rest] = new Decimal(value).abs().toFixed(places).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return rest ? `${grouped}.${rest}` : grouped;
}

/** `£1,234.56`, or `-£1,234.56` of a credit. */
export const pounds = (amount: Decimal): string => `${amount.isNegative() ? '-' : ''}£${figure(amount, 2)}`;

/** kWh with the places that they have: whole of electricity, two of gas. */
export const kwh = (value: Decimal): string => figure(value, value.isInteger() ? 0 : 2);

/** Pence with at least two places. */
export const pence = (value: Decimal): string => value.toFixed(Math.max(2, value.decimalPlaces()));

export const longDate = (day: DateTime): string => day.setLocale('en-GB').toFormat('d MMMM yyyy');
export const shortDate = (day: DateTime): string => day.toFormat('dd/MM/yyyy');

/** The name that the supplier trades under, and the line that the law wants on its letters. */
export const imprint = ({ brand, legalNames, registeredOrOperationalAddress: address }: Supplier): string =>
  [`${brand} is a trading name of ${legalNames[0] ?? brand}`, address].filter(Boolean).join(', ') + '.';

export const NOTICE = 'Sandbox document, made for tests. It is not a real bill and nothing is to be paid.';

/** An MPAN core as it is printed: 2, 4, 4 and 3 digits. */
export const spacedMpan = (core: string): string => core.replace(/^(\d{2})(\d{4})(\d{4})(\d{3})$/, '$1 $2 $3 $4');
