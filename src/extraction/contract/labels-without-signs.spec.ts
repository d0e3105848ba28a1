import { readDrawn as read } from '../testing/read.js';

describe('labels with no sign behind them', () => {
  it.each([' ¦ ', ' • ', '; '])('reads them between "%s"', (parter) => {
    const { supplyPoints } = read(
      'Electricity~MPAN 16 8765 4321 015~Meter K14W882011~Tariff Steady Fix 24'.replaceAll('~', parter),
    );
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '1687654321015', meterSerialNumber: 'K14W882011', tariffName: 'Steady Fix 24' },
    ]);
  });

  it('keeps a label that ends with a joining word apart from the label under it', () => {
    const { paymentMethod, isMicroBusiness } = read(`
We pay by          Direct Debit
Microbusiness      Yes
MPAN               16 8765 4321 015
`);
    expect({ paymentMethod, isMicroBusiness }).toEqual({ paymentMethod: 'direct_debit', isMicroBusiness: true });
  });

  it('takes the number of a product before the day that it ends for no day', () => {
    const { contractStartDate, contractEndDate } = read(`
MPAN 16 8765 4321 015 is on Steady Fix 24 until 28 February 2029.
`);
    expect({ contractStartDate, contractEndDate }).toEqual({
      contractStartDate: undefined,
      contractEndDate: '2029-02-28',
    });
  });
});
