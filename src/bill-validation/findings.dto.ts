import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, Max, MaxLength, Min } from 'class-validator';
import { IsDay } from '../platform/http/index.js';
import { VALIDATION_STATUSES, type ValidationStatus } from './bill-check.entity.js';
import { FINDING_CODES, type FindingCode, SEVERITIES, type Severity } from './finding.js';

export const FINDING_STATUSES = ['open', 'closed'] as const;
export type FindingStatus = (typeof FINDING_STATUSES)[number];

export const DEFAULT_LIMIT = 100;

const VALUE = { oneOf: [{ type: 'number' }, { type: 'string' }] };

/** Something that is wrong with a bill, or worth a question. */
export class FindingDto {
  @ApiProperty({ format: 'uuid', description: 'The finding; it stays the same when the bill is checked again.' })
  id: string;

  @ApiProperty({ enum: FINDING_CODES, description: 'Which rule found it.' })
  code: FindingCode;

  @ApiProperty({
    enum: SEVERITIES,
    description:
      '`severe`: the bill is wrong or cannot be accepted as it stands, and fails. `warning`: worth a question to the ' +
      'supplier. `info`: good to know.',
  })
  severity: Severity;

  @ApiProperty({ description: 'The field of the bill that is meant.' })
  field: string;

  @ApiProperty({ ...VALUE, required: false, description: 'What the bill says, in the unit of the field.' })
  billed?: number | string;

  @ApiProperty({ ...VALUE, required: false, description: 'What it should say, in the unit of the field.' })
  expected?: number | string;

  @ApiProperty({
    required: false,
    description:
      'Pounds charged too much on the line concerned, net of VAT (of a VAT finding: the VAT); negative where too little ' +
      'was charged, 0 where a price is misprinted and the money is right, absent where there is no amount. What another ' +
      'finding of the bill tells is not told again.',
  })
  overcharge?: number;

  @ApiProperty({ description: 'What is wrong, in words for the person who pays the bill.' })
  message: string;

  @ApiProperty({ required: false, description: 'MPAN core or MPRN of the bill it was found on.' })
  mpanMprn?: string;

  @ApiProperty({ enum: FINDING_STATUSES, description: '`closed` once somebody has said why it is settled.' })
  status: FindingStatus;

  @ApiProperty({ required: false, description: 'Why it was closed.' })
  reason?: string;

  @ApiProperty({ required: false, description: 'Client that closed it.' })
  closedBy?: string;

  @ApiProperty({ required: false, format: 'date-time', description: 'When it was closed.' })
  closedAt?: string;
}

/** Why nothing, or not all, was checked. */
export class UncheckedBillDto {
  @ApiProperty({
    description:
      'Stable code. `no_contract`: the account has no contract to hold the bill against. `prices_not_read`: the bill ' +
      'charges units at several prices, at one that could not be read, or at others than the contract has (one price ' +
      'against day and night), or the contract has none that could be read. Of a document that could not be read as in ' +
      'its evidence: `corrupt`, `no_text_found` and others.',
  })
  code: string;

  @ApiProperty({ description: 'The same in words, with what to do about it.' })
  detail: string;
}

/** The last check of one bill. */
export class DocumentFindingsDto {
  @ApiProperty({ format: 'uuid', description: 'Account of the bill.' })
  accountId: string;

  @ApiProperty({ description: 'Your id of the bill.' })
  documentId: string;

  @ApiProperty({
    enum: VALIDATION_STATUSES,
    description:
      '`failed`: at least one severe finding, closed or not. `passed`: none. `not_validated`: none, but there is no ' +
      'contract to hold the bill against, or its prices, or all of it, could not be read: `failure` says which. ' +
      '`pending`: not checked yet.',
  })
  validationStatus: ValidationStatus;

  @ApiProperty({
    type: 'integer',
    required: false,
    description: 'Number of the set of rules that checked it; absent before the first check.',
  })
  ruleSetVersion?: number;

  @ApiProperty({ required: false, format: 'date-time', description: 'When it was last checked.' })
  checkedAt?: string;

  @ApiProperty({
    type: UncheckedBillDto,
    required: false,
    description:
      'Why the bill, or one of its meter points, is `not_validated`, or that its prices were not checked; and what to do.',
  })
  failure?: UncheckedBillDto;

  @ApiProperty({ type: [FindingDto], description: 'What was found, in the order of the rules.' })
  findings: FindingDto[];
}

