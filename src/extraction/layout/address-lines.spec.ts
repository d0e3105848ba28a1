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
