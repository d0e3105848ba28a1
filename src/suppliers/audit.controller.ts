import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Caller, Endpoint, Principal } from '../platform/http/index.js';
import { AuditEntryDto, AuditQuery, toAuditEntry } from './audit.dto.js';
import { Audit } from './audit.service.js';
import { linkNextPage } from './next-page.js';

@ApiTags('Accounts')
@Controller('v1/audit')
export class AuditController {
  constructor(private readonly audit: Audit) {}

  @Get()
  @Endpoint({
    summary: 'What was done to accounts, by whom and when',
    description: 'The latest comes first. Entries stay when the account is removed. They hold no credentials.',
    access: 'accounts:read',
    response: [AuditEntryDto],
    tagged: true,
    success: {
      headers: { Link: { description: 'Where older entries are, `rel="next"`.', schema: { type: 'string' } } },
    },
    problems: [400],
  })
  async list(
    @Caller() caller: Principal,
    @Query() query: AuditQuery,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntryDto[]> {
    const { entries, next } = await this.audit.page(caller, query);
    linkNextPage(request, response, next);
    return entries.map(toAuditEntry);
  }
}
