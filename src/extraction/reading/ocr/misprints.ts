import type { OcrWord } from './engine.js';

/** "$32,773", "§350044", "$G12": a figure, or the letter of a serial number, read as a sign that no paper of the UK prints there. */
const MISPRINTED = /[$§](?=[\dA-Z])/g;

/** The two halves of a postcode; the second one with its figure read as a letter: "FK6 SAX". */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const MISREAD_INWARD = /^[A-Z]{3}[,.]?$/;

/** True for a word that cannot stand on the paper as it was read, behind the word before it on its line. */
export const isMisprinted = ({ text }: OcrWord, before?: OcrWord): boolean =>
  text.search(MISPRINTED) >= 0 || (before !== undefined && MISREAD_INWARD.test(text) && OUTWARD.test(before.text));

/** A zero with a stroke or a dot in it: "2026-11-@1", "@.801"; not in "@20%" or "3@10.50". */
const DOTTED_ZERO = /(?<=\d[.,/-]?)@(?=[\d.,@%/-]|$)|^@(?=\.\d)/g;
const AT_PRICE = /\d@\d+\.\d\d$/;
/** No word of a few letters begins with a small l and such a letter; "lpswich" begins with a capital I. */
const CAPITAL_I = /^l(?=[bcdfghjkmnpqrstvwxz][a-z]{2})/;
/** Behind a title a name begins with a capital: "Mr lan", "Mrs lestyn-Rees". */
const TITLE = /^(?:Mr|Mrs|Ms|Miss|Mx|Dr|Rev)\.?$/;
/** The E in the number of a meter, read as a pound sign: "£016K52603", "21£4402106". */
const POUND_FOR_E = /^£(?=\d+[A-Z]+\d)|(?<=^\d\d)£(?=\d{6,8}$)/;
/** An amount above a thousand whose point was not seen: "£1,27172". */
const LOST_POINT = /^(\W*\d{1,3}(?:,\d{3})+)(?=\d\d\W*$)/;
/** Cubic metres and feet: "(m*)", "MJ/m?". */
const CUBIC = /(?<=(?:^|[(/])(?:m|ft))[?*°](?=\W*$)/;
/** What turns megajoules into kilowatt-hours is a division: "CV+3.6". */
const PLUS_FOR_DIVISION = /\+(?=3\.6$)/;
/** "ll" of slanted letters: "Bi//", "a//". */
const SLANTED = /(?<=^[A-Za-z]+)\/\/(?=[a-z]*$)/;
/** No word ends so: "Supplv", "Monthlv". */
const V_FOR_Y = /(?<=^\W*\p{L}+l)v(?=\W*$)/u;

/** The border of a cell before its text, "\VAT", "{Segment", or behind it: no paper prints such a sign there. */
const BORDER = /^[\\{}](?=[\p{L}\d£])|(?<=[\p{L}\d%)])[\\{}]$/gu;

/** A c that abbreviates pence in Welsh: no paper of the UK prints cents. */
const CENT = /(?<=\d)¢/g;

/** The word, behind the word before it on its line, with the characters that cannot stand where they were read put right. */
export const withoutMisprints = (text: string, before?: string): string =>
  // A sign that no paper prints before a figure is an S, or what an S is taken for: "$59M391072".
  (AT_PRICE.test(text) ? text : text.replace(DOTTED_ZERO, '0'))
    .replace(BORDER, '')
    .replace(MISPRINTED, 'S')
    .replace(before && TITLE.test(before) ? /^l(?=[a-z])/ : CAPITAL_I, 'I')
    .replace(POUND_FOR_E, 'E')
    .replace(CENT, 'c')
    .replace(LOST_POINT, '$1.')
    .replace(CUBIC, '³')
    .replace(PLUS_FOR_DIVISION, '÷')
    .replace(SLANTED, 'll')
    .replace(V_FOR_Y, 'y');
