import { printedPages } from '../testing/print.js';
import { extractContract } from '../testing/read.js';

const TERMS = [
  '1. Access. You must give us and our agents safe access to the meter at any reasonable time. A visit that fails is charged at £72.50.',
  '2. Notice. You may end this contract on expiry by giving 30 days written notice; unless you do so we may renew it on our standard terms.',
  '3. Liability. Neither party is liable for loss of profit, and our liability is limited to £100,000 in any year, save as the law requires.',
  '4. Complaints. If we have not put matters right in 8 weeks the Ombudsman may look at your complaint without charge to you at any time.',
  '5. Deposit. We may ask for a deposit if you pay late, and we may disconnect the premises in accordance with the law after due notice.',
];

it('terms in small type make no terms of the clauses in larger type over them, however those are worded', async () => {
  const pages = await printedPages(({ text }) => {
    text(60, 50, 'SUPPLY AGREEMENT', { size: 14, bold: true });
    text(60, 80, 'This agreement is made between Foxway Energy Ltd (the “Supplier”) and Alder Mill Bakeries', {
      size: 11,
    });
    text(60, 94, 'Limited (the “Customer”).', { size: 11 });
    text(60, 120, '1 Supply', { size: 12, bold: true });
    text(
      60,
      136,
      'The Supplier shall supply electricity through meter point 22 7938 5097 900 from 1 December 2026 to',
      {
        size: 11,
      },
    );
    text(60, 150, '30 November 2029.', { size: 11 });
    text(60, 176, '2 Charges', { size: 12, bold: true });
    text(
      60,
      192,
      'The Customer shall pay 25.904 p/kWh for each unit and 188.20 p/day, which are fixed for the term under',
      {
        size: 11,
      },
    );
    text(60, 206, 'the product “Harbour Firm Green”. Value added tax is payable in addition at 20 per cent.', {
      size: 11,
    });
    text(60, 232, '3 Payment', { size: 12, bold: true });
    text(
      60,
      248,
      'Each invoice falls due 21 days after its date and shall be paid by BACS to the account shown on it.',
      {
        size: 11,
      },
    );
    text(60, 276, '4 General', { size: 12, bold: true });
    TERMS.forEach((term, i) => text(60, 294 + 26 * i, term, { size: 8.5, width: 470 }));
  });
  const { supplyPoints, ...contract } = extractContract(pages).fields;
  expect(contract).toMatchObject({ vatRate: 20, paymentMethod: 'bacs', isFixedContract: true });
  expect(supplyPoints).toMatchObject([{ tariffName: 'Harbour Firm Green', unitRate: 25.904 }]);
});
