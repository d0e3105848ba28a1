export { SUPPLIERS, type Supplier, nearestSuppliers, supplierByName } from './catalogue/index.js';
export { isValidMpanCore, mpanCheckDigit, normaliseAddress, sameAddress } from './fields/values/index.js';
export { type InputFile, Reader, type ReaderOptions } from './reader.js';
export { type FileType, sniffFileType } from './reading/file-type.js';
export { isNativeTesseractThere } from './reading/ocr/native.js';
export type { Box } from './page.js';
export * from './results.js';
