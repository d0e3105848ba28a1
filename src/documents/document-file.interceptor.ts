import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { fileWithoutName, noFile } from './documents.errors.js';

/** Refuses what is no form with files, before it is received. */
@Injectable()
export class FormOnly implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    if (!request.is('multipart/form-data')) throw noFile();
    return next.handle();
  }
}

/** Says of a file that came as text, for want of a name, what is wrong: the form parser takes it for a field. */
@Injectable()
export class NamedFile implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const body = request.body as Record<string, unknown> | undefined;
    if (!request.file && body?.file !== undefined) throw fileWithoutName();
    return next.handle();
  }
}
