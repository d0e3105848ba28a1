import { readDrawn as read } from '../testing/read.js';

describe('reading papers that change the terms or a party of a contract', () => {
  it.each([
    ['Existing', 'As varied'],
    ['Original', 'As amended'],
    ['Current terms', 'Revised terms'],
  ])('takes the terms of the second of two columns: %s, %s', (before, after) => {
    const fields = read(`
# Deed of variation
Supplier: Corvane Energy Ltd
Customer: Penhallow Castings Ltd
MPAN: 1866216674173

                               ${before.padEnd(25)}${after}
Contract type                  Fully fixed              Fully fixed
End date                       31 March 2026            31 March 2027
Unit rate (p/kWh)              29.05                    23.32
Standing charge (p/day)        88.69                    139.44
Payment                        Cheque                   Direct Debit
`);
    expect(fields).toMatchObject({
      contractEndDate: '2027-03-31',
      isFixedContract: true,
      paymentMethod: 'direct_debit',
      supplyPoints: [{ unitRate: 23.32, standingCharge: 139.44 }],
    });
    expect(fields.supplyPoints[0]).not.toHaveProperty('tariffName');
  });

  it.each([
    ['Outgoing party', 'Incoming party'],
    ['TRANSFEROR', 'TRANSFEREE'],
    ['Previous occupier', 'New occupier'],
  ])('takes who comes in for the customer, and nobody who signs: %s, %s', (before, after) => {
    const fields = read(`
# Change of tenancy
                    ${before.padEnd(34)}${after}
Name                R J Whitcombe & Partners          Hexagon Foundries Limited
Account             UGP9761798                        UGP6012263
Invoice address     108 Hopton St, Luton, LU1 7NR     26 Lime Kiln Lane, Birmingham, B12 5SR

MPAN                1866216674173                     Price             Deemed rates
Deemed supply from  1 October 2026                    Payment method    Cheque
Use of premises     Business                          Micro business    No

The former prices (20.065 p/kWh, expiring 01/05/2027) do not carry over.

# Signatures
For                 Signature          Name                Date
Outgoing occupier                      Graham Alder        27/09/2026
Incoming occupier                      Helen Kowalski      28/09/2026
`);
    expect(fields).toMatchObject({
      customerName: 'Hexagon Foundries Limited',
      supplierAccountNumber: 'UGP6012263',
      billingAddress: '26 Lime Kiln Lane, Birmingham, B12 5SR',
      contractStartDate: '2026-10-01',
      isMicroBusiness: false,
      supplyPoints: [{ isNonContractedRate: true }],
    });
    expect(fields).not.toHaveProperty('contractEndDate');
  });
});

describe('reading agreements with schedules of charges', () => {
  it('reads units before their amounts, and no charge of the networks', () => {
    const fields = read(`
# Half-hourly electricity agreement
1   Supplier              Corvane Energy Ltd, registered in England (company number 08123456), of 4 Quay House, Leeds, LS1 4AB
2   Customer              Penhallow Castings Ltd (company number 05544457)
3   Supply commences      At 00:01 on 1 April 2026
4   Supply ends           At midnight on 31 March 2029
5   Representative        Owen Pritchard (Finance Director)
6   MPAN                  1866216674173

Charge                            Unit           Basis                 Rate
Day units                         p/kWh          07:00 to 24:00        21.390
Night units                       p/kWh          00:00 to 07:00        12.626
Site charge                       £/month        per meter             161.60
Availability                      p/kVA/day      650 kVA               4.997
DUoS fixed charge                 p/day          per meter             766.00
Transmission charge               p/kWh          all units             0.745
CCL                               p/kWh          all units             0.801
VAT                               %              all charges           20.0
`);
    expect(fields).toEqual({
      customerType: 'non_domestic',
      supplierName: 'Corvane Energy Ltd',
      supplierAddress: '4 Quay House, Leeds, LS1 4AB',
      customerName: 'Penhallow Castings Ltd',
      contractStartDate: '2026-04-01',
      contractEndDate: '2029-03-31',
      cclRate: 0.801,
      vatRate: 20,
      supplyPoints: [
        {
          mpanMprn: '1866216674173',
          supplyType: 'electricity',
          dayUnitRate: 21.39,
          nightUnitRate: 12.626,
          standingCharge: 16160,
          standingChargeType: 'monthly',
          maximumImportCapacity: 650,
          capacityRate: 4.997,
        },
      ],
    });
  });

  it('reads units at the left edge, and a period with times of the day', () => {
    const fields = read(`
# Electricity supply contract
Seller                    Corvane Energy Limited whose registered office is situated at 4 Quay House, Leeds, LS1 4AB
Buyer                     Penhallow Castings Ltd
Supply number (MPAN)      1866216674173
Period                    00:00 hours on 1 April 2026 to 24:00 hours on 31 March 2029

Unit      Charge                                 Rate
p/kWh     Day energy                             21.390
p/kWh     Night energy                           12.626
£/day     Standing charge                        5.31
p/day     DUoS fixed charge                      766.00
p/kWh     Climate change levy                    0.801
%         VAT                                    20
`);
    expect(fields).toMatchObject({
      supplierAddress: '4 Quay House, Leeds, LS1 4AB',
      contractStartDate: '2026-04-01',
      contractEndDate: '2029-03-31',
      cclRate: 0.801,
      vatRate: 20,
      supplyPoints: [{ dayUnitRate: 21.39, nightUnitRate: 12.626, standingCharge: 531, standingChargeType: 'daily' }],
    });
  });

  it.each([
    ['Now, to 30 Jun 2026', 'New, from 1 Jul 2026'],
    ['Current (to 30/06/2026)', 'Renewal (from 01/07/2026)'],
  ])('takes the day from which the new column holds for the start: %s, %s', (before, after) => {
    const { contractStartDate, contractTermMonths } = read(`
You agreed to stay with us for a further 3 years.

                                 ${before.padEnd(26)}${after}
Day unit price (per kWh)         33.084p                   26.430p
Night unit price (per kWh)       19.116p                   17.468p
MPAN                             13 7585 8471 955
`);
    expect({ contractStartDate, contractTermMonths }).toEqual({
      contractStartDate: '2026-07-01',
      contractTermMonths: 36,
    });
  });
});
