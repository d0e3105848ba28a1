import { readFileSync } from 'node:fs';

/** Reads one of the JSON files of this folder. */
export function loadData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as T;
}
