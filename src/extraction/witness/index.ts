/**
 * A second witness of what a paper says: it looks at each stretch of text that may be a value, at its own words, its place and
 * what stands around it, and says how likely the text has each role. Its weights are learnt from papers with known truth
 * (`npm run learn`), not written by hand, and it knows nothing of blocks that were taken for tables, of readers or of rules.
 */
export { BILL_ROLES, CONTRACT_ROLES, Model, modelOfBills, type Roles } from './model.js';
export { namesSeen, partsOf } from './see.js';
export { unpacked } from './weights.js';
export { Sights } from './sights.js';
export type { Parties } from './own.js';
export type { Span, SpanKind } from './spans.js';
export { headOf } from './lines.js';
export { pagesToSee, spansToSee, type Place, type Testimony, type ValueOf, Witness } from './witness.js';
