/** All combinations of two or three parts of a label: "estimated" "annual" "consumption". An empty part may be left out. */
export function combine(...parts: readonly (readonly string[])[]): string[] {
  return parts
    .reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`.trim())), [''])
    .map((wording) => wording.replace(/\s+/g, ' '));
}
