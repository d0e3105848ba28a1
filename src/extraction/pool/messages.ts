import type { Page } from '../page.js';
import type { ContractFields, DocumentExtraction, DocumentType, Extraction, ReadingProblemCode } from '../results.js';

/** How the children of a pool read; sent to each once. */
export interface ChildSettings {
  ocrEngine: 'auto' | 'tesseract' | 'tesseract.js';
  maxPages: number;
  maxPixels: number;
}

/** What is wanted of the pages: a contract's fields, or those of whatever paper it is. */
export type Wanted = { contract: true } | { document: DocumentType | 'unknown' };

/** Where the bytes of a file are: here, or in a file on this machine, which the child reads by itself. */
export type Source = { bytes: Uint8Array } | { path: string };

/** One piece of work for a child. */
export type Task =
  /** Reads a whole file; when pages need OCR, gives back those that have text and names the others. */
  | { kind: 'read'; source: Source; wanted: Wanted }
  /** Reads a picture by OCR. */
  | { kind: 'picture'; source: Source }
  /** Reads one page (from 1) of a PDF by OCR. */
  | { kind: 'pdfPage'; source: Source; number: number }
  /** Finds the fields of pages that others have read. */
  | { kind: 'fields'; pages: Page[]; wanted: Wanted };

export interface ReadAnswer {
  /** Present when no page needs OCR. */
  result?: Result;
  /** Otherwise the pages with text, and the numbers of those without. */
  pages?: Page[];
  needOcr?: number[];
}

export type Result = { contract: Extraction<ContractFields> } | { document: DocumentExtraction };

/** What each kind of task answers. */
export interface Answers {
  read: ReadAnswer;
  picture: Page;
  pdfPage: Page;
  fields: Result;
}

export interface Request {
  id: number;
  task: Task;
  /** How many processors the task may keep busy. */
  share: number;
}

export type Response =
  | { ready: true }
  | { id: number; answer: Answers[Task['kind']]; memory: number }
  | { id: number; problem: { code: ReadingProblemCode; message: string }; memory: number }
  | { id: number; fault: string; memory: number };
