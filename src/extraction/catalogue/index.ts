/** The energy suppliers of Great Britain and Northern Ireland that sell to businesses, with the names they print. */
export { SUPPLIERS, namesOf, nearestSuppliers, supplierByName, type Supplier } from './suppliers.js';
export { findSupplierNames, isSupplierName, type SupplierName } from './names-in-text.js';
