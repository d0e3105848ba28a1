import type { Supplier } from '../../../../extraction/index.js';
import type { Agreement } from '../agreements.js';
import type { SandboxBusiness } from '../business.js';
import { LEFT, Paper, RIGHT } from './paper.js';
import { NOTICE, figure, imprint, longDate, pence, spacedMpan } from './words.js';

/** A fixed-price contract for one site: the key terms, and a page of conditions. */
export function contractPaper(agreement: Agreement, business: SandboxBusiness, supplier: Supplier): Promise<Buffer> {
  const { site } = agreement;
  const title = `Business ${site.fuel} supply contract`;
  const paper = new Paper(title, supplier.brand, agreement.signedOn);
  paper.text(supplier.brand, LEFT, 40, { size: 18, bold: true, colour: '#0b5a3c' });
  paper.text(title, LEFT, 70, { size: 13, bold: true });
  let y = section(paper, 104, 'The parties', [
    ['Supplier', supplier.legalNames[0] ?? supplier.brand],
    ['Customer', business.name],
    ['Company number', business.companyNumber],
    ['Billing address', business.billingAddress.join(', ')],
    ['Contract number', agreement.number],
    ['Account number', business.accountNumber],
    ['Customer type', 'Business (non-domestic)'],
  ]);
  y = section(paper, y + 12, 'The supply', [
    ['Fuel', site.fuel === 'gas' ? 'Gas' : 'Electricity'],
    ['Site name', site.name],
    ['Supply address', site.address.join(', ')],
    site.fuel === 'gas' ? ['MPRN', site.meterPoint] : ['MPAN', spacedMpan(site.meterPoint)],
    ['Meter serial number', agreement.meterSerial],
    [
      site.fuel === 'gas' ? 'Annual quantity (AQ)' : 'Estimated annual consumption (EAC)',
      `${figure(agreement.annualUse, 0)} kWh`,
    ],
  ]);
  y = section(paper, y + 12, 'Term and prices', [
    ['Product', agreement.product],
    ['Price type', 'Fixed price for the whole term'],
    ['Contract start date', longDate(agreement.start)],
    ['Contract end date', longDate(agreement.end)],
    ['Contract length', `${agreement.months} months`],
    ...agreement.unitRates.map(({ register, pence: rate }) => [
      register === 'Unit' ? 'Unit rate' : `${register} unit rate`,
      `${pence(rate)}p per kWh`,
    ]),
    ['Standing charge', `${pence(agreement.standingCharge)}p per day`],
    ['Payment method', 'Monthly Direct Debit'],
  ]);
  y = paper.text(
    'Prices do not include VAT and the Climate Change Levy, which are added at the rate that the law sets.',
    LEFT,
    y + 10,
    { width: RIGHT - LEFT },
  );
  paper.text(`Signed for ${business.name}: ${business.signatory}, Director`, LEFT, y + 30);
  paper.text(`Date: ${longDate(agreement.signedOn)}`, 400, y + 30);
  paper.lines([imprint(supplier), NOTICE], LEFT, 796, { size: 7, colour: '#666666' });
  conditions(paper);
  return paper.bytes();
}

function section(paper: Paper, y: number, heading: string, rows: string[][]): number {
  paper.text(heading, LEFT, y, { size: 11, bold: true });
  paper.rule(y + 16);
  return rows.reduce((at, [label, value]) => {
    paper.text(label, LEFT, at, { bold: true });
    return paper.text(value, 230, at, { width: RIGHT - 230 }) + 5;
  }, y + 22);
}

const CONDITIONS = [
  'Meters. Let us and people working for us reach the meter at any reasonable time.',
  'Readings. Where we have no reading we may bill on an estimate, and correct it with the next actual reading.',
  'Payment. Bills are sent each month. If a Direct Debit fails we may ask for another way to pay.',
  'Ending. Tell us before the end date if you do not wish to stay; our out of contract prices apply from the next day.',
  'Moving. Give us notice before you leave the premises, with a reading taken on the day.',
  'Complaints. Call us first; if the matter is not settled in eight weeks you can go to the ombudsman free of charge.',
];

function conditions(paper: Paper): void {
  paper.newPage();
  let y = paper.text('Conditions', LEFT, 48, { size: 13, bold: true }) + 10;
  CONDITIONS.forEach((condition, i) => {
    y = paper.text(`${i + 1}. ${condition}`, LEFT, y, { width: RIGHT - LEFT }) + 8;
  });
}
