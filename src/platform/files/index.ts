export { type ByteRange, FileStore, FileStoreAway, fileKey, type IncomingFile } from './file-store.js';
export { FilesModule, TemporaryFiles } from './files.module.js';
export { type UploadedFile, UploadStorage } from './upload-storage.js';
