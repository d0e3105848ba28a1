import type { OcrWord } from './engine.js';

/** "$32,773", "§350044": a figure, or the letter of a serial number, read as a sign that no paper of the UK prints there. */
export const MISPRINTED = /[$§](?=\d)/g;

/** True for a word with such a sign. */
export const isMisprinted = ({ text }: OcrWord): boolean => text.search(MISPRINTED) >= 0;
