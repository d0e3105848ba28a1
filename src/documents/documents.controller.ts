import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  Param,
  Patch,
  Put,
  Req,
  Res,
  StreamableFile,
  UploadedFile as FormFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiHeader, ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { unlink } from 'node:fs/promises';
import type { UploadedFile } from '../platform/files/index.js';
import { Caller, Endpoint, Principal } from '../platform/http/index.js';
import { FormOnly, NamedFile } from './document-file.interceptor.js';
import { CorrectionsDto } from './corrections.dto.js';
import { sendContent } from './content.js';
import { AccountPathDto, DocumentPathDto, UploadDto, UploadFormDto } from './documents.dto.js';
import { noFile } from './documents.errors.js';
import { Documents } from './documents.service.js';
import { DocumentEvidenceDto } from './evidence.dto.js';
import { SiteDto } from './site.dto.js';

const JSON_TYPE = 'application/json; charset=utf-8';

@Controller('v1/suppliers/accounts/:id/documents')
export class DocumentsController {
  constructor(private readonly documents: Documents) {}

  @Put('upload')
  @Endpoint({
    summary: 'Upload a document to an account',
    description:
      'A PDF, JPEG or PNG file, told by its content. The same `documentId` again replaces the document; the same bytes ' +
      'again change nothing. The document is read in the background: its `status` becomes `processed` or `failed`, and ' +
      'it moves to the site that it names. Until then it is at the first site of the account. The answer is written ' +
      'once the document is safe.',
    access: 'documents:write',
    response: [SiteDto],
    problems: [400, 404, 413, 415],
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: UploadFormDto })
  @UseInterceptors(FormOnly, FileInterceptor('file'), NamedFile)
  @Header('Content-Type', JSON_TYPE)
  async upload(
    @Param() { id }: AccountPathDto,
    @Body() { documentId, documentType }: UploadDto,
    @Caller() caller: Principal,
    @FormFile() file?: UploadedFile,
  ): Promise<string | StreamableFile> {
    if (!file) throw noFile();
    try {
      const sites = await this.documents.upload(caller, id, { documentId, type: documentType }, file);
      return typeof sites === 'string' ? sites : new StreamableFile(sites, { type: JSON_TYPE });
    } finally {
      await unlink(file.path);
    }
  }

  @Get(':documentId/content')
  @Endpoint({
    summary: 'The bytes of a document',
    description: 'As they were uploaded. Takes `Range` and `If-None-Match`.',
    access: 'accounts:read',
    success: {
      description:
        'The file; 206 with a part of it where `Range` asks for one, 304 where it is the one in `If-None-Match`.',
      content: Object.fromEntries(
        ['application/pdf', 'image/jpeg', 'image/png'].map((type) => [
          type,
          { schema: { type: 'string', format: 'binary' } },
        ]),
      ),
    },
    problems: [400, 404, 416],
  })
  @ApiProduces('application/pdf', 'image/jpeg', 'image/png')
  @ApiHeader({ name: 'Range', required: false, description: 'Such as `bytes=0-1023`: a part of the file.' })
  async content(
    @Param() { id, documentId }: DocumentPathDto,
    @Caller() caller: Principal,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const document = await this.documents.find(caller, id, documentId);
    await sendContent(request, response, document, (range) => this.documents.stream(document, range));
  }

  @Get(':documentId/evidence')
  @Endpoint({
    summary: 'What a document says, and how that is known',
    description:
      'Each field with its page, box, printed text and confidence, or with who set it by hand; why a reading failed.',
    access: 'accounts:read',
    response: DocumentEvidenceDto,
    problems: [400, 404],
  })
  evidence(@Param() { id, documentId }: DocumentPathDto, @Caller() caller: Principal): Promise<DocumentEvidenceDto> {
    return this.documents.evidence(caller, id, documentId);
  }

  @Patch(':documentId')
  @Endpoint({
    summary: 'Correct fields of a document by hand',
    description:
      'Fields with a value are set, fields with `null` cleared, others stay. The evidence then says who did it and when; ' +
      'the document is filed anew by its corrected fields, and the bill is checked again.',
    access: 'documents:write',
    response: DocumentEvidenceDto,
    problems: [400, 404, 409, 422],
  })
  async correct(
    @Param() { id, documentId }: DocumentPathDto,
    @Body() corrections: CorrectionsDto,
    @Caller() caller: Principal,
  ): Promise<DocumentEvidenceDto> {
    await this.documents.correct(caller, id, documentId, corrections);
    return this.documents.evidence(caller, id, documentId);
  }

  @Delete(':documentId')
  @Endpoint({
    summary: 'Remove a document',
    description: 'With its file and all that was read of it.',
    access: 'documents:write',
    status: 204,
    problems: [400, 404],
  })
  remove(@Param() { id, documentId }: DocumentPathDto, @Caller() caller: Principal): Promise<void> {
    return this.documents.remove(caller, id, documentId);
  }
}
