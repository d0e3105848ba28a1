import { distance } from 'fastest-levenshtein';
import { asLetters } from './ocr.js';

const NAMES = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** As bilingual papers of Wales print them. */
const WELSH = [
  'ionawr',
  'chwefror',
  'mawrth',
  'ebrill',
  'mai',
  'mehefin',
  'gorffennaf',
  'awst',
  'medi',
  'hydref',
  'tachwedd',
  'rhagfyr',
];

/** Pattern of a printed month name, whole or short. */
export const MONTH_PATTERN = String.raw`(?:${WELSH.join('|')}|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`;

/** 1 to 12 for a month's name, whole or short. */
export function monthOf(name: string): number | undefined {
  const key = name.toLowerCase().replace(/\W/g, '');
  if (key.length < 3) return undefined;
  if (WELSH.includes(key)) return WELSH.indexOf(key) + 1;
  const index = NAMES.findIndex((month) => month.startsWith(key) || (key === 'sept' && month === 'september'));
  return index < 0 ? undefined : index + 1;
}

/** The month whose name is one character (two, for a long name) away from what OCR gave, if only one is. */
export function misreadMonthOf(name: string): number | undefined {
  const letters = asLetters(name.replace(/[|!]/g, 'l'))
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (letters.length < 3) return undefined;
  const exact = monthOf(letters);
  if (exact) return exact;
  const allowed = letters.length >= 7 ? 2 : 1;
  const near = NAMES.flatMap((month, i) => {
    const forms = letters.length <= 4 ? [month.slice(0, 3), ...(month.length === 4 ? [month] : [])] : [month];
    return forms.some((form) => distance(form, letters) <= allowed) ? [i + 1] : [];
  });
  return near.length === 1 ? near[0] : undefined;
}
