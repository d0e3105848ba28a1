import { readDrawn as read } from '../testing/read.js';

const MPAN = 'MPAN    10 1234 5678 912\n';

describe('what deeds and reports say', () => {
  it('reads a product between quotation marks', () => {
    for (const said of [
      'Annex A - Awarded prices, product "Fixed Green Bundled"',
      'Supply of electricity to the premises listed below, tariff "Fixed Green Bundled"',
    ])
      expect(read(`${MPAN}\n${said}\n`).supplyPoints).toMatchObject([{ tariffName: 'Fixed Green Bundled' }]);
  });

  it('reads the name of a site that is situated somewhere', () => {
    expect(
      read(`
Site 1: Boat Shed, situated at 136 Mill Lane, Nottingham, NG7 6GQ, Metering Point Administration
Number 10 1234 5678 912. Expected annual volume 888 MWh. Fixed charge 56.91 pence per day.
Site 2: Tide Kiosk, situated at The Granary, 28 Bank Street, Bolton, BL3 4YQ, Metering Point Administration
Number 20 2345 6789 010. Expected annual volume 2,308 MWh. Fixed charge 44.61 pence per day.
`).supplyPoints,
    ).toMatchObject([{ siteName: 'Boat Shed' }, { siteName: 'Tide Kiosk' }]);
  });

  it('reads whom the customer has appointed, under the title of a broker', () => {
    const paper = (title: string) =>
      read(`${MPAN}
6. ${title}. The Buyer has appointed Powerpath Markets LLP. The Supplier includes 0.12 pence per kWh in the price
of energy at every site for the remuneration of that firm.
`).supplyPoints;
    expect(paper('Third party intermediary')).toMatchObject([{ brokerName: 'Powerpath Markets LLP' }]);
    expect(paper('Metering')[0].brokerName).toBeUndefined();
  });

  it('takes no price of the supplier that was for one of this contract', () => {
    const [point] = read(`${MPAN}
The former supplier of the Purchaser was Harbour Gate Ltd. Your former supplier was Harbour Gate Ltd, whose last
contract price was 6.24 pence per kWh and whose standing charge was 31 pence per day.
`).supplyPoints;
    expect(point.unitRate).toBeUndefined();
    expect(point.standingCharge).toBeUndefined();
  });

  it('reads how parties are called, and no number of a framework', () => {
    const { customerName, contractNumber } = read(`
This order is issued under the Hale Buildings Framework HF3 (agreement number HF3-2025-01) and binds both parties.
We supply electricity for the premises of Ottery Textiles Ltd (the business customer) from 1 May 2027.
${MPAN}`);
    expect({ customerName, contractNumber }).toEqual({ customerName: 'Ottery Textiles Ltd' });
  });

  it('reads a period until the end of a day, and a number with a sign in it', () => {
    const { contractStartDate, contractEndDate, contractNumber } = read(`
Contract reference    TG-I&C-3218
Delivery period       06:00 on 1 October 2026 until the end of 30 September 2029
${MPAN}`);
    expect({ contractStartDate, contractEndDate, contractNumber }).toEqual({
      contractStartDate: '2026-10-01',
      contractEndDate: '2029-09-30',
      contractNumber: 'TG-I&C-3218',
    });
  });
});

describe('who is meant', () => {
  it('takes nothing that is said to the parties for a name, nor the day of a message for an end', () => {
    const { customerName, contractEndDate } = read(`
To: Helen Marsh Wed 23 September 2026 at 16:42
For you: ______________________ For us: ______________________
Change of occupier: Tell us at least 28 days before you leave.
${MPAN}`);
    expect(customerName).not.toBe('For us');
    expect(customerName).not.toBe('Tell us');
    expect(contractEndDate).toBeUndefined();
  });

  it('reads the retailer that was accepted, the product without how it is priced and who is supplied', () => {
    const { supplierName, customerName, supplyPoints } = read(`
Accepted retailer      Wind Vale Power Limited
Supplied to            Ottery Textiles Ltd
Offer type             Fixed Inclusive - price fixed throughout
MPAN                   10 1234 5678 912
`);
    expect({ supplierName, customerName }).toEqual({
      supplierName: 'Wind Vale Power Limited',
      customerName: 'Ottery Textiles Ltd',
    });
    expect(supplyPoints).toMatchObject([{ tariffName: 'Fixed Inclusive' }]);
  });

  it('heads no table of the next page with the lines to sign on', () => {
    expect(
      read(`
Supplier                 Wind Vale Power Limited
Signature .............. Name ................ Date ..............
=====
a) Bus Depot - 112 Gas Lane, Dundee, DD2 5NF
MPAN                     10 1234 5678 912    Meter                    K14UP90259
Annual kWh               162,464             Standing charge          £3.3045/day
Day rate                 27.98p/kWh          Night rate               22.86p/kWh
`).supplyPoints,
    ).toMatchObject([
      { estimatedAnnualConsumption: 162464, standingCharge: 330.45, dayUnitRate: 27.98, nightUnitRate: 22.86 },
    ]);
  });

  it('leaves the number of a company out of its address', () => {
    expect(
      read(`
1. Customer        Vale of Tarn Trust
2. Supplier        Conway Energy Supply Limited
                   Company number 10454718
                   Suites D&E, Wind Court, Black Way,
                   Abingdon, Oxfordshire, OX14 1SY
3. Reference       NHS/VT/E/639
`).supplierAddress,
    ).toBe('Suites D&E, Wind Court, Black Way, Abingdon, Oxfordshire, OX14 1SY');
  });
});
