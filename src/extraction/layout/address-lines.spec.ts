import { readDrawn as read } from '../testing/read.js';

const address = (drawing: string) => read(drawing).supplyPoints[0].siteAddress;

describe('addresses whose label stands at their middle', () => {
  it('have as many lines over the label as under it', () => {
    expect(
      address(`
MPRN                  7465697431

                      Mill House
                      4 Weir Lane
Site address          Bath
                      Somerset
                      BA1 4QQ

Meter serial number   G4A12345678
`),
    ).toBe('Mill House, 4 Weir Lane, Bath, Somerset, BA1 4QQ');
  });

  it('take no line of the value over them', () => {
    expect(
      address(`
MPRN                  7465697431
Name of site          Weir Lane
                      Bakery
Site address          4 Weir Lane
                      BA1 4QQ
`),
    ).not.toMatch(/^Bakery/);
  });
});

describe('addresses that end with the end of a postcode', () => {
  it('are whole, each in its row', () => {
    expect(
      read(`
Supply         Premises               Supply number     Unit rate (p/kWh)

               12-14 Weir Lane,
Electricity    Bath, Somerset, BA1    1357259348550     24.118
               4QQ

               7 Mill Street,
Gas            Bristol, BS1           7465697431        7.204
               6XA
`).supplyPoints,
    ).toMatchObject([
      { siteAddress: '12-14 Weir Lane, Bath, Somerset, BA1 4QQ' },
      { siteAddress: '7 Mill Street, Bristol, BS1 6XA' },
    ]);
  });
});
