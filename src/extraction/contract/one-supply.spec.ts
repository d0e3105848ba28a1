import { printedPages, type Printer } from '../testing/print.js';
import { extractContract, readDrawn as read } from '../testing/read.js';

const readPrinted = async (draw: (printer: Printer) => void) => extractContract(await printedPages(draw)).fields;

describe('contracts for one or two supplies', () => {
  it.each([
    'We (Corvane Energy Limited) will supply electricity to you (Ridgeway Ceramics Ltd) as set out below.',
    'This contract is between you, Ridgeway Ceramics Ltd of 4 Moor Lane, Leeds, LS1 4AB, and us, Corvane Energy Limited of 12 Quay Street, Hull, HU1 2AA.',
    'Thank you for choosing Corvane Energy Limited as the energy supplier of Ridgeway Ceramics Ltd.',
    'These are the terms of the contract that Ridgeway Ceramics Ltd has agreed with Corvane Energy Limited.',
    'This is your contract with Corvane Energy Limited. We agree to supply Ridgeway Ceramics Ltd on these terms.',
  ])('names both parties: %s', async (sentence) => {
    const fields = await readPrinted((printer) => {
      printer.text(70, 40, sentence, { width: 440 });
      printer.text(70, 120, 'MPAN: 1644567472818');
    });
    expect(fields).toMatchObject({ supplierName: 'Corvane Energy Limited', customerName: 'Ridgeway Ceramics Ltd' });
  });

  it('takes whom somebody signs for as the customer, and what a customer says of itself for no supplier', async () => {
    const fields = await readPrinted((printer) => {
      printer.text(70, 40, 'We, Ridgeway Ceramics Ltd, accept the offer made to us.', { width: 440 });
      printer.text(70, 80, 'MPAN: 1644567472818');
      printer.text(70, 120, 'I am authorised to sign this agreement on behalf of Ridgeway Ceramics Ltd.', {
        width: 440,
      });
    });
    expect(fields.customerName).toBe('Ridgeway Ceramics Ltd');
    expect(fields.supplierName).toBeUndefined();
  });

  it('reads an address that begins behind its label and has a line for each part', () => {
    const { supplyPoints } = read(`
Address of the premises to be supplied: Unit 7
Tannery Court
Forge Lane
Derby
DE1 2QX
MPAN: 1644567472818
`);
    expect(supplyPoints).toMatchObject([{ siteAddress: 'Unit 7, Tannery Court, Forge Lane, Derby, DE1 2QX' }]);
  });

  it('keeps the supplier’s name in the name of its building', () => {
    const fields = read(`
# Corvane Energy Limited
Corvane Energy House
4 Mill Court
Hove
BN3 6FH

MPAN: 1644567472818
`);
    expect(fields.supplierAddress).toBe('Corvane Energy House, 4 Mill Court, Hove, BN3 6FH');
  });

  it('reads what sentences say of the product, the prices by band, the broker and the start', async () => {
    const { contractStartDate, contractTermMonths, supplyPoints } = await readPrinted((printer) => {
      const clause = (y: number, text: string): void => printer.text(70, y, text, { width: 440 });
      clause(40, 'We will supply you for a period of 36 months beginning on 1 May 2027.');
      clause(80, 'MPAN: 1644567472818');
      clause(
        120,
        'The price of electricity is 29.118p per kWh (day), 16.204p/kWh (night) plus a standing charge of 88.00p/day.',
      );
      clause(
        170,
        'The plan that you have chosen is Harbour Fix 36. You were introduced to us by Oakham Utility Partners Ltd.',
      );
    });
    expect({ contractStartDate, contractTermMonths }).toEqual({
      contractStartDate: '2027-05-01',
      contractTermMonths: 36,
    });
    expect(supplyPoints).toMatchObject([
      {
        dayUnitRate: 29.118,
        nightUnitRate: 16.204,
        standingCharge: 88,
        tariffName: 'Harbour Fix 36',
        brokerName: 'Oakham Utility Partners Ltd',
      },
    ]);
    expect(supplyPoints[0].unitRate).toBeUndefined();
  });

  it('reads figures in large type by the units under them', async () => {
    const { supplyPoints } = await readPrinted((printer) => {
      printer.text(70, 40, 'MPAN: 1644567472818');
      const card = (x: number, label: string, figure: string, unit: string): void => {
        printer.text(x, 80, label, { size: 8 });
        printer.text(x, 92, figure, { size: 18 });
        printer.text(x, 114, unit, { size: 9 });
      };
      card(70, 'Single rate', '26.31', 'p/kWh');
      card(230, 'Standing charge', '£21.40', 'per month');
      card(390, 'Availability charge', '4.15', 'p/kVA/day');
      printer.text(70, 140, 'Your tariff is Harbour Fix.');
    });
    expect(supplyPoints).toMatchObject([
      {
        unitRate: 26.31,
        standingCharge: 2140,
        standingChargeType: 'monthly',
        capacityRate: 4.15,
        tariffName: 'Harbour Fix',
      },
    ]);
  });

  it.each([
    ['Contract period', '36 months, from 1 May 2027 to 30 April 2030'],
    ['Period of contract', '1 May 2027 to 30 April 2030 (36 months)'],
  ])('reads the length and both days of a term: %s', (label, value) => {
    expect(read(`\n${label}          ${value}\n\nMPAN          1644567472818\n`)).toMatchObject({
      contractStartDate: '2027-05-01',
      contractEndDate: '2030-04-30',
      contractTermMonths: 36,
    });
  });

  it('takes the last of several ways to pay where that is ticked', () => {
    expect(
      read('\nAgreed payment method: ☐ Direct Debit ☐ BACS ☒ Cheque\n\nMPAN          1644567472818\n').paymentMethod,
    ).toBe('cheque');
  });

  it('names the broker before its commission in a box', () => {
    const { supplyPoints } = read(`
Broker
Oakham Utility Partners Ltd Commission 0.62 p/kWh

MPAN          1644567472818
`);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Oakham Utility Partners Ltd', brokerUplift: 0.62 }]);
  });
});
