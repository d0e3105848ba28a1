import { readDrawn as read } from '../testing/read.js';

it('reads each row of a form whose labels are set to the right, in the words of a sentence', () => {
  expect(
    read(`
    between the supplier   Tarn Vale Power Limited
           registered at   Weir House, 4 Mill Street, Leeds, LS1 4AB
        and the customer   Thornbury Village Players
      whose post goes to   The Secretary, 9 Tannery Row, Louth, LN11 9PP

                contract   TV-4417-K
        customer account   7204-0913
      for electricity at   Playhouse, Abbey Lane, Louth, LN11 7QT
     through meter point   13 5725 9348 550

                    from   1st June 2027
                   until   31st May 2029
           on the tariff   Village Fixed
              charged at   23.85 pence for each kilowatt hour
                     and   £11.40 for each quarter, standing charge
            expected use   8,150 kWh in a year
                 paid by   Direct Debit, quarterly

After 31st May 2029 the Village Variable tariff applies (30.15 pence and £15.10 a quarter when this was printed).
`),
  ).toMatchObject({
    supplierName: 'Tarn Vale Power Limited',
    supplierAddress: 'Weir House, 4 Mill Street, Leeds, LS1 4AB',
    customerName: 'Thornbury Village Players',
    supplierAccountNumber: '7204-0913',
    paymentMethod: 'direct_debit',
    supplyPoints: [
      {
        siteAddress: 'Playhouse, Abbey Lane, Louth, LN11 7QT',
        tariffName: 'Village Fixed',
        unitRate: 23.85,
        standingCharge: 1140,
        estimatedAnnualConsumption: 8150,
      },
    ],
  });
});

it('keeps the second lines of labels and values, which stand closer than the rows', () => {
  const fields = read(`
     between the supplier   Tarn Vale Power Limited

         and the customer   Thornbury Village Players

       billing and postal   The Secretary, 9 Tannery Row, Louth,
                  address   LN11 9PP

         customer account   7204-0913

                     from   1st June 2027

                    until   31st May 2029
`);
  expect(fields).toMatchObject({
    supplierAccountNumber: '7204-0913',
    contractStartDate: '2027-06-01',
  });
});
