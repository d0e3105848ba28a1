import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { IsDay } from '../platform/http/index.js';
import { DataQualityDto, NO_CONTROLS, SCOPES_PATTERN, UnusedBillDto } from './emissions.dto.js';

/** The business and the year to report on. */
export class ReportQueryDto {
  /** The business. */
  @IsString()
  @MinLength(1)
  @MaxLength(255)
  @Matches(NO_CONTROLS, { message: 'referenceId must not hold control characters' })
  referenceId: string;

  /** First day of the report, YYYY-MM-DD. */
  @ApiProperty({ format: 'date' })
  @IsDay()
  from: string;

  /** Last day of the report, YYYY-MM-DD; not later than today. */
  @ApiProperty({ format: 'date' })
  @IsDay()
  to: string;

  /** Scopes of the GHG Protocol, separated by commas. SECR asks for 1 and 2; 3 adds network losses and well-to-tank. */
  @ApiPropertyOptional({ pattern: SCOPES_PATTERN.source, default: '1,2' })
  @IsOptional()
  @Matches(SCOPES_PATTERN, { message: 'scopes must be one to three of 1, 2 and 3, separated by commas' })
  scopes?: string;

  /** `false` counts billed days alone. */
  @ApiPropertyOptional({ enum: ['true', 'false'], default: 'true' })
  @IsOptional()
  @IsIn(['true', 'false'])
  estimate?: string;

  /** Form of the answer; without it the Accept header decides. */
  @ApiPropertyOptional({ enum: ['json', 'csv'], default: 'json' })
  @IsOptional()
  @IsIn(['json', 'csv'])
  format?: string;
}

/** Energy and emissions of one fuel in one scope. */
export class ReportLineDto {
  /** Number of the scope of the GHG Protocol: 1, 2 or 3. */
  @ApiProperty({ type: 'integer' })
  scope: number;
  /** Kind of energy. */
  @ApiProperty({ enum: ['electricity', 'gas'], enumName: 'SupplyType' })
  supplyType: 'electricity' | 'gas';
  /** Component of the factor: `combustion`, `generation`, `transmission_distribution`, `wtt` and the like. */
  activity: string;
  /** Energy, kWh. */
  kWh: number;
  /** Emissions, tonnes CO2e. */
  tCO2e: number;
  /** Years of the published factors used. */
  @ApiProperty({ type: 'integer', isArray: true })
  factorYears: number[];
}

/** A paper that is not part of the figures, or not with all its days. */
export class ReportUnusedBillDto extends UnusedBillDto {
  /** Id of the site. */
  siteId: string;
}

/** A meter point of a site. */
export class ReportMeterPointDto {
  /** Id of the site. */
  siteId: string;
  /** MPAN core or MPRN. */
  meterPoint: string;
}

/** How many days of all sites rest on what, and what was left out. */
export class ReportQualityDto extends OmitType(DataQualityDto, ['unusedBills', 'unbilledMeterPoints']) {
  /** Papers that are not or not wholly part of the figures. */
  unusedBills: ReportUnusedBillDto[];
  /** Meter points that are known but not billed for the period or the year before it: their energy is not part of the figures. */
  unbilledMeterPoints: ReportMeterPointDto[];
}

/** The same period one year earlier. */
export class PreviousPeriodDto {
  /** ISO 8601 interval; its last date is not in it. */
  period: string;
  /** Energy, kWh. */
  kWh: number;
  /** Emissions, tonnes CO2e. */
  tCO2e: number;
  /** How many days of all sites rest on what. */
  dataQuality: DataQualityDto;
}

/** Energy and emissions of a business for its yearly report (Streamlined Energy and Carbon Reporting). */
export class EmissionsReportDto {
  /** The business. */
  referenceId: string;
  /** The reporting period as an ISO 8601 interval; its last date is not in it. */
  period: string;
  /** Number of sites; those that bills of other accounts show to be one place count once. */
  @ApiProperty({ type: 'integer' })
  sites: number;
  /** Energy and emissions by scope and fuel; the emissions add up to `tCO2e`. */
  energy: ReportLineDto[];
  /** Energy of all fuels, kWh. */
  kWh: number;
  /** Emissions of all scopes asked for, tonnes CO2e. */
  tCO2e: number;
  /** kg CO2e per kWh; absent without consumption. */
  intensity?: number;
  /** The same period one year earlier; absent where no bill is known of it. */
  previousPeriod?: PreviousPeriodDto;
  /** How many days rest on what. */
  dataQuality: ReportQualityDto;
  /** How the figures were reckoned, in words for the report. */
  method: string;
  /** The factors used, by name and year. */
  factorSet: string;
}
