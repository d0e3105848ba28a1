import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Matches, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { Decimal } from 'decimal.js';
import { UNUSED_REASONS, type UnusedReason } from './calculation/bill.js';
import { DEFAULT_LOOKBACK, LOOKBACK_PATTERN } from './calculation/window.js';

/** One to three of 1, 2 and 3, separated by commas. */
export const SCOPES_PATTERN = /^[123](,[123]){0,2}$/;

/** Of a query parameter: Postgres takes no NUL, and nobody names a business with control characters. */
export const NO_CONTROLS = /^\P{Cc}*$/u;

const BASES = ['bill', 'credit', 'same_days_year_before', 'mean_day'] as const;

/** How the emissions are to be reckoned. */
export class EmissionsQueryDto {
  /**
   * The period to look back: a count from 1 to 9999 and `d` (days), `w` (weeks), `m` (calendar months) or `y`
   * (calendar years). It ends today, by the date in Great Britain, and begins in 1900 at the earliest.
   */
  @ApiPropertyOptional({ pattern: LOOKBACK_PATTERN.source, default: DEFAULT_LOOKBACK, example: '1y' })
  @IsOptional()
  @Matches(LOOKBACK_PATTERN, {
    message: `lookback must match ${LOOKBACK_PATTERN.source}: a count from 1 to 9999 and d, w, m or y, such as 1y`,
  })
  lookback?: string;

  /** `false` counts billed days alone; `true` fills the days that no bill covers and says how many they are. */
  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'true' })
  @IsOptional()
  @IsIn(['true', 'false'])
  estimate?: string;

  /**
   * Scopes of the GHG Protocol, separated by commas: 1 is gas burnt on site, 2 electricity generation
   * (location-based), 3 the losses of the electricity networks and the well-to-tank emissions of both fuels.
   */
  @ApiPropertyOptional({ pattern: SCOPES_PATTERN.source, default: '1,2', example: '1,2,3' })
  @IsOptional()
  @Matches(SCOPES_PATTERN, { message: 'scopes must be one to three of 1, 2 and 3, separated by commas' })
  scopes?: string;

  /** `true` adds to each record how every kilogram came about: paper, days, kWh, factor with its year and source. */
  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'false' })
  @IsOptional()
  @IsIn(['true', 'false'])
  trace?: string;
}

/** Which sites, and how their emissions are to be reckoned. */
export class SitesEmissionsQueryDto extends EmissionsQueryDto {
  /** Only the sites of this business. */
  @IsOptional()
  @IsString()
  @MaxLength(255)
  @Matches(NO_CONTROLS, { message: 'referenceId must not hold control characters' })
  referenceId?: string;

  /** The most records to answer; all when left out. `Link: rel="next"` then leads on. */
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: 1000 })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(1000)
  limit?: number;

  /** Where to go on, as given by `Link: rel="next"`. */
  @IsOptional()
  @IsUUID(undefined, { message: 'cursor must come from the Link header of an earlier answer' })
  cursor?: string;
}

/** Emissions by fuel, kg CO2e. */
export class EmissionsBySourceDto {
  /** Electricity, kg CO2e. */
  electricity: number;
  /** Gas, kg CO2e. */
  gas: number;
  /** Anything else, kg CO2e. Bills are for electricity and gas, so it is 0. */
  other: number;
}

/** Emissions of one calendar month, or of the part of it in the period. */
export class MonthlyEmissionsDto {
  /** Calendar month, YYYY-MM. */
  period: string;
  /** kg CO2e. */
  emissions: number;
}

/** What the savings are due to; the two parts add up to `carbonSavings`. */
export class SavingsBreakdownDto {
  /** Saved by using less energy, kg CO2e, at the factors of one year earlier; negative where more was used. */
  consumption: number;
  /** Saved by cleaner energy, kg CO2e: the consumption of the period at the factors of one year earlier less the emissions. */
  factor: number;
}

/** A paper that is not part of the figures, or not with all its days. */
export class UnusedBillDto {
  /** Id of the document. */
  documentId: string;
  /**
   * Why: it waits to be read (`not_read_yet`); it could not be read (`unreadable`, the evidence of the document says why);
   * the days charged (`no_period`), the consumption (`no_consumption`) or the kind of energy (`unknown_fuel`) were not
   * found on it; or it credits days for which no bill is there that it could be of (`credit_without_bill`). A credit note is
   * named so, too, where that is true of a part of its days: what it credits of the others is taken off.
   */
  @ApiProperty({ enum: UNUSED_REASONS, enumName: 'UnusedBillReason' })
  reason: UnusedReason;
}

/**
 * How many days of the period rest on what. A day counts as billed only where bills cover it for every meter point of the
 * site; those in `unbilledMeterPoints` aside.
 */
