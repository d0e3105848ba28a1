import { spawn } from 'node:child_process';
import { ReadingProblem } from '../../results.js';
import type { Raster } from '../image/raster.js';
import { ONE_BLOCK } from './engine.js';
import { tiffEnds } from './tiff.js';

export const TIME_LIMIT_MS = 45_000;
export const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Reads what its standard input gives, and writes a table of words. */
export const COMMAND = ['tesseract', 'stdin', 'stdout', '-l', 'eng', '--oem', '1', '--psm', ONE_BLOCK, '--dpi', '300'];

/** More threads than one make a page hardly faster and the machine slower. */
export const environment = (): NodeJS.ProcessEnv => ({ ...process.env, OMP_THREAD_LIMIT: '1' });

/** Why a process ended that should have gone on, or that did not succeed. */
export function problemOf(signal: NodeJS.Signals | null): ReadingProblem {
  return signal
    ? new ReadingProblem(
        'limit_exceeded',
        'Reading a picture took more time or memory than is allowed. Send it smaller.',
      )
    : new ReadingProblem('corrupt', 'The picture cannot be read. Save it again as JPEG or PNG, and send that.');
}

/** The file of a picture, in parts: it takes a TIFF row by row, but a PGM byte by byte. */
export function fileOf(picture: Raster): Uint8Array[] {
  const [head, foot] = tiffEnds(picture);
  return [head, picture.data, foot];
}

/**
 * The table of what stands in a picture, by a process of its own.
 * @throws ReadingProblem limit_exceeded: it was ended, by us or by the machine's limits; corrupt: it refused the picture
 */
export function readOnce(picture: Raster): Promise<string> {
  return new Promise((resolve, reject) => {
    const [program, ...options] = [...COMMAND, 'tsv'];
    const child = spawn(program, options, {
      env: environment(),
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL',
    });
    let table = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      table += text;
      if (table.length > LARGEST_ANSWER) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('close', (code, signal) => (code === 0 ? resolve(table) : reject(problemOf(signal))));
    // A child that ended early has closed its input; its end is reported above.
    child.stdin.on('error', () => undefined);
    for (const part of fileOf(picture)) child.stdin.write(part);
    child.stdin.end();
  });
}
