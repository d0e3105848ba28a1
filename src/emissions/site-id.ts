import { validate } from 'uuid';

/** Whether it has the form of a site's id; anything else can be no site. */
export function isSiteId(text: string): boolean {
  return validate(text);
}

/** An id as it stands in a cursor: 22 characters instead of 36. */
export function toCursor(siteId: string): string {
  return Buffer.from(siteId.replaceAll('-', ''), 'hex').toString('base64url');
}

export function fromCursor(cursor: string): string {
  return Buffer.from(cursor, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
