import { type TestApp, createTestApp } from './support/app.js';
import { TestAccount, billPdf } from './documents.papers.js';

let app: TestApp;
let account: TestAccount;

beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_PER_MINUTE: '0' });
  account = await TestAccount.create(await app.caller(), 'bill-facts');
});
afterAll(() => app.close());

interface Printed {
  number: string;
  date: string;
  period: string;
  readings: [string, string];
  net: string;
  corrects?: string;
}

/** 2,000 kWh x 25p = 500.00, 30 days x 40p = 12.00, metering 5.00: 517.00; levy is in no line, VAT is 5 %. */
const printed = ({ number, date, period, readings, net, corrects }: Printed): Promise<Buffer> =>
  billPdf([
    ['MPAN', '13 1234 5678 907'],
    ['Invoice number', number],
    ['Invoice date', date],
    ['Billing period', period],
    ['Supply address', '1 High Street, Leeds, LS1 4AB'],
    ...(corrects ? [['Replaces invoice', corrects] as [string, string]] : []),
    ['Previous reading', `${readings[0]}   actual`],
    ['Present reading', `${readings[1]}   actual`],
    ['Electricity used', '2,000 kWh     25.00p     £500.00'],
    ['Standing charge', '30 days     40.00p     £12.00'],
    ['Metering charge', '£5.00'],
    ['Total excluding VAT', `£${net}`],
    ['VAT at 5%', `£${(Number(net) * 0.05).toFixed(2)}`],
    ['Total including VAT', `£${(Number(net) * 1.05).toFixed(2)}`],
  ]);

const SEPTEMBER = { date: '5 October 2026', period: '1 September 2026 to 30 September 2026' };
const OCTOBER = { date: '5 November 2026', period: '1 October 2026 to 30 October 2026' };

const findings = async (documentId: string): Promise<{ code: string }[]> => {
  const path = `/v1/billValidation/accounts/${account.id}/documents/${documentId}/findings`;
  return (await account.caller.json('GET', path)).body.findings;
};

it('holds the figures of the meter, the other charges and replaced bills against their neighbours', async () => {
  await account.file(
    'september',
    await printed({ ...SEPTEMBER, number: 'INV-901', readings: ['10000', '12000'], net: '517.00' }),
    'INVOICE',
  );
  const { readings } = await account.evidence('september');
  expect(readings[0].fields).toMatchObject({ readFromValue: 10000, readToValue: 12000, otherCharges: 5 });
  expect(readings[0].evidence['/readToValue']).toMatchObject({ page: 1, text: '12000' });

  await account.file(
    'october',
    await printed({ ...OCTOBER, number: 'INV-1001', readings: ['12150', '14150'], net: '527.00' }),
    'INVOICE',
  );
  await account.checked('october', 'failed');
  expect(await findings('october')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ code: 'read_continuity', field: 'readFromValue', billed: 12150, expected: 12000 }),
      expect.objectContaining({ code: 'net_arithmetic', billed: 527, expected: 517, overcharge: 10 }),
    ]),
  );

  const replacement = {
    ...OCTOBER,
    date: '12 November 2026',
    number: 'INV-1002',
    readings: ['12000', '14000'] as [string, string],
  };
  await account.file('replacement', await printed({ ...replacement, net: '517.00', corrects: 'INV-1001' }), 'INVOICE');
  await account.checked('replacement', 'not_validated');
  expect(await findings('replacement')).toEqual([]);
});

it('keeps the figures through corrections, and has them corrected', async () => {
  const path = account.path('september');
  const { body } = await account.caller.json('PATCH', path, {
    fields: { readToValue: 12010, customerName: 'Example Ltd' },
  });
  expect(body.readings[0].fields).toMatchObject({ readFromValue: 10000, readToValue: 12010, otherCharges: 5 });
  const [{ paper }] = await account.listed('september');
  expect(paper).not.toHaveProperty('readToValue');
  const refused = await account.caller.json('PATCH', path, { fields: { meterUnit: 'gallons' } });
  expect(refused.status).toBe(400);
});

it('holds bills without a meter point against those of their number', async () => {
  const paper = await billPdf([
    ['Invoice number', 'INV-77'],
    ['Invoice date', '5 October 2026'],
    ['Billing period', '1 September 2026 to 30 September 2026'],
    ['Supply address', '9 Low Street, Leeds, LS1 4AB'],
    ['Electricity used', '2,000 kWh     25.00p     £500.00'],
    ['Total excluding VAT', '£500.00'],
    ['VAT at 20%', '£100.00'],
    ['Total including VAT', '£600.00'],
  ]);
  await account.file('unnumbered', paper, 'INVOICE');
  await account.checked('unnumbered', 'not_validated');
  await account.file('unnumbered-again', paper, 'INVOICE');
  await account.checked('unnumbered-again', 'failed');
  const [repeat, ...others] = await findings('unnumbered-again');
  expect(repeat).toMatchObject({
    code: 'duplicate_invoice',
    message: expect.stringContaining('(document unnumbered)'),
  });
  // one file filed twice: nobody has asked for the money again
  expect(repeat).not.toHaveProperty('overcharge');
  expect(others).toEqual([]);
  expect(await findings('unnumbered')).toEqual([]);

  expect((await account.caller.json('DELETE', account.path('unnumbered'))).status).toBe(204);
  await account.checked('unnumbered-again', 'not_validated');
  expect(await findings('unnumbered-again')).toEqual([]);
});

it('makes emissions of a bill that prints no sum of its units after a change of price', async () => {
  const paper = await billPdf([
    ['MPAN', '22 7938 5097 900'],
    ['Invoice number', 'INV-1203'],
    ['Invoice date', '5 July 2026'],
    ['Billing period', '1 June 2026 to 30 June 2026'],
    ['Supply address', '3 Mill Lane, Leeds, LS1 4AB'],
    ['Energy to 15 June', '900 kWh     25.00p     £225.00'],
    ['Energy from 16 June', '1,100 kWh     27.00p     £297.00'],
    ['Standing charge', '30 days     40.00p     £12.00'],
    ['Total excluding VAT', '£534.00'],
    ['VAT at 20%', '£106.80'],
    ['Total including VAT', '£640.80'],
  ]);
  await account.file('two-prices', paper, 'INVOICE');
  const [{ site }] = await account.listed('two-prices');
  const { readings } = await account.evidence('two-prices');
  expect(readings[0].fields).toMatchObject({ unitsCharged: 2000 });
  expect(readings[0].fields).not.toHaveProperty('consumption');
  const { body } = await account.caller.json('GET', `/v1/sites/${site.id}/emissions?lookback=3y&estimate=false`);
  expect(body.emissions).toBeGreaterThan(0);
  expect(body.dataQuality).toMatchObject({ billedDays: 30 });
});
