import { spawn, spawnSync } from 'node:child_process';
import { ReadingProblem } from '../../results.js';
import type { Raster } from '../image/raster.js';
import { tiffEnds } from './tiff.js';
import { PAGE_SEGMENTATION_MODE, parseTsv, type OcrEngine, type OcrWord, type Segmentation } from './engine.js';

const TIME_LIMIT_MS = 45_000;
const LARGEST_ANSWER = 16 * 1024 * 1024;
const TOO_MUCH = 'Reading a picture took more time or memory than is allowed.';

/** True where the native tesseract and its English data can be run. */
export function isNativeTesseractThere(): boolean {
  const { status, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 && /^eng$/m.test(stdout);
}

/** The tesseract of the machine, one process for each page. */
export class NativeTesseract implements OcrEngine {
  readonly name = 'tesseract';

  /**
   * @throws ReadingProblem limit_exceeded: it was ended, by us or by the machine's limits; corrupt: it refused the picture
   */
  recognise(picture: Raster, segmentation: Segmentation): Promise<OcrWord[]> {
    const mode = PAGE_SEGMENTATION_MODE[segmentation];
    const options = ['stdin', 'stdout', '-l', 'eng', '--oem', '1', '--psm', mode, '--dpi', '300', 'tsv'];
    return new Promise((resolve, reject) => {
      const child = spawn('tesseract', options, {
        // More threads than one make a page hardly faster and the machine slower.
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: TIME_LIMIT_MS,
        killSignal: 'SIGKILL',
      });
      const chunks: Buffer[] = [];
      let size = 0;
      child.stdout.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > LARGEST_ANSWER) child.kill('SIGKILL');
        else chunks.push(chunk);
      });
      child.on('error', reject);
      child.on('close', (code, signal) => {
        if (code === 0) resolve(parseTsv(Buffer.concat(chunks).toString('utf8')));
        else if (signal) reject(new ReadingProblem('limit_exceeded', TOO_MUCH));
        else reject(new ReadingProblem('corrupt', 'The picture cannot be read.'));
      });
      // A child that ended early has closed its input; its end is reported above.
      child.stdin.on('error', () => undefined);
      // It takes a TIFF row by row, but a PGM byte by byte.
      const [head, foot] = tiffEnds(picture);
      child.stdin.write(head);
      child.stdin.write(picture.data);
      child.stdin.end(foot);
    });
  }

  async close(): Promise<void> {}
}
