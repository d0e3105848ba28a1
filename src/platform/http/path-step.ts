import { Matches } from 'class-validator';

/** An identifier that stands in addresses: clients take "." and ".." for steps in the path, and never send them. */
export const IsNoPathStep = (): PropertyDecorator =>
  Matches(/^(?!\.{1,2}$)/, { message: '$property must not be "." or "..": no address can hold it' });
