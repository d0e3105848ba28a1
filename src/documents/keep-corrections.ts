import type { ContractFields, InvoiceFields, SupplyPointFields } from '../extraction/index.js';
import type { CorrectionEntity, FieldEvidence } from './evidence.entity.js';
import type { PaperContent, Recorded } from './records.service.js';

/** A change by hand, as far as it says which value it is of. */
type Change = Pick<CorrectionEntity, 'position' | 'pointer' | 'oldValue'>;

/** What a paper says of one meter point. */
type Entry<Fields = InvoiceFields | SupplyPointFields> = Recorded<Fields>;

const POINT = /^\/supplyPoints\/(\d+)(\/.*)$/;

export const isCorrected = ({ invoices, contract }: PaperContent): boolean =>
  [...invoices, ...(contract ? [contract] : [])].some((each) => isManual(each.evidence));

/**
 * A new reading of a paper, with all that was set or cleared by hand as it was. Meter points are found again by their
 * number, as it was read or as it was corrected, else by their place; one that was corrected and is not found again
 * stays as it was. The trail's places follow the meter points.
 */
export function keepCorrections<T extends Change>(
  before: PaperContent,
  read: PaperContent,
  trail: readonly T[],
): { content: PaperContent; trail: T[] } {
  if (!isCorrected(before)) return { content: read, trail: [...trail] };
  if (before.contract) return keepContract(before.contract, read.contract, trail);
  const numbers = (position: number) =>
    trail.filter((change) => change.position === position && change.pointer === '/mpanMprn');
  const { entries, moved } = merge(before.invoices, read.invoices, numbers);
  return {
    content: { invoices: entries },
    trail: trail.map((change) => ({ ...change, position: moved.get(change.position) ?? change.position })),
  };
}

function keepContract<T extends Change>(
  before: Recorded<ContractFields>,
  read: Recorded<ContractFields> | undefined,
  trail: readonly T[],
): { content: PaperContent; trail: T[] } {
  if (!read) return { content: { invoices: [], contract: before }, trail: [...trail] };
  const { entries, moved } = merge(pointsOf(before), pointsOf(read), (index) =>
    trail.filter(({ pointer }) => pointer === `/supplyPoints/${index}/mpanMprn`),
  );
  const head = withCorrections(headOf(before), headOf(read));
  const evidence = { ...head.evidence };
  for (const [index, point] of entries.entries()) {
    for (const [name, entry] of Object.entries(point.evidence)) evidence[`/supplyPoints/${index}${name}`] = entry;
  }
  const contract = { fields: { ...head.fields, supplyPoints: entries.map(({ fields }) => fields) }, evidence };
  const follow = (pointer: string) =>
    pointer.replace(POINT, (_, at: string, rest: string) => `/supplyPoints/${moved.get(Number(at)) ?? at}${rest}`);
  return {
    content: { invoices: [], contract },
    trail: trail.map((change) => ({ ...change, pointer: follow(change.pointer) })),
  };
}

/** @param renamed the changes by hand of an entry's number */
function merge<Fields extends { mpanMprn?: string }>(
  before: Entry<Fields>[],
  read: Entry<Fields>[],
  renamed: (index: number) => Change[],
): { entries: Entry<Fields>[]; moved: Map<number, number> } {
  const found = counterparts(before, read, renamed);
  const moved = new Map<number, number>();
  const entries: Entry<Fields>[] = [];
  for (const [index, old] of before.entries()) {
    const now = found.get(index);
    if (now === undefined && !isManual(old.evidence)) continue;
    moved.set(index, entries.length);
    entries.push(now === undefined ? old : withCorrections(old, read[now]));
  }
  const taken = new Set(found.values());
  entries.push(...read.filter((_, index) => !taken.has(index)));
  return { entries, moved };
}

/** Which entry of the new reading each of the old ones is. */
function counterparts<Fields extends { mpanMprn?: string }>(
  before: Entry<Fields>[],
  read: Entry<Fields>[],
  renamed: (index: number) => Change[],
): Map<number, number> {
  const free = new Set(read.keys());
  const found = new Map<number, number>();
  const pair = (old: number, now: number | undefined) => {
    if (now === undefined || !free.delete(now)) return;
    found.set(old, now);
  };
  for (const [index, { fields }] of before.entries()) {
    const numbers = [fields.mpanMprn, ...renamed(index).map(({ oldValue }) => oldValue)];
    pair(
      index,
      [...free].find((at) => read[at].fields.mpanMprn !== undefined && numbers.includes(read[at].fields.mpanMprn)),
    );
  }
  for (const index of before.keys()) if (!found.has(index)) pair(index, free.has(index) ? index : undefined);
  return found;
}

function withCorrections<Fields extends object>(old: Recorded<Fields>, read: Recorded<Fields>): Recorded<Fields> {
  const fields = { ...read.fields } as Record<string, unknown>;
  const evidence = { ...read.evidence };
  for (const [pointer, entry] of Object.entries(old.evidence).filter(([, each]) => 'manual' in each)) {
    const name = pointer.slice(1);
    const value = (old.fields as Record<string, unknown>)[name];
    if (value === undefined) delete fields[name];
    else fields[name] = value;
    evidence[pointer] = entry;
  }
  return { fields: fields as Fields, evidence };
}

const isManual = (evidence: FieldEvidence): boolean => Object.values(evidence).some((entry) => 'manual' in entry);

/** What a contract says of all its supply points. */
function headOf({ fields, evidence }: Recorded<ContractFields>): Recorded<ContractFields> {
  const own = Object.entries(evidence).filter(([pointer]) => !POINT.test(pointer));
  return { fields, evidence: Object.fromEntries(own) };
}

function pointsOf({ fields, evidence }: Recorded<ContractFields>): Entry<SupplyPointFields>[] {
  const entries = fields.supplyPoints.map((point): Entry<SupplyPointFields> => ({ fields: point, evidence: {} }));
  for (const [pointer, entry] of Object.entries(evidence)) {
    const [, index, name] = POINT.exec(pointer) ?? [];
    if (index !== undefined && entries[Number(index)]) entries[Number(index)].evidence[name] = entry;
  }
  return entries;
}
