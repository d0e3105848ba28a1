import { readDrawn as read } from '../testing/read.js';

const productOf = (drawing: string) => read(`${drawing}\n MPAN     13 7585 8471 955`).supplyPoints[0].tariffName;

describe('what is no name of a product', () => {
  it.each([
    'PRICE BOOK - EXECUTED COPY',
    'Price book – Final version',
    'Rate card - Signed copy',
    'Rate card - Draft v2.1',
    "Price book - Customer's copy",
  ])('takes the state of a paper for none: %s', (title) => {
    expect(productOf(`\n ${title}\n`)).toBeUndefined();
  });

  it('reads the name of a price book that is no state of it', () => {
    expect(productOf('\n Price book       Harbour Fix 24\n')).toBe('Harbour Fix 24');
  });

  it.each(['100% renewable', 'Renewable', 'Zero carbon', 'Standard grid mix', 'REGO-backed electricity'])(
    'leaves "%s" under the kind of the energy, and takes the plan of the contract',
    (source) => {
      const product = productOf(`
 Plan               Rates
 Harbour Rate       Fixed until the last day of supply

 Unit rate p/kWh    Standing charge p/day    Electricity type
 23.17              126.88                   ${source}
`);
      expect(product).toBe('Harbour Rate');
    },
  );
});