/** A finding with the bill it belongs to. */
export class ProjectFindingDto extends FindingDto {
  @ApiProperty({ format: 'uuid', description: 'Account of the bill.' })
  accountId: string;

  @ApiProperty({ description: 'Your id of the bill.' })
  documentId: string;

  @ApiProperty({ description: 'Business of the bill.' })
  referenceId: string;

  @ApiProperty({ format: 'uuid', description: 'Site of the bill.' })
  siteId: string;

  @ApiProperty({ type: 'integer', description: 'Number of the set of rules that checked the bill.' })
  ruleSetVersion: number;

  @ApiProperty({ format: 'date-time', description: 'When the bill was last checked.' })
  checkedAt: string;
}

export class CodeTotalDto {
  @ApiProperty({ enum: FINDING_CODES, description: 'The code that is added up.' })
  code: FindingCode;

  @ApiProperty({ type: 'integer', description: 'How many findings have it.' })
  count: number;

  @ApiProperty({ description: 'Pounds to recover, as in the totals.' })
  recoverable: number;

  @ApiProperty({ description: 'Pounds in question, as in the totals.' })
  questionable: number;
}

/** The money in all findings that match, on whichever page they are. */
export class FindingTotalsDto {
  @ApiProperty({ type: 'integer', description: 'How many findings match.' })
  count: number;

  @ApiProperty({
    description:
      'Pounds overcharged by open severe findings. Of a bill that was billed before only its whole amount counts, so ' +
      'that no line counts twice.',
  })
  recoverable: number;

  @ApiProperty({ description: 'Pounds overcharged by open findings that are only worth a question.' })
  questionable: number;

  @ApiProperty({ type: [CodeTotalDto], description: 'The same by code, the most money first.' })
  byCode: CodeTotalDto[];
}

export class FindingsPageDto {
  @ApiProperty({ type: FindingTotalsDto, description: 'The money in all findings that match.' })
  totals: FindingTotalsDto;

  @ApiProperty({ type: [ProjectFindingDto], description: 'The findings of this page, those found last first.' })
  findings: ProjectFindingDto[];
}

/** Which findings; a condition that is left out does not narrow. */
export class FindingsQueryDto {
  @ApiProperty({ required: false, description: 'Only bills of this business.' })
  @IsOptional()
  @IsString()
  @MaxLength(255)
  referenceId?: string;

  @ApiProperty({ required: false, format: 'uuid', description: 'Only bills of this site.' })
  @IsOptional()
  @IsUUID()
  siteId?: string;

  @ApiProperty({ required: false, enum: FINDING_CODES, description: 'Only findings with this code.' })
  @IsOptional()
  @IsIn(FINDING_CODES)
  code?: FindingCode;

  @ApiProperty({ required: false, enum: FINDING_STATUSES, description: 'Only open or only closed findings.' })
  @IsOptional()
  @IsIn(FINDING_STATUSES)
  status?: FindingStatus;

  @ApiProperty({ required: false, format: 'date', description: 'Only bills that charge this day or a later one.' })
  @IsOptional()
  @IsDay()
  from?: string;

  @ApiProperty({ required: false, format: 'date', description: 'Only bills that charge this day or an earlier one.' })
  @IsOptional()
  @IsDay()
  to?: string;

  @ApiProperty({
    required: false,
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    default: DEFAULT_LIMIT,
    description: 'The most findings to answer, a count.',
  })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  limit?: number;

  @ApiProperty({ required: false, description: 'Where the page begins, from the `Link` of the page before.' })
  @IsOptional()
  @IsUUID()
  cursor?: string;
}

/** What is said to a finding. */
export class FindingChangeDto {
  @ApiProperty({
    enum: FINDING_STATUSES,
    description: '`closed`: it is settled; `open`: it is not, after all.',
    example: 'closed',
  })
  @IsIn(FINDING_STATUSES)
  status: FindingStatus;

  @ApiProperty({
    required: false,
    minLength: 1,
    maxLength: 2000,
    description: 'Why it is settled; needed to close it.',
    example: 'The supplier has credited it.',
  })
  @IsOptional()
  @IsString()
  @Length(1, 2000)
  @Matches(/\S/, { message: 'reason must not be blank' })
  @Matches(/^[^\u0000]*$/, { message: 'reason must not hold the NUL character' })
  reason?: string;
}
