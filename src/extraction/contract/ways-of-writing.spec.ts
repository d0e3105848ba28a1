import { readDrawn as read } from '../testing/read.js';

const PAPER = `
Customer number         A1950615                   VAT            20%
Site address            The Old Forge, 181 Sandpit Lane, Walsall, WS2 4PR
MPAN                    13 7585 8471 955           Annual consumption    1,402,058 kWh
Unit rate               25.310 p/kWh               Standing charge       61.40 p/day

Prices exclude the Climate Change Levy at 0.801 p/kWh and include commission of 0.14 p/kWh for Blue Heron Consultants Ltd.
The Customer is a Micro Business Consumer. It starts on 20 July 2026 and lasts for one year, until 19 July 2027.
`;
const SAID = {
  supplierAccountNumber: 'A1950615',
  vatRate: 20,
  cclRate: 0.801,
  isMicroBusiness: true,
  contractStartDate: '2026-07-20',
  contractEndDate: '2027-07-19',
  contractTermMonths: 12,
};
const POINT = {
  mpanMprn: '1375858471955',
  siteAddress: 'The Old Forge, 181 Sandpit Lane, Walsall, WS2 4PR',
  estimatedAnnualConsumption: 1402058,
  unitRate: 25.31,
  standingCharge: 61.4,
  standingChargeType: 'daily',
  brokerName: 'Blue Heron Consultants Ltd',
  brokerUplift: 0.14,
};

describe('one contract, written in several ways', () => {
  it.each<[string, (paper: string) => string]>([
    ['as it is', (paper) => paper],
    [
      'with figures for months',
      (paper) => paper.replace('20 July 2026', '20/07/2026').replace('19 July 2027', '19/07/2027'),
    ],
    [
      'with dates that begin with the year',
      (paper) => paper.replace('20 July 2026', '2026-07-20').replace('19 July 2027', '2027-07-19'),
    ],
    ['with units written out', (paper) => paper.replaceAll('p/kWh', 'pence/kWh').replaceAll('p/day', 'pence/day')],
    ['without commas of thousands', (paper) => paper.replace('1,402,058', '1402058')],
    ['with dotted short forms', (paper) => paper.replace('VAT', 'V.A.T.').replace('MPAN', 'M.P.A.N.')],
    [
      'with a client and a property',
      (paper) => paper.replaceAll('Customer', 'Client').replace('Site address', 'Property address'),
    ],
    ['with prices for every kWh', (paper) => paper.replaceAll('p/kWh', 'p for every kWh')],
    ['with a contract that goes live', (paper) => paper.replace('It starts on', 'It goes live on')],
    [
      'with a standing price and a consumption rate',
      (paper) => paper.replace('Standing charge', 'Standing price').replace('Unit rate', 'Consumption rate'),
    ],
  ])('says the same %s', (_, written) => {
    const { supplyPoints, ...fields } = read(written(PAPER));
    expect(fields).toMatchObject(SAID);
    expect(supplyPoints).toHaveLength(1);
    expect(supplyPoints[0]).toMatchObject(POINT);
  });

  it('takes no quantity for the number of a gas meter point', () => {
    const { supplyPoints } = read(`
                            Metering point 1          Metering point 2
MPAN                        13 7585 8471 955          11 2371 8657 314
Annual consumption (kWh)    8196000                   7774000

2 supply points, 15970000 kWh a year in total.
`);
    expect(supplyPoints.map((point) => [point.mpanMprn, point.estimatedAnnualConsumption])).toEqual([
      ['1375858471955', 8196000],
      ['1123718657314', 7774000],
    ]);
  });
});

describe('one value behind a colon, written in several ways', () => {
  const behind = (label: string, value: string) => read(`MPAN: 13 7585 8471 955\n\n${label}: ${value}\n`);

  it.each([
    ['Standing charge', '61p a day', { standingCharge: 61, standingChargeType: 'daily' }],
    ['Standing charge', '£18.30 monthly', { standingCharge: 1830, standingChargeType: 'monthly' }],
    ['Standing charge', '£222.65 p.a.', { standingCharge: 22265, standingChargeType: 'annual' }],
    ['Standing charge', 'GBP 0.61 per day', { standingCharge: 61, standingChargeType: 'daily' }],
    ['Unit rate', '24.1p a unit', { unitRate: 24.1 }],
    ['Unit rate', '£241.00 per MWh', { unitRate: 24.1 }],
    ['Unit rate', '0.241 £/kWh', { unitRate: 24.1 }],
    ['Capacity charge', '£1.24 per month per kVA', { capacityRate: 4.0767 }],
    ['Agreed capacity', '400 kVA (agreed)', { maximumImportCapacity: 400 }],
    ['Estimated annual consumption', '17 MWh', { estimatedAnnualConsumption: 17000 }],
    ['Estimated annual consumption', 'approx. 17,000 kWh', { estimatedAnnualConsumption: 17000 }],
    ['Prior 12m consumption', '16,480 kWh', { previous12MonthsConsumption: 16480 }],
    ['Use, past 12m', '16,480 kWh', { previous12MonthsConsumption: 16480 }],
    ['Mtr Ser. No.', 'E12Z345678', { meterSerialNumber: 'E12Z345678' }],
    ['Broker commission', '£0.004 per kWh', { brokerUplift: 0.4 }],
    ['Direct Debit discount', '3 per cent', { directDebitDiscount: 3 }],
  ])('%s: %s', (label, value, point) => {
    expect(behind(label, value).supplyPoints).toMatchObject([point]);
  });

  it.each([
    ['Contract length', '12 calendar months', { contractTermMonths: 12 }],
    ['Contract length', '24 mths', { contractTermMonths: 24 }],
    ['Start date', '1st day of April 2027', { contractStartDate: '2027-04-01' }],
    ['Start date', 'Thursday 1 April 2027', { contractStartDate: '2027-04-01' }],
    ['VAT', 'Standard rate (20%)', { vatRate: 20 }],
    ['Micro business', 'Not a micro business', { isMicroBusiness: false }],
    ['Price type', 'Fully fixed', { isFixedContract: true }],
    ['Price type', 'Pass-through', { isFixedContract: false }],
  ])('%s: %s', (label, value, fields) => {
    expect(behind(label, value)).toMatchObject(fields);
  });
});

it.each([
  ['Zero Carbon Works, fixed price', 'Zero Carbon Works'],
  ['Quarry Fix 24, variable rates', 'Quarry Fix 24'],
  ['Fixed Price Plus', 'Fixed Price Plus'],
])('reads the name of a product without the kind of its price behind it: %s', (printed, tariffName) => {
  const { supplyPoints } = read(
    `\nSupplier    Stour Valley Power Ltd\nProduct     ${printed}\nMPAN        1375858471955\n`,
  );
  expect(supplyPoints).toMatchObject([{ tariffName }]);
});
