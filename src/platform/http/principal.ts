import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** What a client may do. */
export const SCOPES = [
  'accounts:read',
  'accounts:write',
  'documents:write',
  'contracts:parse',
  'emissions:read',
  'tariffs:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Who asks: a client of a project. */
export class Principal {
  clientId: string;
  projectId: string;
  scopes: readonly Scope[];
  /** Absent: all businesses of the project. */
  referenceIds?: readonly string[];

  /** Whether the business is one that this client may see. */
  mayUse(referenceId: string): boolean {
    return !this.referenceIds || this.referenceIds.includes(referenceId);
  }
}

/** The principal of the request, as a handler's parameter. */
export const Caller = createParamDecorator((_: unknown, context: ExecutionContext): Principal => {
  const { user } = context.switchToHttp().getRequest<Request & { user?: Principal }>();
  if (!user) throw new Error('The route has no authenticated caller');
  return user;
});
