import { drawPages } from '../testing/draw.js';
import { readContract, readDrawn as read } from '../testing/read.js';

const MPAN = '\n MPAN          22 8615 1572 655\n';
const point = (text: string) => read(`${MPAN}\n${text}\n`).supplyPoints[0];

describe('items of a list with a dash', () => {
  it.each(['-', '–', '*', '•'])('stand for themselves with %s before them', (mark) => {
    const fields = read(`
 ELECTRICITY
 ${mark} Meter point (MPAN): 22 8615 1572 655
 ${mark} Premises: 4 Mill Lane, Hove, BN3 6FH
 ${mark} Usage we priced on: 41,200 kWh pa
 ${mark} Price: £0.21735 per kWh plus £1.14 per day
`);
    expect(fields.supplyPoints).toMatchObject([
      {
        siteAddress: '4 Mill Lane, Hove, BN3 6FH',
        estimatedAnnualConsumption: 41200,
        unitRate: 21.735,
        standingCharge: 114,
        standingChargeType: 'daily',
      },
    ]);
  });

  it.each(['Your gas rates: 6.57p per kWh and 96.70p a day', 'Price: 6.57p per kWh with a further 96.70p a day'])(
    'have a charge by the day beside the price of energy: %s',
    (line) => {
      expect(point(` - ${line}`).standingCharge).toBe(96.7);
    },
  );

  it('take no charge by the day from prices that are of others', () => {
    expect(point(' - Out of contract price: 46.57p per kWh plus 96.70p a day').standingCharge).toBeUndefined();
  });
});

describe('heads of columns and rows', () => {
  it.each(['RATE1', 'Rate 1', 'Unit rate 1'])('are of the one rate, or of the day beside a night rate: %s', (head) => {
    const { supplyPoints } = read(`
 Meter point      Serial no     Supply address                        ${head.padEnd(14)}Night       Stdg chg
 2286151572655    K22E086911    12 Ferry Road, Hove, BN3 2AB          26.34         -           119.62
 1075108052499    L20C18644     4 Mill Lane, Hove, BN3 6FH            25.00         17.11       130.50
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 26.34 }, { dayUnitRate: 25, nightUnitRate: 17.11 }]);
  });

  it('read "Per day" under "Per kWh" as the standing charge of each fuel', () => {
    const { supplyPoints } = read(`
 The rates you pay
                             Electricity                Gas

 Identity of the supply      2286151572655 (MPAN)       7751939201 (MPRN)

 Meter                       K22E086911                 M016K7439001

 Per kWh                     42.74 pence                12.48 pence

 Per day                     152.56 pence               113.75 pence
`);
    expect(supplyPoints).toMatchObject([
      { mpanMprn: '2286151572655', unitRate: 42.74, standingCharge: 152.56 },
      { mpanMprn: '7751939201', unitRate: 12.48, standingCharge: 113.75 },
    ]);
  });

  it.each(['Fixed daily fee', 'Daily fixed fee', 'Fixed fee per day'])('read a fee for each day: %s', (label) => {
    expect(point(` ${label.padEnd(24)}£1.31 / day`)).toMatchObject({
      standingCharge: 131,
      standingChargeType: 'daily',
    });
  });
});

describe('wordings of forms', () => {
  it.each(['where bills should be sent', 'where to send invoices', 'Where invoices should be sent'])(
    'tell where bills go: %s',
    (label) => {
      const fields = read(`${MPAN} ${label.padEnd(40)}Block B, 12 Ferry Road, Hove, BN3 2AB\n`);
      expect(fields.billingAddress).toBe('Block B, 12 Ferry Road, Hove, BN3 2AB');
    },
  );

  it.each(['VAT, added to all charges', 'VAT on all charges'])('tell the rate of VAT: %s', (label) => {
    const { vatRate } = read(`
 24.360                  155.75                 20%
 unit rate p/kWh         pence for each day     ${label}


 22 8615 1572 655        K19E060911             39,985 kWh
 MPAN                    serial no. on meter    annual consumption estimate
`);
    expect(vatRate).toBe(20);
  });

  it.each([
    ['larger business (not a microbusiness)', false],
    ['microbusiness - yes', true],
  ])('tell the size of the business: %s', (answer, isMicroBusiness) => {
    expect(read(`${MPAN}\n Business size: ${answer}\n`).isMicroBusiness).toBe(isMicroBusiness);
  });
});

describe('what letters and messages say', () => {
  it.each(['through the meter whose number is K19E060911', 'through the meter with serial number K19E060911'])(
    'of the meter: %s',
    (words) => {
      const said = `We will go on supplying electricity to you at Unit 4, 12 Ferry Road, Hove, BN3 2AB, ${words} (the supply number, or MPAN, is 2286151572655).`;
      expect(read(`\n ${said}\n`).supplyPoints[0].meterSerialNumber).toBe('K19E060911');
    },
  );

  it('of the use on which an illustration rests', () => {
    const text = 'We expect you to use about 30,150 kWh in a year, and our cost illustration is made on that figure.';
    expect(point(` ${text}`).estimatedAnnualConsumption).toBe(30150);
    expect(
      point(' As an illustration, we expect a shop to use about 30,150 kWh in a year.').estimatedAnnualConsumption,
    ).toBeUndefined();
  });

  it.each(['which we pass to it', 'that we hand over to them', 'which the supplier pays to it'])(
    'of what a price contains for the broker: %s',
    (words) => {
      const text = `This contract was arranged by Tallow Energy Brokers Ltd, an independent firm. The price for each kWh above contains 1.15 pence for each kWh ${words}.`;
      expect(point(` ${text}`)).toMatchObject({ brokerName: 'Tallow Energy Brokers Ltd', brokerUplift: 1.15 });
    },
  );

  it('of the number of the contract, and not of the one with the supplier before', () => {
    const fields = read(`
 We have your acceptance, thank you. Our reference for the contract is LK-Q094711.

 They are leaving their present supplier when its contract (ref 88-366411) comes to an end on 11/12/2027, as agreed.
`);
    expect(fields.contractNumber).toBe('LK-Q094711');
  });

  it('of the broker at the foot of a message', () => {
    expect(point(' Broker for this contract: Tallow Energy Consultants').brokerName).toBe('Tallow Energy Consultants');
  });

  it('to their reader, which is no name', () => {
    const fields = read('\n NOTICE TO NEW OCCUPIER: YOU ARE BEING SUPPLIED WITHOUT AN AGREED\n CONTRACT\n');
    expect(fields.customerName).toBeUndefined();
  });
});

describe('a bold title over the offers of a table', () => {
  /** The line that begins with "For" is in bold. */
  const withTitle = (drawing: string) => {
    const pages = drawPages(drawing);
    const at = pages[0].words.find(({ text }) => text === 'For')?.y0;
    const words = pages[0].words.map((word) => (word.y0 === at ? { ...word, bold: true } : word));
    return readContract([{ ...pages[0], words }]).fields;
  };

  it('keeps their prices apart from those of the supply', () => {
    const { supplyPoints } = withTitle(`
 Your deemed rates

 MPAN                22 8615 1572 655

 Unit rate           42.74 p/kWh

 For comparison: what you would pay if you agreed a contract with us today

 Contract            Electricity         Standing charge

 Harbour Fix 12      26.40 p/kWh         62.00 p/day

 Harbour Fix 24      25.90 p/kWh         62.00 p/day
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 42.74 }]);
    expect(supplyPoints[0].standingCharge).toBeUndefined();
  });
});

