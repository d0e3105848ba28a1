import { Injectable } from '@nestjs/common';
import { SUPPLIERS, type Supplier, nearestSuppliers, supplierByName } from '../extraction/index.js';

const BY_CODE = new Map(SUPPLIERS.map((supplier) => [supplier.code, supplier]));

/** The suppliers that an account can be with. */
@Injectable()
export class SupplierCatalogue {
  readonly all = SUPPLIERS;

  byCode(code: string): Supplier {
    const supplier = BY_CODE.get(code);
    if (!supplier) throw new Error(`The catalogue has no supplier "${code}"`);
    return supplier;
  }

  /** By code, or by a brand, legal or former name in any case; else the codes of those whose names come nearest. */
  find(name: string): { supplier: Supplier } | { nearest: string[] } {
    const supplier = supplierByName(name);
    return supplier ? { supplier } : { nearest: nearestSuppliers(name).map(({ code }) => code) };
  }
}
