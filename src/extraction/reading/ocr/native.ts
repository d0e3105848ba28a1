import { spawnSync } from 'node:child_process';
import { ReadingProblem } from '../../results.js';
import type { Raster } from '../image/raster.js';
import { parseTsv, type OcrEngine, type OcrWord } from './engine.js';
import { KeptTesseract } from './kept-tesseract.js';
import { readOnce } from './tesseract.js';

/** A new process after this many pictures keeps its memory in bounds. */
const PICTURES_OF_A_PROCESS = 50;
/** Processes that are kept while there is nothing to read. */
const MOST_IDLE = 2;

/** True where the native tesseract and its English data can be run. */
export function isNativeTesseractThere(): boolean {
  const { status, stdout } = spawnSync('tesseract', ['--list-langs'], { encoding: 'utf8', timeout: 10_000 });
  return status === 0 && /^eng$/m.test(stdout);
}

/** The tesseract of the machine: processes that stay where they can, else one for each picture. */
export class NativeTesseract implements OcrEngine {
  readonly name = 'tesseract';
  private readonly idle: KeptTesseract[] = [];
  private canBeKept = true;

  /**
   * @throws ReadingProblem limit_exceeded: it was ended, by us or by the machine's limits; corrupt: it refused the picture
   */
  async recognise(picture: Raster): Promise<OcrWord[]> {
    const kept = await this.take();
    return parseTsv(await (kept ? this.readWith(kept, picture) : readOnce(picture)));
  }

  async close(): Promise<void> {
    for (const kept of this.idle.splice(0)) kept.close();
  }

  private async readWith(kept: KeptTesseract, picture: Raster): Promise<string> {
    try {
      const table = await kept.read(picture);
      if (kept.count < PICTURES_OF_A_PROCESS && this.idle.length < MOST_IDLE) this.idle.push(kept);
      else kept.close();
      return table;
    } catch (error) {
      kept.close();
      if (error instanceof ReadingProblem) throw error;
      // no room for the picture's file
      return readOnce(picture);
    }
  }

  private async take(): Promise<KeptTesseract | undefined> {
    for (let kept = this.idle.pop(); kept; kept = this.idle.pop()) if (kept.isFit) return kept;
    const started = this.canBeKept ? await KeptTesseract.start() : undefined;
    this.canBeKept = started !== undefined;
    return started;
  }
}
