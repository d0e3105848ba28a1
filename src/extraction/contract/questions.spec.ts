import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN                             13 7585 8471 955';

describe('key facts as questions and answers', () => {
  it('takes what stands beside a question for its answer, over several lines on either side', () => {
    const fields = read(`
# Key facts about your contract
${MPAN}

What is the product?             Power Lock 36. A fixed price product: unit rates and standing charge stay
                                 the same for the whole term.

How much do you expect me to     29,567 kWh a year
use?

What does my broker receive?     Lanternway Utility Brokers Ltd introduced you. Its commission is 1.69p
                                 per kWh, built into the unit rate: an estimated £1,499.05 over the
                                 contract.
`);
    expect(fields).toMatchObject({ isFixedContract: true, isMarketRates: false });
    expect(fields.supplyPoints).toMatchObject([
      {
        tariffName: 'Power Lock 36',
        estimatedAnnualConsumption: 29567,
        brokerName: 'Lanternway Utility Brokers Ltd',
        brokerUplift: 1.69,
      },
    ]);
  });

  it('keeps questions that follow each other line by line apart', () => {
    const fields = read(`
${MPAN}
Which plan am I                  Steady Power 24, which is fixed for two years
joining?
What will each unit cost?        24.3p
What is the daily charge?        85.2p
When does the contract start?    1 May 2027
How much power will I use?       24,500 kWh per year
Who is my broker?                Lanternway Utility Brokers Ltd
`);
    expect(fields.contractStartDate).toBe('2027-05-01');
    expect(fields.supplyPoints).toMatchObject([
      {
        tariffName: 'Steady Power 24',
        unitRate: 24.3,
        standingCharge: 85.2,
        estimatedAnnualConsumption: 24500,
        brokerName: 'Lanternway Utility Brokers Ltd',
      },
    ]);
  });

  it('takes no figure of an example behind the answer', () => {
    const { supplyPoints } = read(`
${MPAN}

10. Commission
If you came to us by a broker, what we pay it is set out in the schedule. As an example, 0.5p per kWh on 30,000 kWh a year
over 3 years is £450.00.
`);
    expect(supplyPoints[0]).not.toHaveProperty('brokerUplift');
  });

  it('reads what is agreed of dates, of the use of past and coming years, and of small businesses in answers', () => {
    const fields = read(`
${MPAN}
Which contract is it?            BLM/67346, a contract for business premises
When does it start and stop?     1 March 2027 to 29 February 2028, both days included (12 months)
How much do I use?               24,784 kWh in the past year. We worked on 28,487 kWh for the year to come.
What do I pay?                   40.11p for each kWh at any time of day
Do I count as a microbusiness?   You said that you have 4 staff, so yes
`);
    expect(fields).toMatchObject({
      contractNumber: 'BLM/67346',
      contractStartDate: '2027-03-01',
      contractEndDate: '2028-02-29',
      isMicroBusiness: true,
    });
    expect(fields.supplyPoints).toMatchObject([
      { previous12MonthsConsumption: 24784, estimatedAnnualConsumption: 28487, unitRate: 40.11 },
    ]);
    expect(fields.supplyPoints[0]).not.toHaveProperty('dayUnitRate');
  });

  it('asks in one word where the supply is', () => {
    const { supplyPoints } = read(`
What are you buying?
Electricity for your business on our Steady plan.

Where?
Dale House, 29 Dock Road, Whitby, YO21 3PU

What is the supply number?
17 9899 2820 854
`);
    expect(supplyPoints[0].siteAddress).toBe('Dale House, 29 Dock Road, Whitby, YO21 3PU');
  });

  it('leaves out the letters before questions and answers', () => {
    const fields = read(`
# Your contract in plain words
Q: Who is our supplier?
A: Fellgate Power Ltd
Q: In whose name is the contract?
A: Hale Kitchens Limited
Q: What is our billing address?
A: 18 Corn Street, Ripon, HG4 1AB
Q: Which account number do we quote?
A: 40026617
Q: From what date are we supplied?
A: 1 May 2027
Q: Which plan have we chosen?
A: Steady Power 24
Q: What is the supply number?
A: 22 8615 1572 655
Q: What type of price is it?
A: Fixed
`);
    expect(fields).toMatchObject({
      supplierName: 'Fellgate Power Ltd',
      customerName: 'Hale Kitchens Limited',
      billingAddress: '18 Corn Street, Ripon, HG4 1AB',
      supplierAccountNumber: '40026617',
      contractStartDate: '2027-05-01',
      isFixedContract: true,
    });
    expect(fields.supplyPoints).toMatchObject([{ tariffName: 'Steady Power 24' }]);
  });

  it('keeps a question apart from the answer of the one before it', () => {
    const { supplyPoints } = read(`
1. What is supplied?
We supply electricity at 14 Mill Lane, Selby, YO8 4QP through the meter with MPAN 22 8615 1572 655.
2. What are our rates?
For all electricity used we charge 24.18p per kWh. The standing charge is 61.2p a day for this meter.
3. What is supplied?
We supply electricity at 9 Weir Street, Otley, LS21 3BD through the meter with MPAN 13 7585 8471 955.
4. What are our rates?
For all electricity used we charge 26.02p per kWh. The standing charge is 70.5p a day for this meter.
`);
    expect(supplyPoints).toMatchObject([
      { siteAddress: '14 Mill Lane, Selby, YO8 4QP', unitRate: 24.18, standingCharge: 61.2 },
      { siteAddress: '9 Weir Street, Otley, LS21 3BD', unitRate: 26.02, standingCharge: 70.5 },
    ]);
  });
});
