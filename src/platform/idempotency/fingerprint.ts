import { createHash } from 'node:crypto';
import type { Request } from 'express';
import type { UploadedFile } from '../files/index.js';

/** The value with the members of every object in one order, so that two spellings of the same JSON are equal. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return members.map(([name, member]) => [name, ordered(member)]);
}

function filesOf({ file, files }: Request): UploadedFile[] {
  const many = Array.isArray(files) ? files : Object.values(files ?? {}).flat();
  return [...(file ? [file] : []), ...many] as UploadedFile[];
}

/** SHA-256 of all that a request asks for: its address, its parameters and its files. */
export function fingerprintOf(request: Request): string {
  const files = filesOf(request).map((file) => [file.fieldname, file.sha256]);
  const asked = [request.method, request.originalUrl, ordered(request.body ?? null), files];
  return createHash('sha256').update(JSON.stringify(asked)).digest('hex');
}
