import {
  type ContractFields,
  type DocumentExtraction,
  type Extraction,
  type InputFile,
  Reader,
  type ReaderOptions,
  ReadingProblem,
} from '../../extraction/index.js';
import type { Metrics } from '../metrics/index.js';

const BUCKETS = [0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];

/** The reader, with figures of how long papers take and how that ends. */
export class MeasuredReader extends Reader {
  private readonly seconds;

  constructor(options: ReaderOptions, metrics: Metrics) {
    super(options);
    this.seconds = metrics.histogram(
      'wattfile_reading_seconds',
      'Time to read a paper, by what it is (`text`; `scan`: some of it had to be read by OCR; `unknown`: of contracts that ' +
        'are parsed, and of what cannot be read) and how that ended (`read`, the code of the problem, or `fault`).',
      ['task', 'medium', 'outcome'],
      BUCKETS,
    );
    metrics.gauge(
      'wattfile_reading_processes',
      'Child processes of this process that read papers, those that have work, and tasks that wait for one.',
      ['state'],
      async (gauge) => {
        const { size, busy, queued } = this.stats();
        gauge.set({ state: 'all' }, size);
        gauge.set({ state: 'busy' }, busy);
        gauge.set({ state: 'awaited' }, queued);
      },
    );
  }

  override parseContract(
    files: InputFile[],
    options: { signal?: AbortSignal } = {},
  ): Promise<Extraction<ContractFields>> {
    return this.measured('contract', () => super.parseContract(files, options));
  }

  override readDocument(
    file: InputFile,
    options: Parameters<Reader['readDocument']>[1] = {},
  ): Promise<DocumentExtraction> {
    return this.measured('document', () => super.readDocument(file, options));
  }

  private async measured<T extends object>(task: string, read: () => Promise<T>): Promise<T> {
    const end = this.seconds.startTimer({ task });
    try {
      const result = await read();
      end({ outcome: 'read', medium: 'ocr' in result ? (result.ocr ? 'scan' : 'text') : 'unknown' });
      return result;
    } catch (error) {
      end({ outcome: error instanceof ReadingProblem ? error.code : 'fault', medium: 'unknown' });
      throw error;
    }
  }
}
