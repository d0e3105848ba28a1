import { Controller, Get } from '@nestjs/common';
import { ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Supplier } from '../extraction/index.js';
import { Endpoint } from '../platform/http/index.js';
import { Connectors } from './connectors/connectors.js';
import { SupplierCatalogue } from './supplier-catalogue.js';

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

@ApiTags('Accounts')
@Controller('v1/suppliers')
export class CatalogueController {
  constructor(
    private readonly catalogue: SupplierCatalogue,
    private readonly connectors: Connectors,
  ) {}

  @Get()
  @Endpoint({
    summary: 'The suppliers that accounts can be with',
    description: 'Any of the names, in any case, may be given as `supplier` when an account is created.',
    access: 'accounts:read',
    response: [SupplierDto],
  })
  all(): SupplierDto[] {
    return this.catalogue.all.map((supplier) => this.toDto(supplier));
  }

  private toDto(supplier: Supplier): SupplierDto {
    return {
      code: supplier.code,
      name: supplier.brand,
      legalNames: supplier.legalNames,
      aliases: [...supplier.aliases, ...supplier.unverifiedAliases],
      formerNames: supplier.formerNames,
      status: supplier.status,
      connectable: this.connectors.forSupplier(supplier) !== undefined,
    };
  }
}
