import type { DocumentType } from '../extraction/index.js';

/** Kinds of paper that hold nothing to read: a type given by the caller is enough. */
export const SIMPLE_TYPES: readonly DocumentType[] = ['CERTIFICATE', 'OTHER', 'LOA'];

export const isSimple = (type: DocumentType | null): boolean => type !== null && SIMPLE_TYPES.includes(type);

/** Kinds of paper that are read as bills. */
export const isBill = (type: DocumentType | null): boolean =>
  type === 'INVOICE' || type === 'CREDIT_NOTE' || type === 'DEBIT_NOTE';

/** Kinds of paper that have fields. */
export const isRead = (type: DocumentType): boolean => type === 'CONTRACT' || isBill(type);
