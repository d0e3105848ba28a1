import { type FieldError, invalidField, Problem } from '../platform/http/index.js';
import type { ContractFields, SupplyPointFields } from '../extraction/index.js';
import type { CorrectedFieldsDto, SupplyPointCorrectionDto } from './corrections.dto.js';
import { CONTRACT_FIELDS, SUPPLY_POINT_FIELDS } from './contract.entity.js';
import type { ManualEvidence } from './evidence.entity.js';
import { BILL_FIELDS } from './invoice.entity.js';
import type { PaperContent, Recorded } from './records.service.js';
import { whichMeterPoint } from './documents.errors.js';

/** One field that a correction changed; a value that is not there is null. */
export interface Change {
  /** Which reading: the meter point of a bill. */
  position: number;
  /** JSON pointer in the fields. */
  pointer: string;
  oldValue: unknown;
  newValue: unknown;
}

type Values = Record<string, unknown>;

/**
 * Changes the content of a paper by hand and gives the changes; a value that is there already is none. The evidence of
 * each changed field says who did it.
 *
 * @param mpanMprn which meter point of a bill is meant
 */
export function correct(
  content: PaperContent,
  isContract: boolean,
  { fields, mpanMprn }: { fields: CorrectedFieldsDto; mpanMprn?: string },
  by: ManualEvidence,
): Change[] {
  refuseOthers(fields, isContract);
  if (isContract) return correctContract((content.contract ??= NEW_CONTRACT()), fields, by);
  const position = billMeant(content, mpanMprn);
  const bill = (content.invoices[position] ??= { fields: {}, evidence: {} });
  const changes = apply(bill.fields, fields as Values, BILL_FIELDS, '', by, bill);
  refuseReversed(bill.fields, changes);
  return changes.map((change) => ({ ...change, position }));
}

/** Nothing could be read of it: its fields are set one by one. */
const NEW_CONTRACT = (): Recorded<ContractFields> => ({
  fields: { customerType: 'non_domestic', supplyPoints: [] },
  evidence: {},
});

function refuseOthers(fields: CorrectedFieldsDto, isContract: boolean): void {
  const known: readonly string[] = isContract ? [...CONTRACT_FIELDS, 'supplyPoints'] : BILL_FIELDS;
  const others = Object.keys(fields).filter((name) => !known.includes(name));
  if (others.length === 0) return;
  const kind = isContract ? 'a contract' : 'a bill';
  const errors: FieldError[] = others.map((name) => ({
    pointer: `#/fields/${name}`,
    detail: `${kind} has no field "${name}"`,
  }));
  throw new Problem(
    400,
    'invalid-request',
    `The request is not valid: ${errors.map(({ detail }) => detail).join('; ')}.`,
    { errors },
  );
}

/** The first and the last day of what a paper tells of. */
const PERIODS = [
  ['contractStartDate', 'contractEndDate'],
  ['chargeStartDate', 'chargeEndDate'],
  ['readFromDate', 'readToDate'],
] as const;

/** Refuses a period that the changes let end before it begins. */
function refuseReversed(
  fields: Partial<Record<(typeof PERIODS)[number][number], string>>,
  changes: readonly Change[],
): void {
  for (const [first, last] of PERIODS) {
    const changed = [last, first].find((name) => changes.some(({ pointer }) => pointer === `/${name}`));
    const [from, to] = [fields[first], fields[last]];
    if (!changed || !from || !to || from <= to) continue;
    throw invalidField(`#/fields/${changed}`, `${last} (${to}) must not be before ${first} (${from})`);
  }
}

function billMeant({ invoices }: PaperContent, mpanMprn: string | undefined): number {
  if (invoices.length <= 1 && mpanMprn === undefined) return 0;
  const position = invoices.findIndex(({ fields }) => fields.mpanMprn === mpanMprn);
  if (position < 0 || mpanMprn === undefined)
    throw whichMeterPoint(invoices.flatMap(({ fields }) => fields.mpanMprn ?? []));
  return position;
}

function correctContract(contract: Recorded<ContractFields>, fields: CorrectedFieldsDto, by: ManualEvidence): Change[] {
  if ('customerType' in fields && fields.customerType === null) {
    throw invalidField('#/fields/customerType', 'customerType cannot be cleared');
  }
  if ((fields as Values).supplyPoints === null) {
    throw invalidField('#/fields/supplyPoints', 'supplyPoints cannot be cleared; clear the fields of each');
  }
  const changes = apply(contract.fields, fields as Values, CONTRACT_FIELDS, '', by, contract);
  refuseReversed(contract.fields, changes);
  for (const [index, point] of (fields.supplyPoints ?? []).entries()) {
    const at = positionOf(point, contract.fields.supplyPoints, index);
    const target = (contract.fields.supplyPoints[at] ??= {});
    changes.push(...apply(target, point as Values, SUPPLY_POINT_FIELDS, `/supplyPoints/${at}`, by, contract));
  }
  return changes;
}

function positionOf(point: SupplyPointCorrectionDto, known: SupplyPointFields[], index: number): number {
  if (point.position !== undefined && point.position !== null) {
    if (point.position < known.length) return point.position;
    throw invalidField(`#/fields/supplyPoints/${index}/position`, `the contract has ${known.length} supply points`);
  }
  if (!point.mpanMprn)
    throw invalidField(`#/fields/supplyPoints/${index}`, 'name the supply point by position or mpanMprn');
  const found = known.findIndex(({ mpanMprn }) => mpanMprn === point.mpanMprn);
  return found < 0 ? known.length : found;
}

function apply(
  target: object,
  values: Values,
  names: readonly string[],
  prefix: string,
  by: ManualEvidence,
  { evidence }: Recorded<unknown>,
): Change[] {
  const fields = target as Values;
  const changes: Change[] = [];
  for (const name of names.filter((each) => values[each] !== undefined)) {
    const [oldValue, newValue] = [fields[name] ?? null, values[name]];
    if (oldValue === newValue) continue;
    if (newValue === null) delete fields[name];
    else fields[name] = newValue;
    const pointer = `${prefix}/${name}`;
    evidence[pointer] = by;
    changes.push({ position: 0, pointer, oldValue, newValue });
  }
  return changes;
}
