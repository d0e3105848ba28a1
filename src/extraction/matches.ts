/**
 * All matches of a pattern in a text, from left to right; the pattern has the flag `g`. `text.matchAll(pattern)` says the
 * same, but makes a pattern of its own each time, which for a long one takes longer than to look through a line of text.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
