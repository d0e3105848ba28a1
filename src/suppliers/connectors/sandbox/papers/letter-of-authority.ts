import type { DateTime } from 'luxon';
import type { Supplier } from '../../../../extraction/index.js';
import type { SandboxBusiness } from '../business.js';
import { LEFT, Paper, RIGHT } from './paper.js';
import { NOTICE, longDate, spacedMpan } from './words.js';

const BROKER = 'Sandford Energy Advice Ltd';

/** A letter by which the business lets a broker act for it; it covers both sites for a year. */
export function letterOfAuthority(business: SandboxBusiness, supplier: Supplier, signedOn: DateTime): Promise<Buffer> {
  const paper = new Paper('Letter of authority', business.name, signedOn);
  const width = RIGHT - LEFT;
  let y = paper.lines([business.name, ...business.billingAddress], LEFT, 48, { size: 10 });
  y = paper.text(longDate(signedOn), LEFT, y + 16, { size: 10 });
  y = paper.text('LETTER OF AUTHORITY', LEFT, y + 24, { size: 14, bold: true });
  y = paper.text(`To ${supplier.brand}`, LEFT, y + 12, { size: 10 });
  const body = [
    `We, ${business.name}, company number ${business.companyNumber}, give ${BROKER} authority to act for us in all ` +
      'matters of our energy supply at the premises below.',
    `Electricity, MPAN ${spacedMpan(business.electricity.meterPoint)}: ${business.electricity.address.join(', ')}`,
    `Gas, MPRN ${business.gas.meterPoint}: ${business.gas.address.join(', ')}`,
    'They may ask for bills, meter readings and contract data, obtain prices, and give notice to end a contract. They may ' +
      'not sign a supply contract for us.',
    `This authority begins on ${longDate(signedOn)} and ends on ${longDate(signedOn.plus({ years: 1 }).minus({ days: 1 }))}.`,
  ];
  for (const paragraph of body) y = paper.text(paragraph, LEFT, y + 12, { size: 10, width });
  paper.lines(['Yours faithfully', '', business.signatory, 'Director'], LEFT, y + 24, { size: 10 });
  paper.text(NOTICE, LEFT, 806, { size: 7, colour: '#666666' });
  return paper.bytes();
}
