import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';

/** The paper of a bill, plain enough to be read. */
export async function billPaper(bill, accountNumber) {
  const pdf = new PDFDocument({ size: 'A4', info: { CreationDate: new Date(`${bill.issuedDate}T00:00:00Z`) } });
  const credit = bill.billType === 'CREDIT_NOTE';
  const sign = credit ? '-' : '';
  const lines = [
    'Octopus Energy for Business',
    credit ? 'Credit note' : 'Your business electricity bill',
    `Bill number: ${bill.id}`,
    `Bill date: ${bill.issuedDate}`,
    `Account number: ${accountNumber}`,
    'Customer: Kiln Yard Ceramics Ltd',
    'Supply address: 4 Kiln Yard, Bristol, BS1 4XE',
    'MPAN: 98 0000 0000 010',
    'Meter serial number: 21L1234567',
    `Billing period: ${bill.fromDate} to ${bill.toDate}`,
    `Electricity used: 1,000 kWh at 24.50p per kWh   ${sign}£245.00`,
    `Standing charge: 30 days at 61.25p per day   ${sign}£18.38`,
    `Climate Change Levy: 1,000 kWh at 0.801p per kWh   ${sign}£8.01`,
    `Total excluding VAT   ${sign}£271.39`,
    `VAT at 20%   ${sign}£54.28`,
    `Total including VAT   ${sign}£325.67`,
  ];
  for (const line of lines) pdf.fontSize(11).text(line).moveDown(0.4);
  pdf.end();
  return buffer(pdf);
}
