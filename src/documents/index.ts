export {
  type BilledConsumption,
  type DaySpan,
  DocumentsReader,
  type SiteBill,
  type SiteContract,
  type SiteQuery,
  type SiteRef,
} from './documents.reader.js';
