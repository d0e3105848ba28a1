import { validate } from 'uuid';

/** Whether it has the form of a site's id; anything else can be no site. */
export function isSiteId(text: string): boolean {
  return validate(text);
}
