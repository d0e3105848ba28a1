import { drawPages } from '../testing/draw.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

describe('reading forms and prints of systems', () => {
  it('reads values behind dots that lead to them, and a supplier that nobody lists', () => {
    const fields = read(`
BRACKENDALE GAS & ELECTRIC LTD                 CONTRACT PRINT
7 Mill Bank, Otley, LS21 1AB
=================================================================
CONTRACT NO ..............: BG200417
CUSTOMER .................: FERNHILL JOINERY LIMITED
BILL TO ..................: 14 DOCK ROAD
                            HULL
                            HU1 3AA
FROM......................: 01-10-2026
TO .......................: 30-09-2028
PAYMENT BY ...............: CHEQUE, 14 DAYS
MICRO BUSINESS ...........: N
MPAN .....................: 1169070293135
ALL UNITS ................: 27.114 P/KWH
STANDING CHARGE ..........: 81.50 P/DAY
`);
    expect(fields).toMatchObject({
      supplierName: 'BRACKENDALE GAS & ELECTRIC LTD',
      supplierAddress: '7 Mill Bank, Otley, LS21 1AB',
      customerName: 'FERNHILL JOINERY LIMITED',
      billingAddress: '14 DOCK ROAD, HULL, HU1 3AA',
      contractNumber: 'BG200417',
      contractStartDate: '2026-10-01',
      contractEndDate: '2028-09-30',
      paymentMethod: 'cheque',
      isMicroBusiness: false,
    });
    expect(fields.supplyPoints).toMatchObject([{ unitRate: 27.114, standingCharge: 81.5 }]);
  });

  it('reads boxes that stand over each other, and whose company and address is meant under its heading', () => {
    const fields = read(`
# Crown Gas & Power
# A. The customer
Business name          Bramley Squash Club Ltd
Registered address     5 Victoria Road, Chester, CH1 1YU
Billing address        26 The Parade, Poole, BH15 3BW

# B. Contract
Price type             ☒  Fixed price    ☐  Flexible (market)
Contract length        ☐  12 months      ☐  24 months      ☒  36 months

Site 1 name            Gatehouse               MPR             7795371064
Site address           45 Church Walk, Leeds, LS11 9DZ
Unit rate (p/kWh)      8.317                   S/C (p/day)     59.13
Site 2 name            Studio                  MPR             3331740520
Site address           88 Market Place, Bristol, BS2 3BL
Unit rate (p/kWh)      5.690                   S/C (p/day)     123.59

# E. Broker
Company                Total Cost Consulting          Fee (p/kWh)     0.50

Crown Gas & Power Limited, Crown Point, Heap Brow, Bury, BL9 7JR. VAT Reg. 677 7042 85
`);
    expect(fields).toMatchObject({
      supplierAddress: 'Crown Point, Heap Brow, Bury, BL9 7JR',
      customerName: 'Bramley Squash Club Ltd',
      billingAddress: '26 The Parade, Poole, BH15 3BW',
      isFixedContract: true,
      contractTermMonths: 36,
    });
    expect(fields.supplyPoints).toMatchObject([
      { siteName: 'Gatehouse', unitRate: 8.317, brokerName: 'Total Cost Consulting', brokerUplift: 0.5 },
      { siteName: 'Studio', unitRate: 5.69, brokerName: 'Total Cost Consulting', brokerUplift: 0.5 },
    ]);
  });

  it('reads sites on cards beside and under each other, whose lines are labels and values in turn', () => {
    const card = (name: string, other: string, address: string, address2: string, number: string, number2: string) => `
${name.padEnd(52)}${other}
${address.padEnd(52)}${address2}
${number.padEnd(52)}${number2}`;
    const fields = read(`
# EDF Energy
Tariff for each site: Fixed Group 12. Prices do not change during the contract.

${card('High Street', 'Central Kitchen', '186 Canal Street, Hull, HU1 3AA', '85 Saltergate, York, YO1 9AB', 'MPAN 1169070293135', 'MPAN 2201414141410')}
Unit 27.92p Standing 84.10p/day                     Unit 20.88p Standing 53.22p/day
EAC 36,967 kWh VAT 20%                              EAC 91,626 kWh VAT 5%

${card('Market Hall', 'Railway Arch', '131 Sandpit Road, Leeds, LS9 8PF', '78 Friars Walk, Ely, CB7 4AA', 'MPAN 1375858471955', 'MPRN 687962966')}
Day 24.07p Night 18.66p Standing 42.39p/day         Unit 6.23p Standing 74.54p/day
EAC 12,660 kWh VAT 20%                              EAC 126,887 kWh VAT 20%
`);
    expect(fields.supplyPoints).toMatchObject([
      {
        mpanMprn: '1169070293135',
        siteName: 'High Street',
        siteAddress: '186 Canal Street, Hull, HU1 3AA',
        tariffName: 'Fixed Group 12',
        unitRate: 27.92,
        standingCharge: 84.1,
        vatRate: 20,
      },
      { siteName: 'Central Kitchen', unitRate: 20.88, estimatedAnnualConsumption: 91626, vatRate: 5 },
      { siteName: 'Market Hall', dayUnitRate: 24.07, nightUnitRate: 18.66, standingCharge: 42.39 },
      { siteName: 'Railway Arch', siteAddress: '78 Friars Walk, Ely, CB7 4AA', unitRate: 6.23 },
    ]);
  });

  it('knows the broker by a plain word over its labels, and an answer from the head of a column', () => {
    const fields = read(`
# About you
Business name          Quayle Marine Ltd
Size of business       Microbusiness

# Your supply
MPRN                   4428840655

Broker
Company                Hartley & Rowe Energy          Fee (p/kWh)     0.31

Customer signature     ........................
`);
    expect(fields).toMatchObject({ customerName: 'Quayle Marine Ltd', isMicroBusiness: true });
    expect(fields.supplyPoints).toMatchObject([{ brokerName: 'Hartley & Rowe Energy', brokerUplift: 0.31 }]);
  });

  it('reads addresses in which a picture left specks, and the stroke of "S/C" as a letter', () => {
    const [page] = drawPages(`
# Crown Gas & Power Limited
Customer               Delta Sign & Print Ltd
Billing address        95 Market Place, Leicester, LE4 -7RD
MPRN                   4428840655
Site address           204 Chapel Hill, Colchester, j, c04 7EU
SIC (p/day)            155.11
`);
    const { fields } = extractContract([{ ...page, source: 'ocr' }]);
    expect(fields.billingAddress).toBe('95 Market Place, Leicester, LE4 7RD');
    expect(fields.supplyPoints).toMatchObject([
      { siteAddress: '204 Chapel Hill, Colchester, CO4 7EU', standingCharge: 155.11, standingChargeType: 'daily' },
    ]);
  });

  it('reads the new price whose head has its date in a line of its own, and not the others', () => {
    const fields = read(`
# Renewal of your contract
MPRN                        6723783041

                          What you pay now    Your new price from    If you were out of contract
                                              01/04/2026
Unit charge (p/kWh)       7.54                8.5685                 14.566
Standing charge (p/day)   150.82              167.58                 226.23
Price plan                Fixed Gas 2 Year    Fixed Gas 1 Year       Variable
`);
    expect(fields.supplyPoints).toMatchObject([
      { unitRate: 8.5685, standingCharge: 167.58, tariffName: 'Fixed Gas 1 Year' },
    ]);
  });

  it('reads charges that a table names in its rows, and the parties of an answer', () => {
    const fields = read(`
# Principal Terms

# Who are the parties?
SEFE Energy Limited (we), 8 First Street, Manchester, M15 4RP, and Mr R Okonkwo t/a Okonkwo Motors (you).

MPAN        1169070293135

Tariff             Charge              Price (excluding VAT)
Deemed Two Rate    Standing charge     197.92p per day
                   Day units           38.15p per kWh
                   Night units         28.05p per kWh

# What happens at the end of the contract?
You are then on our deemed prices, which are 51.10p per kWh.
`);
    expect(fields).toMatchObject({
      supplierName: 'SEFE Energy Limited',
      supplierAddress: '8 First Street, Manchester, M15 4RP',
      customerName: 'Mr R Okonkwo t/a Okonkwo Motors',
    });
    expect(fields.supplyPoints).toMatchObject([{ standingCharge: 197.92, dayUnitRate: 38.15, nightUnitRate: 28.05 }]);
    expect(fields.supplyPoints[0]).not.toHaveProperty('unitRate');
  });

  it('takes a column of single and day rates by what stands beside them, and a group for the customer', () => {
    const fields = read(`
# Schedule of sites
Supplier:  Drax
Group:     Hollins Leisure Group Ltd
Site name           MPAN            Unit rate or day rate p/kWh    Night rate p/kWh    Standing charge p/day
Unit 4 Warehouse    1169070293135   24.25                          -                   75.79
Main office         2201414141410   27.94                          15.12               80.10
`);
    expect(fields.customerName).toBe('Hollins Leisure Group Ltd');
    const [single, banded] = fields.supplyPoints;
    expect(single).toMatchObject({ siteName: 'Unit 4 Warehouse', unitRate: 24.25 });
    expect(single).not.toHaveProperty('dayUnitRate');
    expect(banded).toMatchObject({ dayUnitRate: 27.94, nightUnitRate: 15.12 });
    expect(banded).not.toHaveProperty('unitRate');
  });

  it('parts the name of a plan from the type of the contract over it, and a fee from whom it is for', () => {
    const fields = read(`
# Octopus Energy
UK House, 164-182 Oxford Street, London, W1D 1NN
Contract type            Fixed price, 24 months
Name of the plan         Business Secure
Customer                 Ashgrove Dental Ltd
MPAN                     1169070293135
Third party cost         0.45 p/kWh for Powerpath Utilities Ltd
Payment: Variable monthly direct debit (14 days)
VAT                      20       %
`);
    expect(fields).toMatchObject({
      supplierAddress: 'UK House, 164-182 Oxford Street, London, W1D 1NN',
      isFixedContract: true,
      paymentMethod: 'direct_debit',
      vatRate: 20,
    });
    expect(fields.supplyPoints).toMatchObject([
      { tariffName: 'Business Secure', brokerName: 'Powerpath Utilities Ltd', brokerUplift: 0.45 },
    ]);
  });

  it('reads a letter that names the contract, the account and the customer in its sentences', () => {
    const fields = read(`
# Ecotricity
Thank you for choosing us. This letter confirms the terms of your electricity contract with us from next spring.
Your contract number is ECO-55281 and your account number is 44120098. Supply to Rowe Ceramics Ltd at
12 Kiln Lane, Stoke-on-Trent, ST4 1AA starts on 1 March 2026 and ends on 29 February 2028. Your MPAN is 1169070293135.
`);
    expect(fields).toMatchObject({
      contractNumber: 'ECO-55281',
      supplierAccountNumber: '44120098',
      customerName: 'Rowe Ceramics Ltd',
    });
    expect(fields.supplyPoints).toMatchObject([{ siteAddress: '12 Kiln Lane, Stoke-on-Trent, ST4 1AA' }]);
  });

  it('reads values over and under a long one in their column, and parties, term and tax in sentences', () => {
    const fields = read(`
# Agreement
This Agreement is made between Regent Power Limited of Regent House, Kendal Avenue, London, W3 0XA
and Fern & Moss Florists Ltd of 9 Hill Road, Truro, TR1 2HE for the supply of electricity.

Contract type                   Fixed price for the term
Name of the plan                Standard Fixed Term
First day of supply             01-Sep-2026
MPAN                            1169070293135
Are you a micro business?       Yes
Ending the contract             At least 30 days of notice before the last day in writing to us. Ending early
                                costs you a fee of £150 for each of the meters that we supply under the contract.

V.A.T. TO BE ADDED AT 20 PER CENT.
`);
    expect(fields).toMatchObject({
      supplierName: 'Regent Power Limited',
      supplierAddress: 'Regent House, Kendal Avenue, London, W3 0XA',
      customerName: 'Fern & Moss Florists Ltd',
      isMicroBusiness: true,
      vatRate: 20,
    });
    expect(fields.supplyPoints).toMatchObject([{ tariffName: 'Standard Fixed Term' }]);
  });

  it('reads columns that two labels head, one for each line of their cells', () => {
    const fields = read(`
# Supply schedule
MPAN            Supply address                 Unit price     of which to
Meter                                          p/kWh          broker p/kWh
---------------------------------------------------------------------------
1169070293135   14 Foundry Lane, Leeds,        24.250         1.73
22E5144601      LS9 8PF
2201414141410   2 Canal Road, Bradford,        27.940         1.22
23E2798732      BD1 4SJ
`);
    expect(fields.supplyPoints).toMatchObject([
      { mpanMprn: '1169070293135', unitRate: 24.25, brokerUplift: 1.73 },
      { mpanMprn: '2201414141410', unitRate: 27.94, brokerUplift: 1.22 },
    ]);
    expect(fields.supplyPoints.map((point) => point.meterSerialNumber)).not.toContain('1169070293135');
  });
});

describe('sections of a form', () => {
  it('takes no line of labels and answers for the head of a table whose rows begin with the next section', () => {
    const fields = read(`
Contract reference   SSE-5787464
Type of business     Limited company      Micro business     Yes

# 2 About your supply
Supply number        13 7585 8471 955     Profile class      04
`);
    expect(fields).toMatchObject({ isMicroBusiness: true });
  });
});
