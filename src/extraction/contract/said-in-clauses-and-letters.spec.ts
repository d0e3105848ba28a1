import { readDrawn as read } from '../testing/read.js';

const said = (...lines: string[]): ReturnType<typeof read> =>
  read(`
 MPAN                 13 7585 8471 955
 Supplier             Opus Energy Limited

${lines.map((line) => ` ${line}`).join('\n')}
`);

describe('what the clauses of an agreement say that are counted in words', () => {
  const fields = read(`
# SUPPLY AGREEMENT

 It is agreed between Opus Energy Limited, having its registered office at Royal House, Corby, NN17 5DT
 (“we”, “us”), and Alder Mill Trout Limited (“you”) as follows.

 First. We shall supply electricity to the premises known as Ferry House, Mill Lane, Pickering, YO18 8AB,
 through the metering point registered under the number 13 7585 8471 955. No other premises are covered
 by this agreement.

 Second. The supply shall begin on 1 June 2026 and shall end on 31 May 2029, unless ended sooner under the
 clause for that.

 Third. For each kilowatt hour you shall pay 26.415 pence, whatever the hour of the day. These prices shall
 not be varied during the period, save as the clause on changes of law allows. We expect you to take some
 318,000 kilowatt hours in each year.

 Fourth. You shall pay by standing order on the 15th day of each month, and a sum that remains unpaid for
 more than fourteen days bears interest at five per cent a year above the base rate.

 Fifth. Either party may end this agreement if the other is insolvent or remains in breach for thirty days
 after notice to put the matter right. Neither party is liable to the other for loss of profit.

 Eighth. We are not liable for interruptions caused by the network, and neither party is entitled to claim from
 the other for them. Our liability for damage to property is limited in accordance with the law, and you must give us
 reasonable notice of any damage within thirty working days. You may not assign this agreement unless we agree to it in
 accordance with this clause, and we may assign it at any time if the party to which we do takes over our obligations.

 Ninth. The notice by which either party may refuse a further term is sixty days before the end. Notices shall be
 given at the premises or at the registered office of the other party, and are given when they arrive. You must let us
 and our agents in at reasonable hours. If you breach this clause we may charge you for the visit. You may complain to
 us, and to the Ombudsman if we have not settled the complaint within eight weeks.

 Sixth. Should a change in law raise our cost, we may add it after giving you sixty days' notice of it, and
 you may terminate this agreement by notice if the clause is not reasonable.

 Seventh. You have told us that you employ more than ten persons, and accordingly both parties treat you as
 a business that is not a micro business.
`);

  it('reads prices, use and how it is paid in them', () => {
    expect(fields).toMatchObject({ paymentMethod: 'standing_order', isMicroBusiness: false });
    expect(fields.supplyPoints[0]).toMatchObject({ unitRate: 26.415, estimatedAnnualConsumption: 318000 });
  });

  it('begins an address behind what the place is called', () => {
    expect(fields.supplyPoints[0].siteAddress).toBe('Ferry House, Mill Lane, Pickering, YO18 8AB');
  });
});

describe('fees in the clauses of a confirmation', () => {
  it('reads what is collected for the broker', () => {
    const { supplyPoints } = read(`
 MPRN                 7301264507
 Supplier             Corona Energy Limited

# 1. The contract
# 2. Delivery points

 3. Fees within the price. The seller's balancing fee is 0.038 p/kWh. Desk fee 0.02 p/kWh, collected by the
 Seller for the broker, Heronsgate Trading Desk. Transportation is passed through at the published rates.

# 4. Trades done
# 5. Limits
`);
    expect(supplyPoints[0]).toMatchObject({ brokerName: 'Heronsgate Trading Desk', brokerUplift: 0.02 });
  });
});

describe('what letters say of when and how', () => {
  it('tells when it starts, also where it says how it is ended', () => {
    const { contractStartDate } = said(
      'You agreed our contract by e-mail. It starts on the day you get the keys, Monday 24 August 2026, and goes on',
      'until you or we end it with 28 days’ notice.',
    );
    expect(contractStartDate).toBe('2026-08-24');
  });

  it('takes what happens if all goes well for what will', () => {
    const { contractStartDate } = said('If all goes well, your new supply will begin on Monday 5 October 2026.');
    expect(contractStartDate).toBe('2026-10-05');
  });

  it('takes a tariff that is called variable for that, whatever it says of changes', () => {
    const { isFixedContract, isMarketRates } = said(
      'This is a variable tariff: it has no end date and we can raise or lower the prices after telling you.',
    );
    expect([isFixedContract, isMarketRates]).toEqual([false, true]);
  });

  it('takes a length that is said twice once, and looking after a supply for no afterwards', () => {
    const { contractTermMonths } = said(
      'We shall take over the supply on 15 November 2026 and look after it for two years, 24 months to be exact,',
      'until 14 November 2028.',
    );
    expect(contractTermMonths).toBe(24);
  });

  it('takes what the customer has been paying for no price of the new contract', () => {
    const { supplyPoints } = said(
      'The contract that you took out in December 2024 finishes soon. On it you have been paying 33.95p for a day unit',
      'and 22.40p for a night unit.',
      '',
      'The new prices are fixed. They will be 28.36p per kWh in the daytime and 18.95p per kWh at night.',
    );
    expect(supplyPoints[0]).toMatchObject({ dayUnitRate: 28.36, nightUnitRate: 18.95 });
  });

  it('takes who supplied before for no supplier', () => {
    const { supplierName } = read(`
 Alder Mill Trout Limited has accepted the offer of Green Energy (UK) plc for its works. The contract takes the
 place of the Npower contract that ends on 31 March 2027.

 MPAN                 13 7585 8471 955
 Unit rate            24.85p per kWh
`);
    expect(supplierName).toBe('Green Energy (UK) plc');
  });
});
