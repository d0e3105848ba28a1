import { Injectable } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Secret } from '../../../platform/crypto/index.js';
import { ConnectionFault, FAULT_CODES, type FaultCode } from '../../faults.js';
import { Connector, type Portfolio, type SupplierDocument, type Visit } from '../connector.js';
import { sandboxBusiness, sandboxSeed } from './business.js';
import { sandboxPapers } from './papers.js';

/** `fail-invalid-credentials` and so on, for every reason a connection can fail. */
const FAILING = new Map<string, FaultCode>(
  FAULT_CODES.map((code) => [`fail-${code.toLowerCase().replaceAll('_', '-')}`, code]),
);
const ASKS_FOR_CODE = 'fail-mfa-required';
const RIGHT_CODE = '123456';
const LET_IN = 'let in';
const SLOW_MS = 15_000;
/** How often `recover` fails before it logs in. */
const RECOVERS_AFTER = 2;

/**
 * A supplier of our own that serves every test account, so that all that can happen to a connection can be tried. The
 * password says what happens: `pass` logs in; `fail-` and a reason in kebab case fails for that reason, though `fail-mfa-required` lets in who answers with
 * the code 123456; `slow` logs in
 * after 15 seconds; `recover` is unavailable twice and then logs in. Any other password is a wrong one.
 */
@Injectable()
export class SandboxConnector extends Connector {
  readonly name = 'sandbox';

  /** It stands behind test accounts of every supplier, and in the name of none. */
  serves(): boolean {
    return false;
  }

  async verify(visit: Visit): Promise<void> {
    const password = visit.password.reveal();
    if (password === ASKS_FOR_CODE) return this.askForCode(visit);
    const code = FAILING.get(password);
    if (code) throw new ConnectionFault(code);
    if (password === 'slow') await sleep(SLOW_MS, undefined, { signal: visit.signal });
    else if (password === 'recover') await this.failAtFirst(visit);
    else if (password !== 'pass') throw new ConnectionFault('INVALID_CREDENTIALS');
  }

  /** A login that was let in once by the code is let in again. */
  private async askForCode({ session, code }: Visit): Promise<void> {
    if (code?.reveal() === RIGHT_CODE) await session.keep(new Secret(LET_IN));
    else if ((await session.read())?.reveal() !== LET_IN) throw new ConnectionFault('MFA_REQUIRED');
  }

  private async failAtFirst({ session }: Visit): Promise<void> {
    const visits = Number((await session.read())?.reveal() ?? 0);
    await session.keep(new Secret(String(visits + 1)));
    if (visits < RECOVERS_AFTER) throw new ConnectionFault('SUPPLIER_UNAVAILABLE');
  }

  /** It names its sites, and leaves prices to the papers. */
  async portfolio({ account }: Visit): Promise<Portfolio> {
    const { electricity, gas } = sandboxBusiness(sandboxSeed(account.referenceId));
    const sites = [electricity, gas].map(({ name, address, meterPoint, fuel }) => ({
      name,
      address: address.join(', '),
      meterPoints: [{ mpanMprn: meterPoint, supplyType: fuel }],
    }));
    return { sites, agreements: [] };
  }

  async *documents(visit: Visit, since?: Date): AsyncIterable<SupplierDocument> {
    for (const paper of sandboxPapers(visit)) {
      if (!since || paper.issuedOn >= since) yield paper;
    }
  }
}
