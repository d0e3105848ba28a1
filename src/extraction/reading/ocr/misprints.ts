import type { OcrWord } from './engine.js';

/** "$32,773", "§350044": a figure, or the letter of a serial number, read as a sign that no paper of the UK prints there. */
export const MISPRINTED = /[$§](?=\d)/g;

/** The two halves of a postcode; the second one with its figure read as a letter: "FK6 SAX". */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const MISREAD_INWARD = /^[A-Z]{3}[,.]?$/;

/** True for a word that cannot stand on the paper as it was read, behind the word before it on its line. */
export const isMisprinted = ({ text }: OcrWord, before?: OcrWord): boolean =>
  text.search(MISPRINTED) >= 0 || (before !== undefined && MISREAD_INWARD.test(text) && OUTWARD.test(before.text));
