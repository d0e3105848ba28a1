import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Supplier } from '../extraction/index.js';
import { Endpoint } from '../platform/http/index.js';
import { SupplierDto } from './catalogue.dto.js';
import { Connectors } from './connectors/connectors.js';
import { SupplierCatalogue } from './supplier-catalogue.js';

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
    tagged: true,
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
