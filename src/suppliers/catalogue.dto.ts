import { ApiProperty } from '@nestjs/swagger';

/** A supplier of the catalogue. */
export class SupplierDto {
  /** Stable code; what an account's `supplier` holds. */
  @ApiProperty({ example: 'octopus-energy-for-business' })
  code: string;

  /** The name it trades under. */
  @ApiProperty()
  name: string;

  /** Names of its companies. */
  @ApiProperty({ type: [String] })
  legalNames: string[];

  /** Other names in use. */
  @ApiProperty({ type: [String] })
  aliases: string[];

  /** Names it had before. */
  @ApiProperty({ type: [String] })
  formerNames: string[];

  /** `active`, or what ended it. */
  @ApiProperty({ example: 'active' })
  status: string;

  /** Whether accounts with it are connected by email and password; otherwise documents are uploaded. */
  @ApiProperty()
  connectable: boolean;
}
