/** All combinations of parts of a label: "estimated" "annual" "consumption". An empty part may be left out. */
export function combine(...parts: readonly (readonly string[])[]): string[] {
  return parts
    .reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())), [''])
    .map((wording) => wording.replace(/\s+/g, ' '));
}

/** The wordings of a text that parts them with bars. */
export const list = (text: string): string[] =>
  text
    .split('|')
    .map((wording) => wording.replace(/\s+/g, ' ').trim())
    .filter((wording) => wording !== '');