describe('what is fixed, and for how long', () => {
  it.each([
    ['Everything is fixed for 24 months, 30 November 2027 to 29 November 2029.'],
    ['The commodity charge is 5.884 pence for each kilowatt hour. It is fixed, and there is no other charge.'],
  ])('is said of it all: %s', (text) => {
    expect(read(`${MPAN}\n${text}\n`)).toMatchObject({ isFixedContract: true });
  });

  it.each([
    [
      'I enclose the agreement of 11 May. It takes effect on 1st June 2027 for 12 months, and ends therefore on 31st May 2028.',
    ],
    ['3. Delivery period. 01.06.2027 to 31.05.2028 (both inclusive), 12 months.'],
  ])('is told by its days: %s', (text) => {
    expect(read(`${MPAN}\n${text}\n`)).toMatchObject({
      contractStartDate: '2027-06-01',
      contractEndDate: '2028-05-31',
      contractTermMonths: 12,
    });
  });
});

describe('labels of shops and sellers', () => {
  it.each([
    ['Price to begin with                  26.910p per kWh', { unitRate: 26.91 }],
    ['You told us you’d use                46,200 kWh a year', { estimatedAnnualConsumption: 46200 }],
    ['Forecast                             46,200 kWh', { estimatedAnnualConsumption: 46200 }],
  ])('read: %s', (line, fields) => {
    expect(point(line)).toMatchObject(fields);
  });

  it('name a day and a discount', () => {
    const fields = read(`${MPAN}
Go-live                              1 Nov 2027
Kind of price                        Fixed for the whole plan       Off your bill for Direct Debit      2.5%
Paying by                            Direct Debit
`);
    expect(fields).toMatchObject({ contractStartDate: '2027-11-01', supplyPoints: [{ directDebitDiscount: 2.5 }] });
  });
});

describe('the price of a kWh beside the charge of a day, with no label', () => {
  it('are those of the point whose number stands with them', () => {
    expect(
      read(`
# Electricity
Meter point 2286151572655, meter 19K0047701
27.85p per kWh and 49.10p per day
Annual estimate 41,900 kWh

# Gas
Meter point 7301264507, meter G4A18305501
8.02p per kWh and 36.44p per day
Annual estimate 22,750 kWh
`).supplyPoints,
    ).toMatchObject([
      { unitRate: 27.85, standingCharge: 49.1 },
      { unitRate: 8.02, standingCharge: 36.44 },
    ]);
  });

  it('are the only ones of the paper, and none of those after it', () => {
    expect(point('The prices\n\n27.85p per kWh\n49.10p per day')).toMatchObject({
      unitRate: 27.85,
      standingCharge: 49.1,
    });
    expect(point('Out of contract\n47.85p per kWh\n49.10p per day')).not.toHaveProperty('unitRate');
  });
});
