import { readDrawn as read } from '../testing/read.js';

it('reads an agreement whose clauses have their numbers in a margin of their own, without a full stop', () => {
  expect(
    read(`
HAWTHORN GAS LIMITED
Agreement for the supply of gas to business premises
Agreement HG/31/55902

1     Parties. This agreement is between Hawthorn Gas Limited (“Hawthorn”), of Alder House,
      3 Quay Side, Hull, HU1 1NQ, and Larch Laundry Services Ltd (“the Customer”).
      Notices and invoices to the Customer go to 49 Beech Avenue, Elgin, IV30 6AR.

2     Premises. Hawthorn will supply gas to the Customer’s laundry at Unit 9, Kiln Way,
      Elgin, IV30 1AB. The meter point reference number is 3361904708 and the meter carries
      the serial number M016A0742118D6.

3     Duration. Supply under this agreement begins on 1st December 2026 and ends on 30th
      November 2029, a period of 36 months. Either party must give not less than 30 days’
      written notice if it does not want to renew.

4     Price. On the Hawthorn Firm Price plan the Customer will pay 6.121 pence for each
      kilowatt hour of gas and a standing charge of £38.20 per month. These prices are fixed
      until the agreement ends. The unit price already contains 0.35 pence per kilowatt hour
      that Hawthorn passes to Quayline Utilities Ltd, which introduced the Customer.

5     Quantity. The annual quantity held by the gas transporter is 412,900 kWh. If in any year
      the Customer uses less than 75 per cent of this, Hawthorn may charge 0.60 pence for each
      kilowatt hour outside that range.

6     Payment. Hawthorn invoices monthly. The Customer has chosen to pay by cheque, to reach
      Hawthorn no later than 21 days after the date of the invoice.

7     Law. The law of Scotland governs this agreement. If part of it is found void the rest
      stands, and neither party is liable for loss of profit that the other could not have
      foreseen at the time when it entered into the agreement.
`),
  ).toMatchObject({
    contractNumber: 'HG/31/55902',
    billingAddress: '49 Beech Avenue, Elgin, IV30 6AR',
    isFixedContract: true,
    paymentMethod: 'cheque',
    supplyPoints: [
      {
        mpanMprn: '3361904708',
        meterSerialNumber: 'M016A0742118D6',
        siteAddress: 'Unit 9, Kiln Way, Elgin, IV30 1AB',
        tariffName: 'Hawthorn Firm Price',
        unitRate: 6.121,
        standingCharge: 3820,
        standingChargeType: 'monthly',
        brokerName: 'Quayline Utilities Ltd',
        brokerUplift: 0.35,
      },
    ],
  });
});
