import { printedPages } from '../testing/print.js';
import { extractContract } from '../testing/read.js';

/** An agreement whose clauses have their numbers in a column of their own, which is terms for all by most of its words. */
const CLAUSES = [
  'Parties. This agreement is between Hawthorn Gas Limited (“Hawthorn”) and Larch Laundry Services Ltd (“the Customer”). ' +
    'Either party must tell the other party at any time of a change of address within 14 working days of it.',
  'Premises. Hawthorn will supply gas to the premises at Unit 2C, Rother Way, Chesterfield, S41 0UB. The meter point ' +
    'reference number is 3361904708 and the meter carries the serial number M016A0742118D6.',
  'Duration. Supply under this agreement begins on 1st December 2026 and ends on 30th November 2029, a period of 36 ' +
    'months. Either party must give not less than 30 days’ written notice if it does not want to renew.',
  'Price. The Customer will pay 5.874 pence for each kilowatt hour of gas and a standing charge of £41.50 per month. ' +
    'These prices are fixed until the agreement ends, unless the party that is responsible for the meter is in breach.',
  'Payment. The Customer has chosen to pay by cheque, to reach Hawthorn no later than 21 days after the date of the ' +
    'invoice. Interest at 8% is payable from the day on which a cheque was returned, and a deposit may be asked for.',
  'Access. The Customer shall give Hawthorn reasonable access to the premises at any time. Neither party is liable to the ' +
    'other party for a loss of profit, and no clause limits what a party is liable for by law.',
  'Ending. A party may terminate at once on the insolvency of the other party or on a material breach of this agreement ' +
    'that is not made good within 14 working days of notice. A termination payment falls due under this clause and is ' +
    'reasonable in all the circumstances, as the parties agree, unless the premises are closed for good.',
  'Notices. A notice must be in writing and signed by or for the party that gives it. It is given at the time at which it ' +
    'was delivered by hand, or two working days after it was put in the post. A party may at any time tell the other ' +
    'party of another address for notices, which is in force from the day on which the other party has had it.',
  'Complaints. The Customer may write to the complaints team. Where a complaint has not been settled within eight weeks ' +
    'it may be taken to the Energy Ombudsman, whose decision Hawthorn shall accept. Nothing in this clause keeps a party ' +
    'from going to court, and each party is responsible for what it pays to those who advise it.',
];

it('reads an agreement whose clauses have their numbers in a column of their own', async () => {
  const pages = await printedPages((printer) => {
    CLAUSES.forEach((clause, i) => {
      printer.text(68, 60 + 60 * i, String(i + 1));
      printer.text(94, 60 + 60 * i, clause, { width: 430 });
    });
  });
  const { fields } = extractContract(pages);
  expect(fields).toMatchObject({ isFixedContract: true, paymentMethod: 'cheque', contractTermMonths: 36 });
  expect(fields.supplyPoints).toMatchObject([
    { mpanMprn: '3361904708', meterSerialNumber: 'M016A0742118D6', unitRate: 5.874, standingCharge: 4150 },
  ]);
});
