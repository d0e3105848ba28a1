import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';

/** What of a field of a form is needed here; pdf.js hands out more. */
interface Field {
  id: string;
  fieldType?: string;
  fieldValue?: unknown;
  hasAppearance?: boolean;
  password?: boolean;
}

/**
 * Has what was filled into a form be painted also where the file holds no picture of it: viewers then write the value
 * into its field themselves. Returns whether there is any.
 */
export async function showFilledFields(document: PDFDocumentProxy, page: PDFPageProxy): Promise<boolean> {
  const fields = (await page.getAnnotations()) as Field[];
  const filled = fields.filter(({ fieldType, fieldValue, hasAppearance, password }) => {
    const isWritten = fieldType === 'Tx' || fieldType === 'Ch';
    return isWritten && !hasAppearance && !password && fieldValue !== undefined && fieldValue !== null;
  });
  for (const { id, fieldValue } of filled) document.annotationStorage.setValue(id, { value: fieldValue });
  return filled.length > 0;
}
