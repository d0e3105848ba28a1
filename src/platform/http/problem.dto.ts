import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

export class FieldErrorDto {
  @ApiProperty({
    description: 'Where: `#/email` in the body or form, `?lookback` in the query, `{siteId}` in the path.',
  })
  pointer: string;

  @ApiProperty({ description: 'What is wrong with the field and what to do about it.' })
  detail: string;
}

/** Problem details (RFC 9457), the body of every answer that is an error. */
export class ProblemDto {
  @ApiProperty({ description: 'Stable identifier of the kind of problem: `urn:wattfile:problem:<code>`.' })
  type: string;

  @ApiProperty({ description: 'The kind of problem in words; the same for every problem of a status.' })
  title: string;

  @ApiProperty({ description: 'HTTP status code.', type: 'integer' })
  status: number;

  @ApiProperty({ description: 'What is wrong with this request, and what to do about it.' })
  detail: string;

  @ApiProperty({ description: 'Path of the request.' })
  instance: string;

  @ApiProperty({ description: 'Id of the request, also in the header `X-Request-Id`; name it when you ask for help.' })
  requestId: string;

  @ApiPropertyOptional({ type: [FieldErrorDto], description: 'The fields that are wrong, each with what to do.' })
  errors?: FieldErrorDto[];
}
