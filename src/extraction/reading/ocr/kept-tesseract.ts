import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, rmSync, writevSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newRaster, type Raster } from '../image/raster.js';
import { COMMAND, environment, fileOf, LARGEST_ANSWER, problemOf, TIME_LIMIT_MS } from './tesseract.js';

const START_LIMIT_MS = 5_000;
/** A speck of white: once it is told of after a picture, all of the picture has been told. */
const SPECK = newRaster(8, 8);
SPECK.data.fill(255);

/** What the process finds the picture and the speck under: its own open files, by number. */
const PICTURE_FILE = '/dev/fd/3';
const SPECK_FILE = '/dev/fd/4';

interface Waiting {
  /** What it tells last. */
  end: string;
  resolve: (table: string) => void;
  reject: (error: Error) => void;
}

/**
 * A tesseract that stays and reads one picture after the other: starting takes it as much time as a tenth of a page.
 * By itself it would keep back what it has to tell until it ends; `stdbuf` makes it tell line by line.
 */
export class KeptTesseract {
  /** Pictures that it was given. */
  count = 0;
  private readonly picture = namelessFile();
  private readonly speck = namelessFile();
  private readonly process: ChildProcess;
  private files = 0;
  private told = '';
  private ended = false;
  private waiting?: Waiting;

  private constructor() {
    writevSync(this.speck, fileOf(SPECK), 0);
    this.process = spawn('stdbuf', ['-oL', ...COMMAND, '-c', 'stream_filelist=1', 'tsv'], {
      env: environment(),
      stdio: ['pipe', 'pipe', 'ignore', this.picture, this.speck],
    });
    const { stdin, stdout } = this.process;
    // A process that ended early has closed its input; its end is reported below.
    stdin?.on('error', () => undefined);
    stdout?.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.process.on('error', () => this.end(null));
    this.process.on('close', (_, signal) => this.end(signal));
    // Nobody waits for it while it has nothing to read.
    this.process.unref();
    for (const pipe of [stdin, stdout]) (pipe as Socket | null)?.unref();
  }

  /** Starts one; undefined where the machine has no `stdbuf`, no room for files, or a tesseract that knows no list of files. */
  static async start(): Promise<KeptTesseract | undefined> {
    try {
      const started = new KeptTesseract();
      await started.follow([SPECK_FILE], START_LIMIT_MS);
      return started;
    } catch {
      return undefined;
    }
  }

  /** Whether it can be given another picture. */
  get isFit(): boolean {
    return !this.ended && this.process.exitCode === null && this.process.signalCode === null;
  }

  /**
   * The table of what stands in a picture. One picture at a time.
   * @throws ReadingProblem limit_exceeded, corrupt
   */
  read(picture: Raster): Promise<string> {
    this.count++;
    writevSync(this.picture, fileOf(picture), 0);
    return this.follow([PICTURE_FILE, SPECK_FILE], TIME_LIMIT_MS);
  }

  close(): void {
    this.process.kill('SIGKILL');
  }

  /** Has files read, the speck last, and gives what is told of them. */
  private async follow(files: string[], limitMs: number): Promise<string> {
    const timer = setTimeout(() => this.close(), limitMs);
    try {
      return await new Promise((resolve, reject) => {
        if (this.ended) return reject(problemOf('SIGKILL'));
        this.files += files.length;
        this.told = '';
        const end = `1\t${this.files}\t0\t0\t0\t0\t0\t0\t${SPECK.width}\t${SPECK.height}\t-1\t\n`;
        this.waiting = { end, resolve, reject };
        this.process.stdin?.write(files.map((file) => `${file}\n`).join(''));
      });
    } finally {
      clearTimeout(timer);
      this.waiting = undefined;
    }
  }

  private hear(text: string): void {
    this.told += text;
    if (this.told.length > LARGEST_ANSWER) this.close();
    else if (this.waiting && this.told.endsWith(this.waiting.end)) this.waiting.resolve(this.told);
  }

  private end(signal: NodeJS.Signals | null): void {
    if (this.ended) return;
    this.ended = true;
    for (const file of [this.picture, this.speck]) closeSync(file);
    this.waiting?.reject(problemOf(signal));
  }
}

/** A file that only those see who have it open: nothing of it stays, however they end. */
function namelessFile(): number {
  const path = join(tmpdir(), `wattfile-${randomUUID()}`);
  const file = openSync(path, 'wx+', 0o600);
  rmSync(path);
  return file;
}