export class DataQualityDto {
  /** Days that bills cover for all meter points of the site. */
  @ApiProperty({ type: 'integer' })
  billedDays: number;
  /** Other days, filled for the meter points without a bill: with the same days of the year before or else the mean day. */
  @ApiProperty({ type: 'integer' })
  estimatedDays: number;
  /**
   * Other days, not filled: at least one meter point of the site is without a bill and counts as no consumption, while
   * what the bills of the others say is part of the figures.
   */
  @ApiProperty({ type: 'integer' })
  missingDays: number;
  /** Papers of the period, and papers of unknown days, that are not or not wholly part of the figures; absent where there are none. */
  unusedBills?: UnusedBillDto[];
  /**
   * MPAN cores and MPRNs at the site, by its contracts, other papers or the supplier's account, of which no bill is there
   * for the period or the year before it: their energy is not part of the figures. A site without any bill has all of them here.
   * Absent where there are none.
   */
  unbilledMeterPoints?: string[];
}

/** One published factor that was used. */
export class TraceFactorDto {
  /** What it is for: `generation`, `combustion`, `transmission_distribution`, `wtt` and the like. */
  component: string;
  /** Number of the scope of the GHG Protocol: 1, 2 or 3. */
  @ApiProperty({ type: 'integer' })
  scope: number;
  /** Year of the published set. Another than that of the days where that year has no value. */
  @ApiProperty({ type: 'integer' })
  year: number;
  /** kg CO2e per kWh. */
  kgCO2ePerKwh: number;
  /** Where the value was read. */
  source: string;
}

/** Days of one paper and one year, and what they come to. */
export class TraceLineDto {
  /** Id of the document that gives the energy; absent for mean days. A debit note has a line beside that of its bill. */
  documentId?: string;
  /** MPAN core or MPRN, where known. */
  meterPoint?: string;
  /** Kind of energy. */
  @ApiProperty({ enum: ['electricity', 'gas'], enumName: 'SupplyType' })
  supplyType: 'electricity' | 'gas';
  /** What the days rest on: a bill or debit note, a credit note, the same days of the year before, or the mean day. */
  @ApiProperty({ enum: BASES, enumName: 'EmissionsBasis' })
  basis: (typeof BASES)[number];
  /** First day, YYYY-MM-DD. */
  startDate: string;
  /** Last day, YYYY-MM-DD. */
  endDate: string;
  /** Number of days. */
  @ApiProperty({ type: 'integer' })
  days: number;
  /** Energy of these days, kWh; negative where it is given back. */
  kWh: number;
  /** Sum of the factors, kg CO2e per kWh. */
  factor: number;
  /** The factors that were used. */
  factors: TraceFactorDto[];
  /** kWh times factor, kg CO2e. */
  emissions: number;
}

/** Carbon emissions of one site. */
export class EmissionsDto {
  /** Id of the site. */
  siteId: string;
  /** Carbon emissions, kg CO2e. */
  emissions: number;
  /** The reporting period as an ISO 8601 interval, `2025-11-20/2026-11-20`; its last date is not in it. */
  period?: string;
  /** kg CO2e per kWh; absent without consumption. */
  emissionsIntensity?: number;
  /** Emissions by fuel; they add up to `emissions`. */
  emissionsBySource?: EmissionsBySourceDto;
  /** Emissions by calendar month; they add up to `emissions`. */
  historicalData?: MonthlyEmissionsDto[];
  /** Emissions of the same period one year earlier less `emissions`, kg CO2e; absent unless bills cover 90 % of that period. */
  carbonSavings?: number;
  /** Target reduction in per cent, where one was set. */
  targetReduction?: number;
  /** What the savings are due to. */
  savingsBreakdown?: SavingsBreakdownDto;
  /** How many days rest on bills, on estimates, or on nothing. */
  dataQuality: DataQualityDto;
  /** The factors used, by name and year. */
  factorSet: string;
  /** How each kilogram came about; only with `trace=true`. */
  trace?: TraceLineDto[];
}

/** The library's own check of decimals fails on numbers that are printed with an exponent. */
const hasTwoDecimals = (value: unknown): boolean =>
  typeof value === 'number' && Number.isFinite(value) && new Decimal(value).decimalPlaces() <= 2;

/** The reduction that a site aims at. */
export class EmissionsTargetBodyDto {
  /** Target reduction in per cent, above 0 and up to 100, with at most two decimals. */
  @ApiProperty({ example: 20 })
  @ValidateBy(
    { name: 'twoDecimals', validator: { validate: hasTwoDecimals } },
    { message: 'targetReduction must be a number with at most two decimals' },
  )
  @Min(0.01)
  @Max(100)
  targetReduction: number;
}

/** The reduction that a site aims at. */
export class EmissionsTargetDto {
  /** Id of the site. */
  siteId: string;
  /** Target reduction in per cent. */
  targetReduction: number;
}
