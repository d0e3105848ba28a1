import type { Word } from './words.js';

/** A sort of things that may be seen, by its number. */
export type Sort = number;

const SORTS = new Map<string, Sort>();
const SORT_NAMES: string[] = [];

/** The number of a sort, by its name. */
export function sortOf(name: string): Sort {
  const known = SORTS.get(name);
  if (known !== undefined) return known;
  SORTS.set(name, SORT_NAMES.length);
  return SORT_NAMES.push(name) - 1;
}

/** The numbers of some sorts, by their names. */
export const sorts = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, Sort>> =>
  Object.fromEntries(names.map((name) => [name, sortOf(name)])) as Record<Name, Sort>;

/** Takes down one thing that is seen: of what sort it is, and which of them, a word that is printed or what is said of it. */
export type See = (sort: Sort, which?: Word | string) => void;

/** Whether a closer look is worth its time: what it may see of some sorts, one thing of each, may make likely what is looked at. */
export type IsWorth = (sorts: readonly Sort[]) => boolean;

/** The name of what is seen, as weights are kept. */
const nameOf = (sort: Sort, which = ''): string => (which === '' ? SORT_NAMES[sort] : `${SORT_NAMES[sort]}:${which}`);

/** A name parted again into its sort and which of them. */
export function partsOf(name: string): [sort: Sort, which: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? [sortOf(name), ''] : [sortOf(name.slice(0, colon)), name.slice(colon + 1)];
}

/** The names of all that is seen, each once. */
export function namesSeen(look: (see: See) => void): string[] {
  const names = new Set<string>();
  look((sort, which) => names.add(nameOf(sort, typeof which === 'object' ? which.text : which)));
  return [...names];
}
