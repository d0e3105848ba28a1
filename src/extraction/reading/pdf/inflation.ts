import { constants, inflateSync } from 'node:zlib';
import { ReadingProblem } from '../../results.js';

/** The most that one byte of deflated data can become. */
const MOST_PER_BYTE = 1032;
const MOST_OF_CONTENT = 32 * 1024 * 1024;
const MOST_OF_ALL_CONTENT = 96 * 1024 * 1024;
/** Pictures may be large: four bytes for each of the pixels that a picture may have. */
const BYTES_PER_PIXEL = 4;
const DICTIONARY_REACH = 3000;

/**
 * Refuses a PDF whose compressed streams would blow up, before anything opens it. Only streams that could become large
 * are inflated, and those no further than the limit.
 */
export function checkInflation(bytes: Uint8Array, maxPixels: number): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const small: { data: Buffer; rounds: number }[] = [];
  let most = 0;
  let total = 0;
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue;
    const dictionary = file.subarray(Math.max(0, at - DICTIONARY_REACH), at).toString('latin1');
    const own = dictionary.slice(dictionary.lastIndexOf(' obj') + 1);
    const rounds = own.match(/\/(FlateDecode|Fl)\b/g)?.length ?? 0;
    if (rounds === 0) continue;
    let start = at + 6;
    if (file[start] === 13) start++;
    if (file[start] === 10) start++;
    const end = file.indexOf('endstream', start);
    const data = file.subarray(start, end < 0 ? undefined : end);
    const isPicture = /\/Subtype\s*\/Image\b/.test(own);
    const limit = isPicture ? maxPixels * BYTES_PER_PIXEL : MOST_OF_CONTENT;
    const mostOfThis = data.length * MOST_PER_BYTE ** rounds;
    if (mostOfThis > limit) {
      const size = inflatedSize(data, rounds, limit);
      if (!isPicture) total += size;
    } else if (!isPicture) {
      small.push({ data, rounds });
      most += mostOfThis;
    }
    if (total > MOST_OF_ALL_CONTENT) throw tooLarge();
  }
  // What cannot become too large even at worst need not be inflated to know.
  if (total + most <= MOST_OF_ALL_CONTENT) return;
  for (const { data, rounds } of small) {
    total += inflatedSize(data, rounds, MOST_OF_CONTENT);
    if (total > MOST_OF_ALL_CONTENT) throw tooLarge();
  }
}

function inflatedSize(data: Buffer, rounds: number, most: number): number {
  let inflated = data;
  for (let round = 0; round < rounds; round++) {
    try {
      inflated = inflateSync(inflated, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
      // Damaged or encrypted data: the reader of the PDF finds its own way with it.
      return 0;
    }
  }
  return inflated.length;
}

const tooLarge = () =>
  new ReadingProblem(
    'limit_exceeded',
    'The PDF holds compressed data that becomes too large. Print it to a new PDF, and send that.',
  );
