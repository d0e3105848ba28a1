/** Takes down one thing that is seen: of what sort it is, and which of them. */
export type See = (sort: string, which?: string) => void;

/** The name of what is seen, as weights are kept. */
const nameOf = (sort: string, which = ''): string => (which === '' ? sort : `${sort}:${which}`);

/** A name parted again into its sort and which of them. */
export function partsOf(name: string): [sort: string, which: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? [name, ''] : [name.slice(0, colon), name.slice(colon + 1)];
}

/** The names of all that is seen, each once. */
export function namesSeen(look: (see: See) => void): string[] {
  const names = new Set<string>();
  look((sort, which) => names.add(nameOf(sort, which)));
  return [...names];
}
