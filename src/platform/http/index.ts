export { answerClientErrors } from './client-errors.js';
export { ACCESS, type Access, ApiIdempotencyKey, Endpoint } from './endpoint.js';
export { HttpModule } from './http.module.js';
export { refuseDeepBody } from './nesting.js';
export { Caller, Principal, SCOPES, type Scope } from './principal.js';
export { ProblemDto } from './problem.dto.js';
export { type FieldError, Problem, invalidField, notFound } from './problem.js';
export { RateLimit, tooMany } from './rate-limit.js';
export { newId, requestId } from './request-id.js';
