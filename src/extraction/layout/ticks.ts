/** An option beside a tick box. */
export interface TickedOption {
  text: string;
  ticked: boolean;
}

const BOX = /(\[\s*[xX✓✔*]?\s*\]|\(\s*[xX✓✔*]?\s*\)(?=\s|$)|[☐☑☒✓✔✗✘□■▢❏❑❒⬜⬛🗹🗷◉○●◯⦿])/gu;
const TICKED = /[xX✓✔✗✘*☑☒■⬛🗹🗷◉●⦿]/u;

/**
 * The options of a text with tick boxes: "☐ Yes ☒ No", "Yes [ ] No [X]". The boxes stand before their options or after
 * them: a text that begins with a box has them before. Empty where the text has no box.
 */
export function tickedOptions(text: string): TickedOption[] {
  const parts = text.split(BOX);
  if (parts.length < 3) return [];
  const marks: { ticked: boolean; before: string; after: string }[] = [];
  for (let i = 1; i < parts.length; i += 2) {
    marks.push({ ticked: TICKED.test(parts[i]), before: parts[i - 1].trim(), after: (parts[i + 1] ?? '').trim() });
  }
  const boxesFirst = marks[marks.length - 1].after !== '';
  return marks.map((mark) => ({ text: boxesFirst ? mark.after : lastOption(mark.before), ticked: mark.ticked }));
}

/** The text with blanks for the options that are not ticked, so that everything else keeps its place. */
export function withoutUnticked(text: string): string {
  const parts = text.split(BOX);
  if (parts.length < 3) return text;
  const boxesFirst = parts[parts.length - 1].trim() !== '';
  return parts
    .map((part, i) => {
      const box = i % 2 === 1 ? undefined : parts[boxesFirst ? i - 1 : i + 1];
      return box === undefined || TICKED.test(box) ? part : ' '.repeat(part.length);
    })
    .join('');
}

/** "Micro business? Yes" stands before its box as "Yes". */
const lastOption = (text: string): string => /[?:]\s*([^?:]+)$/.exec(text)?.[1] ?? text;
