import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Caller, Endpoint, Principal, invalidField, isKnown } from '../platform/http/index.js';
import { AccountDto, AccountListQuery } from './account-list.dto.js';
import { type AccountList, AccountLists } from './account-list.service.js';
import { noSuchBusiness } from './accounts.errors.js';
import { Clock } from './clock.js';
import { linkNextPage } from './next-page.js';

@ApiTags('Accounts')
@Controller('v1/suppliers/references')
export class AccountListController {
  constructor(
    private readonly lists: AccountLists,
    private readonly clock: Clock,
  ) {}

  @Get(':referenceId/accounts')
  @Endpoint({
    summary: 'The accounts of a business with their sites and documents',
    description:
      'The oldest account comes first. A business that has no account yet has an empty list. The answer carries a strong ' +
      '`ETag`; with `If-None-Match` an unchanged list is 304.',
    access: 'accounts:read',
    response: [AccountDto],
    success: {
      headers: {
        ETag: { description: 'Strong entity tag of the list.', schema: { type: 'string' } },
        Link: { description: 'With `limit`: where the next accounts are, `rel="next"`.', schema: { type: 'string' } },
      },
    },
    problems: [400, 404],
  })
  async list(
    @Caller() caller: Principal,
    @Param('referenceId') referenceId: string,
    @Query() query: AccountListQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!caller.mayUse(referenceId)) throw noSuchBusiness(referenceId);
    if (query.from && query.to && query.from > query.to) throw invalidField('?from', 'from must not be after to');
    const { documentType: types, ...filters } = query;
    const asked = {
      ...filters,
      types,
      projectId: caller.projectId,
      referenceId,
      now: this.clock.now(),
    };
    await this.lists.read(asked, (list) => send(list, request, response));
  }
}

async function send(list: AccountList, request: Request, response: Response): Promise<void> {
  response.setHeader('ETag', list.etag).setHeader('Cache-Control', 'private, no-cache');
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  linkNextPage(request, response, list.next);
  if (isKnown(list.etag, request.headers['if-none-match'])) response.status(304).end();
  else if (list.text !== undefined) {
    const bytes = Buffer.from(list.text);
    response.setHeader('Content-Length', bytes.length);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  } else await pipeline(Readable.from(list.pieces()), response);
}
