import { Body, Controller, Get, Param, Patch, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, Endpoint, type Principal } from '../platform/http/index.js';
import {
  DocumentFindingsDto,
  FindingChangeDto,
  FindingsPageDto,
  FindingsQueryDto,
  ProjectFindingDto,
} from './findings.dto.js';
import { Findings } from './findings.service.js';

@ApiTags('Bill validation')
@Controller('v1/billValidation')
export class FindingsController {
  constructor(private readonly findings: Findings) {}

  @Get('accounts/:id/documents/:documentId/findings')
  @Endpoint({
    summary: 'What is wrong with a bill',
    description:
      'A bill is checked when it has been read or corrected, and again when its contract or another bill of its meter ' +
      'point comes or changes: against its own sums, the law (VAT, Climate Change Levy), its contract and the other bills. ' +
      'Of a bill without a contract, or a document that could not be read, `failure` says why not all was checked; one ' +
      'that is no bill is not found here.',
    access: 'accounts:read',
    response: DocumentFindingsDto,
    tagged: true,
    problems: [404],
  })
  ofDocument(
    @Caller() caller: Principal,
    @Param('id') accountId: string,
    @Param('documentId') documentId: string,
  ): Promise<DocumentFindingsDto> {
    return this.findings.ofDocument(caller, accountId, documentId);
  }

  @Get('findings')
  @Endpoint({
    summary: 'The findings of all bills, and what can be recovered',
    description: 'Those found last come first. The totals are of all findings that match, on whichever page they are.',
    access: 'accounts:read',
    response: FindingsPageDto,
    tagged: true,
    success: {
      headers: {
        Link: { description: '`rel="next"`: the next page, where there is one.', schema: { type: 'string' } },
      },
    },
    problems: [400],
  })
  async list(
    @Caller() caller: Principal,
    @Query() query: FindingsQueryDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FindingsPageDto> {
    const { page, next } = await this.findings.list(caller, query);
    if (next) response.links({ next: nextPage(request, next) });
    return page;
  }

  @Patch('findings/:findingId')
  @Endpoint({
    summary: 'Close a finding with a reason, or open it again',
    description:
      'A closed finding stays closed when the bill is checked again and the same is found. If another value is found, ' +
      'that is another finding. The validationStatus of the bill says what the rules found, and does not change.',
    access: 'documents:write',
    response: ProjectFindingDto,
    problems: [400, 404],
  })
  change(
    @Caller() caller: Principal,
    @Param('findingId') id: string,
    @Body() body: FindingChangeDto,
  ): Promise<ProjectFindingDto> {
    return this.findings.change(caller, id, body);
  }
}

/** The address that was asked for, with another cursor. */
function nextPage(request: Request, cursor: string): string {
  const url = new URL(request.originalUrl, 'http://localhost');
  url.searchParams.set('cursor', cursor);
  return url.pathname + url.search;
}
