import { readDrawn as read } from '../testing/read.js';

describe('deeds whose schedules say everything of a supply point in one passage', () => {
  const { supplyPoints, cclRate } = read(`
# PARTICULARS

Seller:                        Hollowell Power Limited
Buyer:                         Orchard Distillers Limited
Purchasing agent of the Buyer: Tallow Advisory LLP

# OPERATIVE PROVISIONS

1. Definitions. Words with capital letters have the meanings in the Particulars, unless the party in breach of this clause
   has given notice that it shall terminate the agreement in accordance with its obligations under any other clause.

2. Supply. The Seller shall supply and the Buyer shall take its whole requirement at the premises, and neither party shall
   terminate the supply at any time unless it is entitled to do so in accordance with its obligations under this clause.

3. Notices. Any notice shall be given in writing by the party that is entitled to it, and the other party shall respond in
   a reasonable time, unless this clause says otherwise, in accordance with its obligations at the premises of the party.

4. Taxes. Climate Change Levy (0.775 pence per kWh at the date of this Agreement) and VAT (20 per cent) shall be payable in
   addition by the party that is liable for it in accordance with its obligations under this clause at any time.

5. Purchasing agent. The Seller shall collect for Tallow Advisory LLP 0.08 pence per kWh and pay it over quarterly, and shall
   give notice to the party that is entitled to it in accordance with its obligations under this clause at any time.

# Supply Point 1 (Electricity)

The premises at 48 Kiln Lane, Whitby, YO21 3QA, supplied through the metering
point with core number 1075108052499 and meter E14UP30377. Forecast
Annual Volume: 4,263,187 kWh. Site Management Charge: £1027.36 per calendar
month. Authorised Capacity: 1,300 kVA. Capacity Charge: 11.38 pence per kVA per day.
`);

  it('read the passage through, though its lines begin like labels', () => {
    expect(supplyPoints).toMatchObject([
      {
        estimatedAnnualConsumption: 4263187,
        standingCharge: 102736,
        standingChargeType: 'monthly',
        maximumImportCapacity: 1300,
        capacityRate: 11.38,
      },
    ]);
  });

  it('read the levy and what is collected for the agent among clauses of terms', () => {
    expect(cclRate).toBe(0.775);
    expect(supplyPoints).toMatchObject([{ brokerName: 'Tallow Advisory LLP', brokerUplift: 0.08 }]);
  });
});
