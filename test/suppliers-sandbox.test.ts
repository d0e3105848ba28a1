import { type SandboxBill, billsOf, latestBilled } from '../src/suppliers/connectors/sandbox/bills.js';
import { sandboxBusiness, sandboxSeed } from '../src/suppliers/connectors/sandbox/business.js';
import { type Caller, type TestApp, createTestApp } from './support/app.js';
import { sandboxSites } from './support/sandbox.js';

let app: TestApp;
let caller: Caller;

/** The whole way: an account, a visit by the job, papers by the intake, and the real reading of each. */
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  caller = await app.caller();
});
afterAll(() => app.close());

/** What is printed on a bill, as the interface names it. */
function printed(bill: SandboxBill): Record<string, unknown> {
  const { site, meterSerial } = bill.agreement;
  const [first, second] = bill.lines;
  const kwh = bill.gas?.kwh.toNumber();
  return {
    mpanMprn: site.meterPoint,
    supplyType: site.fuel,
    invoiceNumber: bill.number,
    invoiceDate: bill.issuedOn.toISODate(),
    dueDate: bill.dueOn.toISODate(),
    chargeStartDate: bill.from.toISODate(),
    chargeEndDate: bill.to.toISODate(),
    meterSerialNumber: meterSerial,
    siteAddress: site.address.join(', '),
    readToType: bill.registers[0].present.type.toLowerCase(),
    standingCharge: bill.agreement.standingCharge.toNumber(),
    cclRate: bill.lines.at(-1)!.pence.toNumber(),
    vatRate: 20,
    amountDueNetOfVat: bill.net.toNumber(),
    vat: bill.vat.toNumber(),
    totalAmount: bill.total.toNumber(),
    ...(kwh !== undefined
      ? { consumption: kwh, unitRate: first.pence.toNumber() }
      : {
          dayConsumption: bill.registers[0].units,
          nightConsumption: bill.registers[1].units,
          dayUnitRate: first.pence.toNumber(),
          nightUnitRate: second.pence.toNumber(),
        }),
  };
}

it('fetches two years of papers for a test account and reads them as they are printed', async () => {
  const referenceId = 'sandbox-readings';
  const wanted = { email: 'a@example.org', password: 'pass', referenceId, supplier: 'EDF', isTest: true };
  const { body: account } = await caller.json('POST', '/v1/suppliers/accounts', wanted);
  const sites = await sandboxSites(caller, referenceId);
  expect(
    sites.map(({ invoices, contracts, creditNotes, loas }) =>
      [invoices, contracts, creditNotes, loas].map((l) => l.length),
    ),
  ).toEqual([
    [24, 1, 0, 1],
    [25, 1, 1, 0],
  ]);
  const seed = sandboxSeed(referenceId);
  const business = sandboxBusiness(seed);
  const last = latestBilled(new Date());
  const bills = Array.from({ length: 24 }, (_, i) => last - i).flatMap((month) =>
    [business.electricity, business.gas].flatMap((site) => billsOf(site, seed, month)),
  );
  const read = new Map(sites.flatMap((site) => site.invoices).map((invoice) => [invoice.id, invoice]));
  const differences: string[] = [];
  let fields = 0;
  for (const bill of bills.filter(({ kind }) => kind === 'INVOICE')) {
    for (const [name, value] of Object.entries(printed(bill))) {
      fields += 1;
      const got = read.get(bill.id)?.[name];
      if (got !== value) differences.push(`${bill.id} ${name}: ${String(got)} instead of ${String(value)}`);
    }
  }
  expect({ few: differences.length <= fields / 50, differences }).toMatchObject({ few: true });

  const wrong = bills.find(
    ({ id, lines, agreement }) => id.startsWith('electricity') && !lines[0].pence.equals(agreement.unitRates[0].pence),
  )!;
  expect(read.get(wrong.id)?.validationStatus).toBe('failed');
  const path = `/v1/billValidation/accounts/${account.id}/documents/${wrong.id}/findings`;
  const { body: checked } = await caller.json('GET', path);
  const [finding] = checked.findings.filter(({ code }: { code: string }) => code === 'day_unit_rate_mismatch');
  expect(finding).toMatchObject({
    billed: wrong.lines[0].pence.toNumber(),
    expected: wrong.agreement.unitRates[0].pence.toNumber(),
  });
}, 420_000);
