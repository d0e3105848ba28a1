import type { Word } from '../../page.js';
import { median } from '../../median.js';

/** A word of letters and figures as long as this shows how wide one of them is. */
const SHOWING = /^[A-Za-z0-9]{4,}$/;
const FEWEST_SHOWING = 20;
/** The ink of a word is this much narrower than the cells of its letters, as a share of one. */
const BARE = 0.2;
/** In type of one width most words show the same width of a letter, but for this share; in other type they do not. */
const SPREAD = 0.06;
const LEAST_ALIKE = 0.75;

/**
 * Words of a page in typewriter type with the cells of their letters as their boxes, as a text layer has them: a blank
 * between two words of such type looks as wide as a gap between columns of another. Other words as they are.
 */
export function inCells(words: Word[]): Word[] {
  const pitches = words.filter(({ text }) => SHOWING.test(text)).map(pitchOf);
  if (pitches.length < FEWEST_SHOWING) return words;
  const pitch = median(pitches);
  const isAlike = (other: number) => Math.abs(other - pitch) <= SPREAD * pitch;
  if (pitches.filter(isAlike).length < LEAST_ALIKE * pitches.length) return words;
  return words.map((word) => {
    const more = ([...word.text].length * pitch - (word.x1 - word.x0)) / 2;
    return more > 0 && more < pitch / 2 ? { ...word, x0: word.x0 - more, x1: word.x1 + more } : word;
  });
}

const pitchOf = ({ text, x0, x1 }: Word): number => (x1 - x0) / (text.length - BARE);
