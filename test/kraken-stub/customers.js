/** What the made-up customers have: two accounts, three places, and 26 bills over two pages of the first account. */
const MPANS = { head: '9800000000010', depot: '9700000000016', shop: '9900000000015', export: '9800000000118' };

/** Half-hourly prices of the last days: a night rate from 00:30 to 04:30 UTC, the same each day. */
function unitRates(now) {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const at = (day, minutes) => new Date(midnight + day * 86_400_000 + minutes * 60_000).toISOString();
  return [-5, -4, -3, -2, -1].flatMap((day) => [
    { validFrom: at(day, 30), validTo: at(day, 270), value: 10.5, preVatValue: 8.75 },
    { validFrom: at(day, 270), validTo: at(day + 1, 30), value: 31.2, preVatValue: 26 },
  ]);
}

function agreement(id, tariff, validFrom, validTo = null, isRevoked = false) {
  return { id, tariff, validFrom, validTo, isRevoked };
}

function properties(now) {
  return [
    {
      id: '101',
      address: '4 Kiln Yard, Bristol',
      postcode: 'BS1 4XE',
      occupancyPeriods: [{ effectiveFrom: '2021-01-01T00:00:00+00:00', effectiveTo: null }],
      electricityMeterPoints: [
        {
          id: '1',
          mpan: MPANS.head,
          meters: [{ id: '11', serialNumber: '21L1234567', importMeter: null }],
          agreements: [
            agreement(
              '9001',
              {
                __typename: 'StandardTariff',
                displayName: 'Business Fixed',
                preVatStandingCharge: 61.25,
                preVatUnitRate: 24.5,
              },
              '2024-04-01T00:00:00+01:00',
              '2027-04-01T00:00:00+01:00',
            ),
            agreement(
              '9000',
              { __typename: 'StandardTariff', displayName: 'Never begun', preVatStandingCharge: 1, preVatUnitRate: 1 },
              '2024-03-01T00:00:00+00:00',
              null,
              true,
            ),
          ],
        },
        {
          id: '2',
          mpan: MPANS.export,
          meters: [{ id: '12', serialNumber: '21L7654321', importMeter: { id: '11' } }],
          agreements: [
            agreement(
              '9002',
              { __typename: 'StandardTariff', displayName: 'Outgoing', preVatStandingCharge: 0, preVatUnitRate: 15 },
              '2024-04-01T00:00:00+01:00',
            ),
          ],
        },
      ],
      gasMeterPoints: [
        {
          id: '3',
          mprn: '7412345609',
          agreements: [
            agreement(
              '9100',
              { displayName: 'Business Gas', preVatStandingCharge: 30.1, preVatUnitRate: 6.2 },
              '2024-04-01T00:00:00+01:00',
            ),
          ],
        },
      ],
    },
    {
      id: '102',
      address: '88 Cattle Market Road\nBristol\nBS1 6QW',
      postcode: 'BS1 6QW',
      occupancyPeriods: [{ effectiveFrom: '2022-01-01T00:00:00+00:00', effectiveTo: '2025-06-30T23:00:00+00:00' }],
      electricityMeterPoints: [
        {
          id: '4',
          mpan: MPANS.depot,
          meters: [{ id: '13', serialNumber: 'S95F55667', importMeter: null }],
          agreements: [
            agreement(
              '9003',
              {
                __typename: 'DayNightTariff',
                displayName: 'Business Economy 7',
                preVatStandingCharge: 55,
                preVatDayRate: 27.75,
                preVatNightRate: 16.3,
              },
              '2022-01-01T00:00:00+00:00',
              '2025-07-01T00:00:00+01:00',
            ),
          ],
        },
      ],
      gasMeterPoints: [],
    },
    {
      id: '103',
      address: '2 Corn Street, Bristol',
      postcode: 'BS1 1HT',
      occupancyPeriods: [{ effectiveFrom: '2023-01-01T00:00:00+00:00', effectiveTo: null }],
      electricityMeterPoints: [
        {
          id: '5',
          mpan: MPANS.shop,
          meters: [{ id: '14', serialNumber: '23L0001112', importMeter: null }],
          agreements: [
            agreement(
              '9004',
              {
                __typename: 'HalfHourlyTariff',
                displayName: 'Business Overnight',
                preVatStandingCharge: 58.4,
                unitRates: unitRates(now),
              },
              '2025-01-01T00:00:00+00:00',
            ),
          ],
        },
      ],
      gasMeterPoints: [],
    },
  ];
}

/** 26 bills, one a month, the latest first. One is held back, and one was reversed in part. */
function bills(now) {
  return Array.from({ length: 26 }, (_, i) => {
    const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - i, 1));
    const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - i, 0));
    const issued = new Date(to.getTime() + 4 * 86_400_000);
    const day = (date) => date.toISOString().slice(0, 10);
    const bill = { id: String(5000 - i), fromDate: day(from), toDate: day(to), issuedDate: day(issued) };
    if (i === 4) return { ...bill, __typename: 'PeriodBasedDocumentType', billType: 'CREDIT_NOTE' };
    if (i === 7) return { ...bill, __typename: 'InvoiceType', billType: 'INVOICE', isHeld: true };
    if (i === 25) return { ...bill, __typename: 'PreKrakenBillType', billType: 'PRE_KRAKEN' };
    return {
      ...bill,
      __typename: 'StatementType',
      billType: 'STATEMENT',
      heldStatus: { isHeld: false, reason: null },
      reversalsAfterClose: i === 9 ? 'SOME' : 'NONE',
    };
  });
}

export function accountsOf(now) {
  return [
    {
      number: 'A-0000A001',
      status: 'ACTIVE',
      accountType: 'BUSINESS',
      properties: properties(now),
      billList: bills(now),
    },
    { number: 'A-0000A002', status: 'ACTIVE', accountType: 'PORTFOLIO_LEAD', properties: [], billList: [] },
  ];
}
