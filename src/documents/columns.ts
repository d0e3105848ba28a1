import { Column } from 'typeorm';

/** `numeric` keeps what was printed; a double holds every number of fewer than 16 digits exactly enough to print it again. */
const asNumber = {
  to: (value: unknown) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Columns of values that a paper may leave out. */
export const OptionalText = (name: string): PropertyDecorator => Column('text', { name, nullable: true });
export const OptionalDate = (name: string): PropertyDecorator => Column('date', { name, nullable: true });
export const OptionalFlag = (name: string): PropertyDecorator => Column('boolean', { name, nullable: true });
export const OptionalNumber = (name: string): PropertyDecorator =>
  Column('numeric', { name, nullable: true, transformer: asNumber });

/** Fields as a row has them: what is not known is null. */
export type Row<Fields> = { [Key in keyof Fields]-?: Exclude<Fields[Key], undefined> | null };

/** Fields as the code has them: what is not known is absent. */
export function present<Fields extends object>(row: Row<Fields>, names: readonly (keyof Fields)[]): Fields {
  const known = names.filter((name) => row[name] !== null && row[name] !== undefined);
  return Object.fromEntries(known.map((name) => [name, row[name]])) as Fields;
}
