import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN                             13 7585 8471 955';

describe('prices in rows, panels and columns', () => {
  it('reads a row of prices whose heads carry hours', () => {
    const fields = read(`
${MPAN}

Prices for every supply point of the portfolio
  Day units, 07:00 to 24:00      Night units, 00:00 to 07:00        Standing charge               CCL               VAT
  24.958 p/kWh                   15.796 p/kWh                       £1.34 per MPAN per day        0.801 p/kWh       20%
`);
    expect(fields).toMatchObject({ cclRate: 0.801, vatRate: 20 });
    expect(fields.supplyPoints).toMatchObject([{ dayUnitRate: 24.958, nightUnitRate: 15.796, standingCharge: 134 }]);
  });

  it('keeps prices under each other apart that are worded like labels', () => {
    const { supplyPoints } = read(`
MPAN .....................: 13 7585 8471 955
PREVIOUS 12 MONTHS .......: 61231 KWH
UNIT RATE DAY ............: GBP 0.27940 / KWH
UNIT RATE NIGHT ..........: GBP 0.15551 / KWH
STANDING CHARGE ..........: GBP 1.2067 / DAY
`);
    expect(supplyPoints).toMatchObject([
      { previous12MonthsConsumption: 61231, dayUnitRate: 27.94, nightUnitRate: 15.551, standingCharge: 120.67 },
    ]);
  });

  it('takes a price that stands for all units or for the day by whether there is one for the night', () => {
    const { supplyPoints } = read(`
${MPAN}

 Standing charge (p/day)      Unit rate / day rate (p/kWh)      Night rate (p/kWh)      Eve & weekend (p/kWh)
 97.42                        31.245                            N/A                     N/A
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 31.245, standingCharge: 97.42 }]);
  });

  it('takes the middle one of three columns for the renewal', () => {
    const fields = read(`
${MPAN}

                             What you pay now       Your renewal       If you had not renewed
Tariff                       Acquisition Fix        Steady 48          Standard Variable
Unit rate (per kWh)          21.71p                 29.30p             42.48p
Standing charge (per day)    44.73p                 60.36p             87.52p
From                         01/04/2026             01/04/2027         –
Until                        31/03/2027             31/03/2031         no end date
`);
    expect(fields).toMatchObject({ contractStartDate: '2027-04-01', contractEndDate: '2031-03-31' });
    expect(fields.supplyPoints).toMatchObject([{ tariffName: 'Steady 48', unitRate: 29.3, standingCharge: 60.36 }]);
  });

  it('gives points side by side their own columns', () => {
    const { supplyPoints } = read(`
Charges and data            Supply 1                  Supply 2
Site                        Main Kitchen              West Gate
MPAN                        13 7585 8471 955          11 2371 8657 314
Annual volume, kWh          532,599                   498,638
Day energy, p/kWh           21.677                    21.395
Night energy, p/kWh         13.476                    13.970
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Main Kitchen', estimatedAnnualConsumption: 532599, dayUnitRate: 21.677, nightUnitRate: 13.476 },
      { siteName: 'West Gate', estimatedAnnualConsumption: 498638, dayUnitRate: 21.395, nightUnitRate: 13.97 },
    ]);
  });

  it('charges for capacity only where one is shown', () => {
    const { supplyPoints } = read(`
Agreed capacity is charged at 3.67 p/kVA/day at the sites where a capacity is shown below.

Site            MPAN                    Capacity (kVA)     Day p/kWh     Night p/kWh
Retail Unit     13 7585 8471 955        250                24.182        15.637
Paint Shop      11 2371 8657 314                           28.422        15.923
`);
    expect(supplyPoints[0].capacityRate).toBe(3.67);
    expect(supplyPoints[1]).not.toHaveProperty('capacityRate');
  });

  it('takes the line over an address for the name of the site where a whole column has such lines', () => {
    const { supplyPoints } = read(`
Premises                                         MPAN                   Est. annual kWh
Lower Yard                                       13 7585 8471 955       11,275
102 Orchard Row, Portsmouth, PO1 4YL

Studio 2                                         11 2371 8657 314       528,844
Unit 24, Union Street, Chester, CH1 2FL
`);
    expect(supplyPoints).toMatchObject([
      { siteName: 'Lower Yard', siteAddress: '102 Orchard Row, Portsmouth, PO1 4YL' },
      { siteName: 'Studio 2', siteAddress: 'Unit 24, Union Street, Chester, CH1 2FL' },
    ]);
  });

  it.each(['Workshop B: 166 North Street, Ashford, TN24 1AS', 'Workshop B at 166 North Street, Ashford, TN24 1AS'])(
    'parts the name of a site from the address behind it: %s',
    (cell) => {
      const { supplyPoints } = read(`
Site and address                                    MPAN
${cell.padEnd(52)}13 7585 8471 955
`);
      expect(supplyPoints).toMatchObject([
        { siteName: 'Workshop B', siteAddress: '166 North Street, Ashford, TN24 1AS' },
      ]);
    },
  );

  it('prefers the company to its brand, and none of the suppliers that a broker compares', () => {
    const { supplierName, supplierAddress } = read(`
Supplier                 Term          Unit p/kWh      Daily p
British Gas              24 months     29.84           126.21
Valda Energy             24 months     26.60           43.65
SEFE Energy              24 months     29.25           123.72

Marlowe Utilities Limited
Supply contract for business electricity
${MPAN}

Marlowe Utilities Limited. Registered in England no. 02172239. Registered office: 8 Rope Lane, Hull, HU1 2JN. VAT no. 244 9737 65.
`);
    expect({ supplierName, supplierAddress }).toEqual({
      supplierName: 'Marlowe Utilities Limited',
      supplierAddress: '8 Rope Lane, Hull, HU1 2JN',
    });
  });

  it.each([
    ['Category', 'Business (non-domestic)'],
    ['Guarantor', 'Iveson Holdings Ltd, a business customer'],
  ])('takes no answer for a label of what stands under it: %s, %s', (label, answer) => {
    const { customerName, billingAddress } = read(`
Customer                Lydgate Supermarkets Limited
${label.padEnd(24)}${answer}
Correspondence to       27 Forge Lane, Hereford, HR4 4YD
${MPAN}
`);
    expect({ customerName, billingAddress }).toEqual({
      customerName: 'Lydgate Supermarkets Limited',
      billingAddress: '27 Forge Lane, Hereford, HR4 4YD',
    });
  });

  it('keeps what stands beside each other in panels of different lengths apart', () => {
    const { supplyPoints } = read(`
Electricity                                     Gas

Plan                     Hearth Day and Night   Plan                     Hearth Gas
Day unit rate            27.310p per kWh        Unit rate                5.914p per kWh
Night unit rate          14.220p per kWh        Standing charge          32.10p per day
Standing charge          58.14p per day         Annual use               8,200 kWh
Annual use               5,100 kWh              MPRN                     7301264507
MPAN                     1357259348550          Meter                    G4A18045764
Meter                    K14W20117
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '7301264507', meterSerialNumber: 'G4A18045764', estimatedAnnualConsumption: 8200 },
      { mpanMprn: '1357259348550', meterSerialNumber: 'K14W20117', estimatedAnnualConsumption: 5100 },
    ]);
  });
});
