export { type OutgoingAnswer, OutgoingHttp } from './outgoing-http.js';
export { type GatedRequest, SupplierGate, Unavailable } from './supplier-gate.js';
