import { Controller, Post, Query, Res, UploadedFiles, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Endpoint } from '../platform/http/index.js';
import type { UploadedFile } from '../platform/files/index.js';
import { noFile } from './contract-parsing.errors.js';
import { ContractParsing } from './contract-parsing.service.js';
import { ContractFiles, MOST_FILES } from './contract-files.interceptor.js';
import { ParseContractQueryDto, ParsedContractDto } from './parsed-contract.dto.js';

@ApiTags('Contract parsing')
@Controller('v1/billValidation')
export class ContractParsingController {
  constructor(private readonly parsing: ContractParsing) {}

  @Post('parseContract')
  @Endpoint({
    summary: 'Parse a contract',
    description:
      'Reads one PDF, or one to ten images in page order, and answers with what the contract says. Nothing is kept. ' +
      'A file that cannot be read is 422 with a `type` of its own: `password-protected`, `corrupt`, `no-text-found`, ' +
      '`not-a-contract` (it is surely a bill), `too-many-pages`, `too-many-pixels`, `limit-exceeded`, `mixed-kinds`, `too-many-files`.',
    access: 'contracts:parse',
    response: ParsedContractDto,
    problems: [400, 413, 415, 422],
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: {
          type: 'array',
          maxItems: MOST_FILES,
          items: { type: 'string', format: 'binary' },
          description: 'The contract: one PDF, or one to ten JPEG or PNG images, never both kinds together.',
        },
      },
    },
  })
  @UseInterceptors(ContractFiles)
  async parseContract(
    @UploadedFiles() files: UploadedFile[] | undefined,
    @Query() query: ParseContractQueryDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ParsedContractDto> {
    if (!files?.length) throw noFile();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    return this.parsing.parse(files, query.evidence === 'true', gone.signal);
  }
}
