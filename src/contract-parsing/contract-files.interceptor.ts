import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import multer, { type Multer, MulterError } from 'multer';
import { unlink } from 'node:fs';
import { type Observable, finalize } from 'rxjs';
import { Config } from '../config/index.js';
import { type UploadedFile, UploadStorage } from '../platform/files/index.js';
import { noFile, tooManyFiles } from './contract-parsing.errors.js';

/** The most files of one request. */
export const MOST_FILES = 10;

/** Takes the files of the form to temporary files, and discards them when the answer has gone. */
@Injectable()
export class ContractFiles implements NestInterceptor {
  private readonly upload: Multer;

  constructor(storage: UploadStorage, config: Config) {
    this.upload = multer({ storage, limits: { fileSize: config.maxFileBytes, files: MOST_FILES, fields: 10 } });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!request.is('multipart/form-data')) throw noFile();
    await this.receive(request, http.getResponse<Response>());
    const files = (request.files ?? []) as UploadedFile[];
    return next.handle().pipe(finalize(() => files.forEach(({ path }) => unlink(path, () => undefined))));
  }

  private receive(request: Request, response: Response): Promise<void> {
    return new Promise((resolve, reject) => {
      this.upload.array('file', MOST_FILES)(request, response, (error: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(isTooMany(error) ? tooManyFiles(MOST_FILES) : (error as Error));
      });
    });
  }
}

/** An eleventh file is either over the count of files or over the count of the field. */
function isTooMany(error: unknown): boolean {
  if (!(error instanceof MulterError)) return false;
  return error.code === 'LIMIT_FILE_COUNT' || (error.code === 'LIMIT_UNEXPECTED_FILE' && error.field === 'file');
}
