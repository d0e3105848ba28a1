import { Problem, notFound } from '../platform/http/index.js';

export const noSuchAccount = (id: string): Problem => notFound('account', id);
export const noSuchBusiness = (referenceId: string): Problem => notFound('business', referenceId);

/** 422: the catalogue does not have it. */
export function unknownSupplier(name: string, nearest: string[]): Problem {
  const detail = `There is no supplier "${name.slice(0, 100)}" in the catalogue (GET /v1/suppliers). Nearest: ${nearest.join(', ')}.`;
  return new Problem(422, 'unknown-supplier', detail, { errors: [{ pointer: '#/supplier', detail }] });
}

/** 409: the supplier has not asked for a code. */
export function nothingAsked(): Problem {
  return new Problem(
    409,
    'no-challenge',
    'The supplier of this account does not ask for a code. Refresh the account to see how it stands.',
  );
}

/** 409: one business has one account with a supplier under an email. */
export function accountExists(id: string): Problem {
  return new Problem(
    409,
    'account-exists',
    `This business has an account with this supplier and email already: "${id}". Change that one with PATCH, or remove it first.`,
  );
}
