import { GraphQLError } from 'graphql';

/** An error in the form that Kraken gives it. */
export function krakenError(errorCode, errorType, message, errorDescription = message) {
  return new GraphQLError(message, {
    extensions: { errorType, errorCode, errorDescription, errorClass: errorType },
  });
}

export const wrongCredentials = () =>
  krakenError('KT-CT-1138', 'VALIDATION', 'Invalid data.', 'Please make sure the credentials are correct.');
export const tooMany = () => krakenError('KT-CT-1199', 'AUTHORIZATION', 'Too many requests.');
export const tokenEnded = () => krakenError('KT-CT-1124', 'APPLICATION', 'Signature of the JWT has expired.');
export const tokenMissing = () => krakenError('KT-CT-1112', 'AUTHORIZATION', "'Authorization' header not provided.");
export const refreshEnded = () =>
  krakenError('KT-CT-1134', 'VALIDATION', 'Invalid data.', 'The refresh token has expired.');
export const mfaNeeded = () => krakenError('KT-CT-1150', 'AUTHORIZATION', 'Multi-factor authentication is needed.');
export const notFound = () => krakenError('KT-CT-4177', 'NOT_FOUND', 'No file.');
export const badFirst = () => krakenError('KT-CT-1201', 'VALIDATION', '"first" must be from 1 to 99.');
