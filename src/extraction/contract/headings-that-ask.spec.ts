import { readDrawn as read } from '../testing/read.js';

const under = (heading: string, ...lines: string[]) =>
  read(`
# Electricity supply no.

22 8615 1572 655

# ${heading}

${lines.join('\n')}

# If you leave early

We charge £150.00 and nothing more.
`);

describe('headings that ask, over sentences', () => {
  it.each([
    ['From 20 October 2026 to 19 October 2028. To stop it from rolling on to our variable rates tell us in time.'],
    ['24 months: the first day is 20 October 2026, the last 19 October 2028. To stop it tell us in time.'],
  ])('have their answer in the first of them: %s', (text) => {
    expect(under('How long', text)).toMatchObject({
      contractStartDate: '2026-10-20',
      contractEndDate: '2028-10-19',
    });
  });

  it.each(['It is a fixed-price plan for business premises.', 'This is our fixed tariff for small firms.'])(
    'tell the product by the sentence after its name: %s',
    (sentence) => {
      const [point] = under('The plan', `Green Steady Two. ${sentence}`).supplyPoints;
      expect(point.tariffName).toBe('Green Steady Two');
    },
  );

  it.each([
    ['You have told us that you are one.', true],
    ['You say that you are not one.', false],
  ])('tell of a micro business that the sentence before speaks of: %s', (sentence, value) => {
    expect(
      under('First of all', `A micro business has the right to see these before it agrees. ${sentence}`),
    ).toMatchObject({ isMicroBusiness: value });
  });
});

describe('the parties of an agreement', () => {
  it.each(['as Seller', 'as the Seller'])('are named before what they act as: %s', (as) => {
    expect(
      read(`
MPAN 22 8615 1572 655

between Corvane Energy Limited of 3rd Floor, 12 Dorset Street, London, EC1N 7TB ${as} and Penhallow Castings Limited
${as.replace('Seller', 'Buyer')}, for the supply of non-domestic premises

`),
    ).toMatchObject({ supplierName: 'Corvane Energy Limited', customerName: 'Penhallow Castings Limited' });
  });

  it('have the supplier right before its office in the foot line, though the two stand apart', () => {
    expect(
      read(`
Half Hourly Supply Contract
Customer Name                   Penhallow Castings Limited
MPAN                            22 8615 1572 655

Hollow Lane Power plc  Registered Office: Tower Mills, Dean Street, Halifax, HX3 5AX
`).supplierName,
    ).toBe('Hollow Lane Power plc');
  });
});

describe('lines of charges with a quantity', () => {
  const LINES = `
MPAN                            22 8615 1572 655

Charge                          Quantity         Rate       Unit
Day units, 07:00-24:00          as metered       22.4726    p/kWh
Night units, 00:00-07:00        as metered       16.5064    p/kWh
Fixed charge                    1                361.41     £/month
Availability (agreed kVA)       1350 kVA         1.13       £/kVA/month
Excess availability             20 kVA           2.26       £/kVA/month
`;

  it('give the price and not the quantity, and the capacity that is charged for', () => {
    expect(read(LINES).supplyPoints).toMatchObject([
      { standingCharge: 36141, standingChargeType: 'monthly', maximumImportCapacity: 1350, dayUnitRate: 22.4726 },
    ]);
  });
});
