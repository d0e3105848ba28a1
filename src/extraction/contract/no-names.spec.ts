import { readDrawn as read } from '../testing/read.js';

describe('what stands where a name would and names nobody', () => {
  it.each([
    'As accepted',
    'As agreed',
    'AS ACCEPTED',
    'Agreed',
    'See overleaf',
    'To be confirmed',
    'What we agreed',
    'all',
    'Not given',
    'Enc',
  ])('takes the head of a column of answers for no customer: %s', (head) => {
    expect(
      read(`
Detail                     ${head}
MPAN                       13 7585 8471 955
Unit rate                  24.57 p/kWh
`).customerName,
    ).toBeUndefined();
  });

  it.each(['Now', 'Today', 'Current', 'As above', 'See overleaf', 'To be agreed'])('nor for a product: %s', (text) => {
    const [point] = read(`
MPAN                       13 7585 8471 955
Tariff name                ${text}
Unit rate                  24.57 p/kWh
`).supplyPoints;
    expect(point.tariffName).toBeUndefined();
  });

  it.each(['Asher Foods', 'Perrin & Sons', 'Allwood Joinery', 'Nowell Farm'])(
    'reads names that begin alike: %s',
    (name) => {
      expect(read(`\nCustomer name         ${name}\nMPAN     13 7585 8471 955\n`).customerName).toBe(name);
    },
  );

  it.each(['Prof. D. Hale, 19-08-2026', 'Revd. T. Marsh', 'J. Hale'])(
    'takes who signs for a party for no party: %s',
    (who) => {
      expect(read(`\nMPAN     13 7585 8471 955\n\nSigned for the Buyer: ${who}\n`).customerName).toBeUndefined();
    },
  );

  it('reads the company for which somebody signs', () => {
    const { customerName } = read(`\nMPAN     13 7585 8471 955\n\nSigned for the Buyer: Ottery Textiles Ltd\n`);
    expect(customerName).toBe('Ottery Textiles Ltd');
  });

  it.each([
    'Royal Charter body RC000912',
    'Registered society 29114R',
    'Charity registered in England and Wales 1152201',
  ])('leaves the registration under a name out of it: %s', (line) => {
    const { customerName } = read(`
The Buyer         University of Ardale
                  ${line}

Supply number     13 7585 8471 955
`);
    expect(customerName).toBe('University of Ardale');
  });

  it.each(["The Occupier's representative", 'The new tenant’s agent'])('reads who is addressed under "%s"', (line) => {
    const { customerName, supplyPoints } = read(`
${line}
Hale Print & Sign Ltd
Unit 4 Copper Yard
104 Brew Street
Swansea
SA1 1QJ

MPAN     13 7585 8471 955
`);
    expect(customerName).toBe('Hale Print & Sign Ltd');
    expect(supplyPoints[0].brokerName).toBeUndefined();
  });
});

describe('what the supplier takes for itself', () => {
  it.each(['Supplier fee 0.185 p/kWh.', 'Trading fee 0.185 p/kWh.', "The supplier's own fee 0.185 p/kWh."])(
    'is no broker’s: %s',
    (fee) => {
      const [point] = read(`
MPAN                13 7585 8471 955
How it is priced    Not fixed. The Buyer buys in clips of 0.5 MW up to the day before delivery, and
                    what is not bought is settled on the hourly price of that day. ${fee}
`).supplyPoints;
      expect(point.brokerUplift).toBeUndefined();
    },
  );

  it('is told from a fee beside it', () => {
    const [point] = read(`
MPAN                13 7585 8471 955
Supplier fee        0.185 p/kWh
Broker fee          0.45 p/kWh
`).supplyPoints;
    expect(point.brokerUplift).toBe(0.45);
  });
});

describe('a head that is no more than a unit', () => {
  it.each(['MWh a year', 'MWh p.a.', 'Yearly MWh'])('gives the use of a year: %s', (head) => {
    const { supplyPoints } = read(`
Location                         Supply number       ${head.padEnd(16)} kVA
North Campus                     14 6876149232 3     1,975            150
82 Kiln Close, Derby, DE1 2AB
Farm                             11 9908636274 8     940              300
41 Bank Street, Leeds, LS1 4AB
`);
    expect(supplyPoints).toMatchObject([
      { estimatedAnnualConsumption: 1975000 },
      { estimatedAnnualConsumption: 940000 },
    ]);
  });
});
