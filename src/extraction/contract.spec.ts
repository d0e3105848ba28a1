import { drawPages } from './testing/draw.js';
import { extractContract } from './testing/read.js';

const read = (drawing: string) => extractContract(drawPages(drawing));

describe('reading a contract', () => {
  it('reads principal terms as labels with a colon, and a broker named beside its fee', () => {
    const { fields, evidence } = read(`
# Principal Terms of Your Electricity Supply
Yu Energy Retail Ltd, CPK House, 2 Horizon Place, Mellors Way, Nottingham NG8 6PY

Customer Name:            Hollowell Garden Centre Limited
Company Reg No:           07654321
Correspondence Address:   The Old Dairy, 14 Mill Lane, Kettering NN15 6XX
Yu Account Ref:           YU-00412233
Microbusiness Customer:   Yes

Supply Address:           Plot 3, Nursery Road, Corby, Northamptonshire NN17 1AB
Supply Number:            S 03 801 100 11 6907 0293 135
Meter ID:                 E14UP09123
Estimated Annual Volume:  84,210 kWh

Fixed Term Start Date:    1 April 2026
Fixed Term End Date:      31 March 2028
Day Unit Price:           27.910 p/kWh
Night Unit Price:         19.045 p/kWh
Daily Charge:             65.00 p
Method of Payment:        Variable Direct Debit
Third Party Costs (TPI):  Brightspark Consulting LLP, 0.85 p/kWh included in your unit prices

Prices exclude VAT (currently 20%) and CCL. Your prices are fixed for the Fixed Term.
`);
    expect(fields).toMatchObject({
      customerType: 'non_domestic',
      supplierName: 'Yu Energy Retail Ltd',
      supplierAccountNumber: 'YU-00412233',
      customerName: 'Hollowell Garden Centre Limited',
      contractStartDate: '2026-04-01',
      contractEndDate: '2028-03-31',
      vatRate: 20,
      isFixedContract: true,
      isMarketRates: false,
      isMicroBusiness: true,
      paymentMethod: 'direct_debit',
    });
    expect(fields).not.toHaveProperty('contractTermMonths');
    expect(fields.supplyPoints).toHaveLength(1);
    expect(fields.supplyPoints[0]).toMatchObject({
      mpanMprn: '1169070293135',
      supplyType: 'electricity',
      meterSerialNumber: 'E14UP09123',
      dayUnitRate: 27.91,
      nightUnitRate: 19.045,
      standingCharge: 65,
      standingChargeType: 'daily',
      estimatedAnnualConsumption: 84210,
      brokerName: 'Brightspark Consulting LLP',
      brokerUplift: 0.85,
    });
    expect(fields.supplyPoints[0]).not.toHaveProperty('unitRate');
    expect(evidence['/supplyPoints/0/dayUnitRate']).toMatchObject({ page: 1, text: '27.910 p/kWh' });
  });

  it('reads a gas schedule of tight rows whose header has its units in a second line', () => {
    const { fields } = read(`
# GAS CONTRACT CONFIRMATION
Contract Ref: CG/2291/B                                   Date of issue: 04/02/2026

We confirm the following fixed price gas supply, agreed through Fairway Utilities Ltd (commission 0.120 p/kWh).

Delivery Period     1 October 2026 - 30 September 2029 (36 months)

 Site Name            MPR          Offtake Address                             AQ          Commodity   Fixed
                                                                               kWh         p/kWh       £/month
 -----------------------------------------------------------------------------------------------------------
 Ashfield Court       8812034509   2 Green Lane, Leeds LS8 1AA                 412,800     4.8120      88.50
 The Beeches          7409912      19 High Road, York YO10 4BB                 96,455      5.0215      41.20
 Elm House            2290456711   Station Rd, Hull HU5 2CC                    230,010     4.9001      63.75
 -----------------------------------------------------------------------------------------------------------
 Total                                                                         739,265
`);
    expect(fields).toMatchObject({
      contractNumber: 'CG/2291/B',
      contractStartDate: '2026-10-01',
      contractEndDate: '2029-09-30',
      contractTermMonths: 36,
      isFixedContract: true,
    });
    expect(
      fields.supplyPoints.map((point) => [point.mpanMprn, point.siteName, point.unitRate, point.standingCharge]),
    ).toEqual([
      ['8812034509', 'Ashfield Court', 4.812, 8850],
      ['7409912', 'The Beeches', 5.0215, 4120],
      ['2290456711', 'Elm House', 4.9001, 6375],
    ]);
    for (const point of fields.supplyPoints) {
      expect(point).toMatchObject({ supplyType: 'gas', standingChargeType: 'monthly', brokerUplift: 0.12 });
    }
  });

  it('keeps the values of two fuels side by side apart', () => {
    const { fields } = read(`
 ELECTRICITY                                         GAS
 MPAN            13 7585 8471 955                    MPRN            4410983206
 Address         Unit 4, Frog Island, Leicester      Address         Unit 4, Frog Island, Leicester
                 LE3 5AG                                             LE3 5AG
 Rate            29.84p/kWh                          Rate            7.912p/kWh
 Standing        88.20p/day                          Standing        60.00p/day
 We expect       21,400 kWh a year                   We expect       48,000 kWh a year
`);
    expect(fields.supplyPoints).toEqual([
      expect.objectContaining({
        mpanMprn: '1375858471955',
        supplyType: 'electricity',
        unitRate: 29.84,
        standingCharge: 88.2,
      }),
      expect.objectContaining({ mpanMprn: '4410983206', supplyType: 'gas', unitRate: 7.912, standingCharge: 60 }),
    ]);
    expect(fields.supplyPoints[0].siteAddress).toBe('Unit 4, Frog Island, Leicester, LE3 5AG');
    expect(fields.supplyPoints[1].estimatedAnnualConsumption).toBe(48000);
  });

  it('takes the new prices of a renewal, not those of the contract that ends', () => {
    const { fields } = read(`
# Renewal offer acceptance
  Customer: Trelawney Hotels Ltd                Billing address: Cliff Road, Newquay, TR7 1AA
  Renewal contract: SEB-R-9001

                        Existing          New contract
  Unit rate, day        25.100 p/kWh      28.450 p/kWh
  Unit rate, night      15.900 p/kWh      17.020 p/kWh
  Standing charge       101.00 p/day      118.40 p/day

  Meter point administration number: 22 0141 4141 410
  Usage last year  190,233 kWh       Forecast usage 185,000 kWh
`);
    expect(fields.supplyPoints[0]).toMatchObject({
      mpanMprn: '2201414141410',
      dayUnitRate: 28.45,
      nightUnitRate: 17.02,
      standingCharge: 118.4,
      previous12MonthsConsumption: 190233,
      estimatedAnnualConsumption: 185000,
    });
  });

  it('reads a notice of rates without a contract, and leaves an offer in it aside', () => {
    const { fields } = read(`
# Notice of out of contract charges

Your fixed term contract for 22 Cable Street, Swansea, SA1 1TT ended on 28 February 2026 and you did not renew
it. Since 1 March 2026 you are charged our out of contract rates. These are variable and we may change them.

The electricity supply number is 21 1111 1111 117 and your meter is serial number 19K0099887.

  Standing charge         152.33 pence per day
  All units               48.910 pence per kWh

If you agree a new contract today you could pay about 27p per kWh.
`);
    expect(fields).toMatchObject({ isFixedContract: false, isMarketRates: true, contractStartDate: '2026-03-01' });
    expect(fields).not.toHaveProperty('contractEndDate');
    expect(fields.supplyPoints).toEqual([
      expect.objectContaining({
        mpanMprn: '2111111111117',
        isNonContractedRate: true,
        unitRate: 48.91,
        standingCharge: 152.33,
      }),
    ]);
  });

  it('invents nothing from terms and worked examples', () => {
    const { fields } = read(`
# Terms and conditions
1. A worked example Suppose that the meter with supply number 20 0012 3456 780 used 1,460 kWh between
1 January and 31 March 2024. At 18.25p a unit that is £266.45 and 91 days at 41.00p per day add £37.31.
2. Ending the contract If you do not want to stay with us after the end of the contract, tell us at least 30
days before it ends. If you neither renew nor leave, our out of contract prices apply from the next day.
`);
    expect(fields).toEqual({ customerType: 'non_domestic', supplyPoints: [] });
  });
});
