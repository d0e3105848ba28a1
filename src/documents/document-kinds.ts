import { type DocumentType, isBill } from '../extraction/index.js';

/** Kinds of paper that hold nothing to read: a type given by the caller is enough. */
export const SIMPLE_TYPES: readonly DocumentType[] = ['CERTIFICATE', 'OTHER', 'LOA'];

export const isSimple = (type: DocumentType | null): boolean => type !== null && SIMPLE_TYPES.includes(type);

/** Kinds of paper that have fields. */
export const isRead = (type: DocumentType): boolean => type === 'CONTRACT' || isBill(type);
