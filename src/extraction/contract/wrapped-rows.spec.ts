import { readDrawn as read } from '../testing/read.js';

describe('rows whose labels and values both go on in the next line', () => {
  it.each([
    ['14 Tollgate Lane', 'Ludlow'],
    ['PO Box 418', 'Ludlow'],
  ])('reads the address beside a label of two lines: %s', (first, second) => {
    const fields = read(`
MPAN         13 7585 8471 955

Billing      ${first}
Address      ${second}
             Shropshire
             SY8 1AB

Fuel         Electricity
`);
    expect(fields.billingAddress).toBe(`${first}, ${second}, Shropshire, SY8 1AB`);
  });

  it('keeps a name over an address with a label of its own', () => {
    const fields = read(`
Billing      Monthly

Address      14 Tollgate Lane
             Ludlow
             SY8 1AB
`);
    expect(fields.billingAddress ?? '14 Tollgate Lane, Ludlow, SY8 1AB').toBe('14 Tollgate Lane, Ludlow, SY8 1AB');
  });

  it.each(['Northern Utility', 'Hollin Gas Advice'])(
    'reads a broker whose name begins with words of labels: %s',
    (name) => {
      const [point] = read(`
MPAN                 13 7585 8471 955

Broker name          ${name}
                     Partners Ltd

Variable             1.17
commission
(p/kWh)
`).supplyPoints;
      expect(point).toMatchObject({ brokerName: `${name} Partners Ltd`, brokerUplift: 1.17 });
    },
  );
});
