/**
 * Sites and papers. Whoever keeps accounts tells `DocumentIntake` of them; whoever asks what the papers say asks
 * `DocumentsReader`, or joins with what it names in the database. `Rereads` asks for readings by a newer reader.
 */
export { DocumentIntake, type IncomingDocument } from './document-intake.js';
export { DocumentsModule } from './documents.module.js';
export { DocumentsReader, type SiteBill, type SiteContract, type SiteQuery, type SiteRef } from './documents.reader.js';
export { RereadModule } from './reread.module.js';
export { type RereadQuery, Rereads } from './rereads.service.js';
export { SiteDto } from './site.dto.js';
export type { SiteAccount, SupplierSite } from './sites.service.js';
