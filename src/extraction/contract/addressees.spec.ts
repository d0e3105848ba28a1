import { readDrawn as read } from '../testing/read.js';

describe('whom letters and offers are for', () => {
  it.each([
    ['Operations Director', 'Moorfoot Distillers Limited'],
    ['Head of Procurement', 'The Copper Kettle'],
    ['Chief Executive', 'Moorfoot & Sons'],
  ])('takes the line under the office of the reader for the customer: %s, %s', (office, company) => {
    const fields = read(`
Corvane Energy Ltd
12 Quay Street
Leeds
LS1 4AB

Helen Marsh
${office}
${company}
Unit 24
Weavers Way
Basingstoke
RG21 5BQ

Dear Helen

MPAN: 1644567472818
`);
    expect(fields).toMatchObject({
      customerName: company,
      billingAddress: 'Unit 24, Weavers Way, Basingstoke, RG21 5BQ',
      supplierAddress: '12 Quay Street, Leeds, LS1 4AB',
    });
  });

  it('tells a reader from the company and from its address in one line', () => {
    const fields = read(`
# Corvane Energy
To: Helen Marsh, Finance Director
Moorfoot Distillers Limited
24 Weavers Way, Basingstoke, RG21 5BQ

MPAN                                       1644567472818
`);
    expect(fields).toMatchObject({
      customerName: 'Moorfoot Distillers Limited',
      billingAddress: '24 Weavers Way, Basingstoke, RG21 5BQ',
    });
  });

  it('reads a name and an address under their label, beside the head of another panel', () => {
    const fields = read(`
# Offer summary
Prepared for                               Supply to be quoted
Ormskirk Salads Limited                    Site        137 Lime Kiln Lane, Kettering, NN16 3WP
50 Kings Road                              MPAN        1191634560441
Derby                                      Meter       EML2207713434
DE1 2GJ
Attn: Graham Kowalski
`);
    expect(fields).toEqual({
      customerType: 'non_domestic',
      customerName: 'Ormskirk Salads Limited',
      billingAddress: '50 Kings Road, Derby, DE1 2GJ',
      supplyPoints: [
        {
          mpanMprn: '1191634560441',
          supplyType: 'electricity',
          meterSerialNumber: 'EML2207713434',
          siteAddress: '137 Lime Kiln Lane, Kettering, NN16 3WP',
        },
      ],
    });
  });

  it('takes an address under the supplier’s name on the form behind a broker’s letter, and a plan for both fuels', () => {
    const fields = read(`
# Tarn Energy Solutions Ltd
Your renewal

We recommend Maxen Power Supply Limited, whose form follows.
=====
                    Maxen Power Supply Limited
               Boundary House, Cricket Field Road, Uxbridge, UB8 1QG
#                   ACCEPTANCE FORM

Customer            Bexley Polymers (UK) Ltd
Start of supply     01-04-2026                    Contract ends      31-03-2028
Duration            24 months                     Plan               Steady Business Fix

                             Electricity              Gas
MPAN / MPRN                  2344741080380            5167939151
Unit rate (p/kWh)            24.51                    7.72
TPI uplift in the rate       0.59 p/kWh               0.49 p/kWh

Our records show that you are a micro business, so you can leave at the end of your present contract.
`);
    expect(fields).toMatchObject({
      supplierAddress: 'Boundary House, Cricket Field Road, Uxbridge, UB8 1QG',
      isMicroBusiness: true,
      supplyPoints: [
        { tariffName: 'Steady Business Fix', unitRate: 24.51, brokerUplift: 0.59 },
        { tariffName: 'Steady Business Fix', unitRate: 7.72, brokerUplift: 0.49 },
      ],
    });
  });

  it('reads what words before or behind a price or a use make of it', () => {
    const fields = read(`
# Prices
MPAN                                       1644567472818
Unit rate incl. commission (p/kWh)         24.12
of which broker commission (p/kWh)         0.55
Usage, past twelve months                  120,843 kWh
Volume we have quoted on (EAC)             117,314 kWh
Excess capacity rate (p/kVA/day)           9.09
Prices                                     Fixed unit rate and standing charge for 36 months
`);
    expect(fields).toEqual({
      customerType: 'non_domestic',
      isFixedContract: true,
      isMarketRates: false,
      contractTermMonths: 36,
      supplyPoints: [
        {
          mpanMprn: '1644567472818',
          supplyType: 'electricity',
          unitRate: 24.12,
          brokerUplift: 0.55,
          previous12MonthsConsumption: 120843,
          estimatedAnnualConsumption: 117314,
        },
      ],
    });
  });

  it.each(['To: ', 'Customer - '])('knows the street in the line under %jand a name', (lead) => {
    expect(read(`\n${lead}Ottery Textiles Ltd\n193 Barrack Street, Dundee, DD2 6LB\n\nMPRN 7562438839`)).toMatchObject({
      customerName: 'Ottery Textiles Ltd',
      billingAddress: '193 Barrack Street, Dundee, DD2 6LB',
    });
  });

  it('joins a postcode that goes on in the next line', () => {
    const { supplyPoints } = read(`
MPRN                7562438839
Site address        199 Union Street, Darlington, DL1
                    7ES
Tariff              Wren Gas
`);
    expect(supplyPoints[0].siteAddress).toBe('199 Union Street, Darlington, DL1 7ES');
  });

  it('knows a company over its street under the name of the supplier', () => {
    const { customerName, billingAddress } = read(`
# Brightloom Energy plc
Highcliffe Ceramics LLP
67 Lower Moor Street, Glasgow, G41 8TP

MPRN 7562438839
`);
    expect({ customerName, billingAddress }).toEqual({
      customerName: 'Highcliffe Ceramics LLP',
      billingAddress: '67 Lower Moor Street, Glasgow, G41 8TP',
    });
  });

  it.each(['The Old School', 'Former Baptist Church', 'The Club House'])(
    'keeps %s, which is a building, in an address',
    (building) => {
      const { billingAddress, supplyPoints } = read(`
Customer             Rowe Ceramics Ltd
Billing address      ${building}, 68 Sheep Street, Whitby, YO21 3PU
Supply address       ${building}, 68 Sheep Street, Whitby, YO21 3PU
MPAN                 17 9899 2820 854
`);
      expect(billingAddress).toBe(`${building}, 68 Sheep Street, Whitby, YO21 3PU`);
      expect(supplyPoints[0].siteAddress).toBe(billingAddress);
    },
  );

  it('leaves the name of a body out of its address', () => {
    const { billingAddress } = read(`
Customer             Whitby Tennis Club
Billing address      Whitby Tennis Club, 68 Sheep Street, Whitby, YO21 3PU
MPAN                 17 9899 2820 854
`);
    expect(billingAddress).toBe('68 Sheep Street, Whitby, YO21 3PU');
  });

  it.each(['Business address for letters', 'Our address for your invoices', 'Address for all post'])(
    'reads what stands behind "%s:"',
    (label) => {
      const { billingAddress } = read(`
• Business: Rowe Ceramics Ltd
• ${label}: Dale House, 97 Fleet Street, Whitby, YO21 3PU
• MPAN: 17 9899 2820 854
`);
      expect(billingAddress).toBe('Dale House, 97 Fleet Street, Whitby, YO21 3PU');
    },
  );

  it.each([
    ['Domestic customer', '14 Saddler Street, Durham, DH1 3NP'],
    ['Business customer', undefined],
  ])('takes both fuels of a home to one address: %s', (kind, gas) => {
    const { supplyPoints } = read(`
Customer: Mrs Ann Hartley, 14 Saddler Street, Durham, DH1 3NP
${kind}

Electricity supply                        Gas supply
MPAN: 1294561595642                       MPRN: 7714532809
Supply address:                           Unit rate: 6.117p/kWh
14 Saddler Street, Durham, DH1 3NP        Standing charge: 31p/day
Unit rate: 24.117p/kWh
`);
    expect(supplyPoints.map(({ siteAddress }) => siteAddress)).toEqual(['14 Saddler Street, Durham, DH1 3NP', gas]);
  });

  it('leaves the number of the supply out of its address', () => {
    const { supplyPoints } = read('7. Supply: MPAN 1294561595642 at 9 Wharf Road, Ely, CB7 4AU');
    expect(supplyPoints[0].siteAddress).toBe('9 Wharf Road, Ely, CB7 4AU');
  });
});

describe('a business that a letter speaks of', () => {
  it('is the customer in the line under the name of a person, whatever its words are', () => {
    expect(
      read(`
Corvane Energy Ltd

Mr Piers Ogle
Ludlow Glovemakers
9 Tollgate Lane
Ludlow
Shropshire
SY8 1AB

Dear Mr Ogle

We are pleased to confirm the contract we arranged for Ludlow Glovemakers. MPAN 13 7585 8471 955 is where it begins.
`),
    ).toMatchObject({
      customerName: 'Ludlow Glovemakers',
      billingAddress: '9 Tollgate Lane, Ludlow, Shropshire, SY8 1AB',
    });
  });
});
