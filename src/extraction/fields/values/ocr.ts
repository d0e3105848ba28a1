/** Letters and signs that OCR gives for a digit, met in scanned energy bills. */
const DIGIT_FOR: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  A: '4',
  S: '5',
  s: '5',
  G: '6',
  b: '6',
  T: '7',
  B: '8',
  g: '9',
  q: '9',
};

const LETTER_FOR: Record<string, string> = {
  $: 'S',
  ')': 'J',
  '3': 'J',
  ']': 'J',
  '|': 'I',
  '0': 'O',
  '1': 'I',
  '2': 'Z',
  '4': 'A',
  '5': 'S',
  '6': 'G',
  '8': 'B',
};

/** Digits that OCR takes for one another, in both directions. */
const CONFUSED_DIGITS = [
  '08',
  '06',
  '09',
  '17',
  '14',
  '27',
  '38',
  '35',
  '39',
  '49',
  '56',
  '58',
  '68',
  '69',
  '89',
  '23',
];

/** Pattern of one character that may stand for a digit in OCR text; for use inside a character class. */
export const OCR_DIGIT_CLASS = '\\dOoQDlIi|!ZzASsGbTBgq';

/** The text with every character that OCR confuses with a digit replaced by that digit. */
export function asDigits(text: string): string {
  return text.replace(/./gsu, (c) => DIGIT_FOR[c] ?? c);
}

/** The text with every digit that OCR confuses with a capital letter replaced by that letter. */
export function asLetters(text: string): string {
  return text.replace(/[\d\]|$)]/g, (c) => LETTER_FOR[c] ?? c);
}

/** Every reading of the digits that differs in one digit, by one of the confusions of OCR. */
export function oneDigitRepairs(digits: string): string[] {
  const repairs: string[] = [];
  for (let i = 0; i < digits.length; i += 1) {
    for (const pair of CONFUSED_DIGITS) {
      const at = pair.indexOf(digits[i]);
      if (at >= 0) repairs.push(digits.slice(0, i) + pair[1 - at] + digits.slice(i + 1));
    }
  }
  return repairs;
}

/** Any of the characters that `plain` replaces. */
const NOT_PLAIN = /[\u00A0\u00AD`´\u2000-\u206F\u2212\u3000\uFE58\uFE63\uFEFF\uFF0D]/;

/** The text in plain characters: one kind of dash, quote and blank, ligatures taken apart. Keeps the length where it can. */
export function plain(text: string): string {
  // Nearly every text is plain already.
  if (!NOT_PLAIN.test(text)) return text;
  return text
    .replace(/[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g, '-')
    .replace(/[\u2018\u2019\u201B\u2032`´]/g, "'")
    .replace(/[\u201C\u201D\u2033]/g, '"')
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
    .replace(/[\u00AD\u200B-\u200D\uFEFF]/g, ' ');
}
