import { Body, Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Endpoint, Principal } from '../platform/http/index.js';
import { Idempotent } from '../platform/idempotency/index.js';
import {
  AccountCreationDto,
  AccountDetailDto,
  ChallengeAnswerDto,
  ChangeAccountDto,
  CreateAccountDto,
  RemovalReceiptDto,
  toCreation,
  toDetail,
} from './accounts.dto.js';
import { noSuchAccount } from './accounts.errors.js';
import { Accounts } from './accounts.service.js';
import { Clock } from './clock.js';
import { Removal } from './removal.service.js';

@ApiTags('Accounts')
@Controller('v1/suppliers/accounts')
export class AccountsController {
  constructor(
    private readonly accounts: Accounts,
    private readonly removal: Removal,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Idempotent()
  @Endpoint({
    summary: 'Connect a supplier account',
    description:
      'Tries the credentials with the supplier at once and answers within 10 seconds: `PASSING`, or `FAILING` with a reason ' +
      'that begins with a stable code. A supplier that takes longer is tried on; the account then shows how it ended. ' +
      'Sites and documents follow in the background. With `isTest` the sandbox stands in for the supplier, and the password ' +
      'says what happens: `pass` logs in, `fail-invalid-credentials` and the like fail.',
    access: 'accounts:write',
    status: 201,
    response: AccountCreationDto,
    problems: [400, 404, 409, 422],
  })
  async create(@Caller() caller: Principal, @Body() body: CreateAccountDto): Promise<AccountCreationDto> {
    return toCreation(await this.accounts.create(caller, body), this.clock.now());
  }

  @Get(':id')
  @Endpoint({
    summary: 'An account and how its connection stands',
    access: 'accounts:read',
    response: AccountDetailDto,
    problems: [404],
  })
  async one(@Caller() caller: Principal, @Param('id') id: string): Promise<AccountDetailDto> {
    return toDetail(await this.accounts.one(caller, id), this.clock.now());
  }

  @Patch(':id')
  @Endpoint({
    summary: 'Change the credentials of an account, or when they run out',
    description: 'The account keeps its id and its documents. New credentials are tried at once.',
    access: 'accounts:write',
    response: AccountDetailDto,
    problems: [400, 404, 409],
  })
  async change(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ChangeAccountDto,
  ): Promise<AccountDetailDto> {
    return toDetail(await this.accounts.change(caller, id, body), this.clock.now());
  }

  @Post(':id/refresh')
  @Idempotent()
  @Endpoint({
    summary: 'Try the connection now and fetch what is new',
    description:
      'Answers how the connection stands after the attempt; documents follow in the background. Requests at the same time share one attempt.',
    access: 'accounts:write',
    response: AccountDetailDto,
    problems: [400, 404, 409, 422],
  })
  async refresh(@Caller() caller: Principal, @Param('id') id: string): Promise<AccountDetailDto> {
    return toDetail(await this.accounts.refresh(caller, id), this.clock.now());
  }

  @Post(':id/challenge')
  @Idempotent()
  @Endpoint({
    summary: 'Answer a supplier that asks for a one-time code',
    description:
      'For an account that fails with `MFA_REQUIRED`. Logs in with the code and answers how the connection stands then; a ' +
      'wrong code leaves it as it was. The sandbox takes 123456.',
    access: 'accounts:write',
    response: AccountDetailDto,
    problems: [400, 404, 409, 422],
  })
  async answer(
    @Caller() caller: Principal,
    @Param('id') id: string,
    @Body() body: ChallengeAnswerDto,
  ): Promise<AccountDetailDto> {
    return toDetail(await this.accounts.answer(caller, id, body.code), this.clock.now());
  }

  @Delete(':id')
  @Endpoint({
    summary: 'Remove an account with all that belongs to it',
    description: 'Credentials, sites, documents and files go for good. The answer is a receipt.',
    access: 'accounts:write',
    response: RemovalReceiptDto,
    problems: [404],
  })
  async remove(@Caller() caller: Principal, @Param('id') id: string): Promise<RemovalReceiptDto> {
    const { projectId } = await this.accounts.one(caller, id);
    const receipt = await this.removal.remove({ projectId, accountId: id }, caller);
    if (!receipt) throw noSuchAccount(id);
    return receipt;
  }
}
