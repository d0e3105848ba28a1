import { drawPages } from '../testing/draw.js';
import { readByRules } from '../testing/read.js';

/** What the rules read of a drawing, without the witness. */
const read = (drawing: string) => readByRules(drawPages(drawing)).read.fields;

const POINT = 'MPAN: 1357259348550\n';

describe('parties in the sentences over a schedule', () => {
  it('are read where the supplier supplies a body that has no legal form', () => {
    const { customerName } = read(`
Northern Power Limited will supply Thornbury Colleges Trust under contract NP-4471 between 1 May 2027 and 30 April 2029.

${POINT}`);
    expect(customerName).toBe('Thornbury Colleges Trust');
  });

  it('are read where more than a few words say for whom else the customer acts', () => {
    const { customerName } = read(`
Northern Power Limited (the Supplier) and Thornbury Nursing Homes plc (the Customer, on behalf of itself and of each member of its group) have agreed the prices below.

Participating member: Thornbury Homes (North) Ltd
${POINT}`);
    expect(customerName).toBe('Thornbury Nursing Homes plc');
  });

  it('have among them the broker that advises the customer as such', () => {
    const { supplyPoints } = read(`
The price is that of the day. Kettleby Power Desk Ltd advises the customer as broker, and 0.09 p/kWh is included for it.

Energy data of the year are held by Hale Energy Bureau Ltd, and commission is paid to nobody else.

${POINT}`);
    expect(supplyPoints[0].brokerName).toBe('Kettleby Power Desk Ltd');
  });

  it.each(['on 3 June 2026 - second draft', 'dated 3 June 2026'])(
    'have among them the broker that made the sheet, by its name: %s',
    (rest) => {
      const { supplyPoints } = read(`
# Contract summary

Prepared by Kettleby Power Brokers ${rest}

Client     Thornbury Leisure Trust
${POINT}`);
      expect(supplyPoints[0].brokerName).toBe('Kettleby Power Brokers');
    },
  );

  it('are not told by who is to sign', () => {
    const { customerName } = read(`
Northern Power Limited, 4 Mill Street, Leeds, LS1 4AB, sells and Thornbury Frozen Foods plc buys electricity from 1 May 2027.

${POINT}
Buyer ..............     Seller ..............     Date ..............
`);
    expect(customerName).toBe('Thornbury Frozen Foods plc');
  });
});

it('reads the supplier beside "Supplier under contract" on the paper of a broker', () => {
  const { supplierName, supplierAddress } = read(`
Kettleby Power Consulting Ltd

Supplier under contract     Northern Lights Limited, 4 Mill Street, Leeds, LS1 4AB
Customer                    Thornbury Laundries Ltd
${POINT}`);
  expect({ supplierName, supplierAddress }).toEqual({
    supplierName: 'Northern Lights Limited',
    supplierAddress: '4 Mill Street, Leeds, LS1 4AB',
  });
});
