import { readDrawn as read } from '../testing/read.js';

describe('labels over their values', () => {
  it('may have numbers, side by side', () => {
    const fields = read(`
 1. Supplier                       2. Customer name
 Zenith Power Limited              Quayline Bakery Ltd

 3. Contract number                4. Contract start date
 ZP-4410-22                        01/04/2027

 5. Contract end date              6. MPAN
 31/03/2029                        1375858471955

 7. Site address                   8. Tariff
 4 Quay Road, Whitby, YO21 3PU     Winter Essential
`);
    expect(fields).toMatchObject({
      supplierName: 'Zenith Power Limited',
      customerName: 'Quayline Bakery Ltd',
      contractNumber: 'ZP-4410-22',
      contractStartDate: '2027-04-01',
      contractEndDate: '2029-03-31',
      supplyPoints: [{ siteAddress: '4 Quay Road, Whitby, YO21 3PU', tariffName: 'Winter Essential' }],
    });
  });

  it('may ask how the price is set, and be told that it is fixed', () => {
    const fields = read(`
 MPAN                              Tariff
 1375858471955                     Winter Essential

 Pricing                           Unit rate
 Fixed                             24.10 p/kWh
`);
    expect(fields).toMatchObject({ isFixedContract: true, supplyPoints: [{ unitRate: 24.1 }] });
  });

  it('may have a label of unknown words beside them', () => {
    const fields = read(`
 MPAN                              Site address
 1375858471955                     4 Quay Road, Whitby, YO21 3PU

 Contract end date                 Price review date
 31/03/2029                        01/06/2028
`);
    expect(fields.contractEndDate).toBe('2029-03-31');
  });

  it('have the end of a name that the card breaks with it', () => {
    const fields = read(`
 MPAN                   Energy broker           Tariff
 1375858471955          Quayline Energy         Winter Essential
                        Brokers
                        Limited
`);
    expect(fields.supplyPoints[0].brokerName).toBe('Quayline Energy Brokers Limited');
  });
});
