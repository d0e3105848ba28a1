import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { type Range, isoOf } from '../platform/calendar/index.js';
import { IsDay } from '../platform/http/index.js';
import {
  CLOCKS,
  type Clock,
  DAYS_OF_WEEK,
  type DayOfWeek,
  RATE_NAMES,
  RATE_UNITS,
  type RateName,
  type RateUnit,
  SOURCE_TYPES,
  type SourceType,
  type Tariff,
  UTILITIES,
  type Utility,
} from './tariff.js';

/** Which tariffs of a site. */
export class TariffsQueryDto {
  /** Only the tariffs of this utility. */
  @ApiPropertyOptional({ enum: UTILITIES, enumName: 'Utility' })
  @IsOptional()
  @IsIn(UTILITIES)
  utility?: Utility;

  /** Only the tariffs in force on this day, YYYY-MM-DD. Not together with `from` and `to`. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  on?: string;

  /** Only the tariffs in force on this day or later, YYYY-MM-DD. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  from?: string;

  /** Only the tariffs in force on this day or earlier, YYYY-MM-DD. */
  @ApiPropertyOptional({ format: 'date' })
  @IsOptional()
  @IsDay()
  to?: string;
}

/** A price, without VAT. */
export class RateDto {
  /**
   * What it is the price of. A broker uplift is said for information: suppliers have it in their unit rates already.
   */
  @ApiProperty({ enum: RATE_NAMES, enumName: 'RateName' })
  name: RateName;
  /** The price in pence per `unit`, without VAT. */
  rate: number;
  /** Unit of the price: pence per kWh, per day, month, quarter or year, or per kVA and day. Absent where the paper does not say it. */
  @ApiPropertyOptional({ enum: RATE_UNITS, enumName: 'RateUnit' })
  unit?: RateUnit;
  /** Start of the daily window of the rate, HH:mm. Only where the supplier, the paper or its settlement configuration gives it; a rate with several windows is there once for each. */
  startTime?: string;
  /** End of the window, HH:mm, not in it; at or before the start it is on the next day. */
  endTime?: string;
  /** Days on which the window begins; every day where absent. */
  @ApiPropertyOptional({ enum: DAYS_OF_WEEK, enumName: 'DayOfWeek', isArray: true })
  daysOfWeek?: DayOfWeek[];
  /** Clock of the times: `LOCAL` changes in summer, `UTC` does not. Absent where it is not known. */
  @ApiPropertyOptional({ enum: CLOCKS, enumName: 'Clock' })
  clock?: Clock;
}

/** What a tariff is known from. */
export class TariffSourceDto {
  /** A contract, the supplier's account, or invoices where there is neither. */
  @ApiProperty({ enum: SOURCE_TYPES, enumName: 'TariffSourceType' })
  type: SourceType;
  /** Ids of the papers, the newest first; absent for `supplier`. */
  documentIds?: string[];
}

/** The prices of one meter point on some days. */
export class TariffDto {
  /** Id of the site. */
  siteId: string;
  /** Name of the energy supplier, as the paper gives it. */
  supplier: string;
  /** Kind of energy. */
  @ApiProperty({ enum: UTILITIES, enumName: 'Utility' })
  utility: Utility;
  /** Name of the tariff, where the paper gives one. */
  tariffName?: string;
  /** First day on which these prices hold, YYYY-MM-DD; absent where it is not known. */
  @ApiPropertyOptional({ format: 'date' })
  startDate?: string;
  /** Last day on which they hold or, known from invoices, the last day billed; YYYY-MM-DD. Absent where there is no end. */
  @ApiPropertyOptional({ format: 'date' })
  endDate?: string;
  /** The prices, without VAT. */
  rates?: RateDto[];
  /** MPAN core or MPRN of the meter point, where known. */
  mpanMprn?: string;
  /** Always false: no price has VAT in it. */
  vatIncluded: boolean;
  /** What the tariff is known from. */
  source: TariffSourceDto;
}

export function toTariffDto(siteId: string, accountSupplier: string, tariff: Tariff): TariffDto {
  const { source, utility, period } = tariff;
  return {
    siteId,
    supplier: tariff.supplier ?? accountSupplier,
    utility,
    tariffName: tariff.tariffName,
    ...datesOf(period),
    rates: tariff.rates,
    mpanMprn: tariff.meterPoint,
    vatIncluded: false,
    source: { type: source.type, documentIds: source.documentIds.length > 0 ? source.documentIds : undefined },
  };
}

function datesOf({ from, to }: Range): Pick<TariffDto, 'startDate' | 'endDate'> {
  return {
    startDate: Number.isFinite(from) ? isoOf(from) : undefined,
    endDate: Number.isFinite(to) ? isoOf(to - 1) : undefined,
  };
}
