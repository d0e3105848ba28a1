import { readDrawn as read } from '../testing/read.js';

describe('a deed that varies a supply', () => {
  const deed = (parties: string, supply: string) =>
    read(`
# DEED OF RENEWAL

This deed, numbered D-7111-V2, renews ${parties}, whose
account with Harbour is HBG/66122/G and whose bills go to the Estate Office, 39 Old Yard,
Kettering, NN16 8TT.

(A) Under deed D-5517-V1 of 12 March 2023 Harbour supplies the Grower at 5.2170
p/kWh with a daily charge of £3.78. That deed ends on 30 April 2026.

(B) The gas is taken at Hothouse 1 to 4, 66 Mill Street, Kettering, NN16 1ZH, through
meter point reference number 2616237902, where meter G4W92682775 is installed.

1. ${supply}

2. For all of that time the price is fixed, on the plan called LongFix 7, as follows:
                                            Until 30 April 2026                    From 1 May 2026
Commodity, p/kWh                            5.2170                                 3.9962
Daily charge, £                             3.78                                   4.22

3. Value added tax of 20% and the levy on climate change (0.801 p/kWh from April 2026)
are due on top.

4. The Grower pays by monthly standing order, which is set against the bills each quarter.

5. The volume tolerance in the conditions is replaced: the Grower is to take not less than
80% of the annual quantity in a gas year; a shortfall is charged at 0.45 p/kWh.



Harbour Business Gas Limited · registered in England, 09774418 · registered office The
Retort House, 7 Imperial Wharf, Bristol, BS1 6QF · VAT 214 6690 11
`);
  const BY =
    'the supply of gas by Harbour Business Gas\nLimited ("Harbour") to Wharfe Salad Growers Ltd (the "Grower")';
  const STOPS =
    'The supply goes on, without a break, from 1 May 2026 for sixty months and stops at\nthe end of 30 April 2031.';

  it('names who supplies whom, its number and the account, and no number or end of the one before', () => {
    expect(deed(BY, STOPS)).toMatchObject({
      supplierName: 'Harbour Business Gas Limited',
      supplierAddress: 'The Retort House, 7 Imperial Wharf, Bristol, BS1 6QF',
      customerName: 'Wharfe Salad Growers Ltd',
      contractNumber: 'D-7111-V2',
      supplierAccountNumber: 'HBG/66122/G',
      contractStartDate: '2026-05-01',
      contractEndDate: '2031-04-30',
      contractTermMonths: 60,
      vatRate: 20,
      cclRate: 0.801,
    });
  });

  it('says where and through which meter', () => {
    expect(deed(BY, STOPS).supplyPoints).toMatchObject([
      { siteAddress: 'Hothouse 1 to 4, 66 Mill Street, Kettering, NN16 1ZH', meterSerialNumber: 'G4W92682775' },
    ]);
  });

  it.each([
    'the sale of gas by Harbour Business Gas Limited, of 4 Quay Road, Ripon, HG4 1AB,\nto Wharfe Salad Growers Ltd (the "Grower")',
    'the delivery of gas by Harbour Business Gas Limited to Wharfe Salad Growers Ltd',
  ])('names both in other words: %s', (parties) => {
    const { supplierName, customerName } = deed(parties, STOPS);
    expect({ supplierName, customerName }).toEqual({
      supplierName: 'Harbour Business Gas Limited',
      customerName: 'Wharfe Salad Growers Ltd',
    });
  });

  it.each([
    'The supply continues from 1 May 2026 for five years and ceases with 30 April 2031.',
    'The contract runs from 1 May 2026. Unless it is terminated earlier, it ends on 30 April 2031.',
    'The agreement is extended from 1 May 2026 for sixty months and ends on 30 April 2031.',
  ])('runs in other words: %s', (supply) => {
    expect(deed(BY, supply)).toMatchObject({ contractStartDate: '2026-05-01', contractEndDate: '2031-04-30' });
  });
});

describe('parties in other sentences', () => {
  it('reads who enters into a contract with whom, and who is paid by the unit', () => {
    const { supplyPoints, ...contract } = read(`
Harbour Switch - comparison

By signing, Ottery Veterinary Centre LLP, with its accounts office at 50 Mercer Row, Crawley, RH10
2NL, enters into contract HPB-306-85142 with Harbour Power Limited of Hut Court, Bourne Road,
Eastleigh, SO53 3QB on the details below.

MPAN                                13 7585 8471 955
Unit rate                           25.37 p/kWh

What we earn: Harbour pays Downland Switch Ltd 1.10 p for each kWh, about £327.68 a year. It is in the
unit rate already. You owe us nothing further.
`);
    expect(contract).toMatchObject({
      customerName: 'Ottery Veterinary Centre LLP',
      billingAddress: '50 Mercer Row, Crawley, RH10 2NL',
      supplierName: 'Harbour Power Limited',
      supplierAddress: 'Hut Court, Bourne Road, Eastleigh, SO53 3QB',
      contractNumber: 'HPB-306-85142',
    });
    expect(supplyPoints).toMatchObject([{ brokerName: 'Downland Switch Ltd' }]);
  });

  it('takes nobody whom the customer pays for a broker', () => {
    const [point] = read(`
MPAN                                13 7585 8471 955
Until then you pay Harbour Gate Ltd 4.10 p for each kWh.
`).supplyPoints;
    expect(point.brokerName).toBeUndefined();
  });

  it('reads the parties behind titles that are sentences', () => {
    expect(
      read(`
1.   THE BUYER. Wharfe Dale District Council, a local authority. Notices to the Head of Assets. Invoices
     are to be addressed to Accounts Payable, Wharfe House, Green Street, Ilkley, LS29 1HA.

2.   THE SUPPLIER. Harbour Public Sector Energy plc (company number 08811274), whose registered office
     is at 4 Aldine Square, Leicester, LE1 5WW.

MPAN 13 7585 8471 955
`),
    ).toMatchObject({
      customerName: 'Wharfe Dale District Council',
      supplierName: 'Harbour Public Sector Energy plc',
      supplierAddress: '4 Aldine Square, Leicester, LE1 5WW',
    });
  });

  it('reads where is supplied behind the customer and what else is said', () => {
    const [point] = read(`
Harbour Power Limited ("Harbour") supplies electricity to Wharfe Hotels Ltd (the "Hotel") under
this contract, numbered HP/7111, at Mill House, 66 Mill Street, Kettering, NN16 1ZH (MPAN 13 7585 8471 955).
`).supplyPoints;
    expect(point.siteAddress).toBe('Mill House, 66 Mill Street, Kettering, NN16 1ZH');
  });
});

describe('an agreement in schedules', () => {
  const paper = read(`
THIS AGREEMENT is made between (1) Harbour Power Sales Limited, registered under number 04984781
with its office at 5 Hale Place, London, SW1P 1WG (the Supplier) and (2) Wharfe Foods plc, registered
under number 03317741, to which invoices are to be sent at 36 Quay Road, Poole, BH15 2YY (the Customer).

# SCHEDULE 1
 1.2 Metering Point                   13 7585 8471 955
 1.4 Supply Period                    beginning at 00:00 on 1 October 2026 and finishing at 24:00 on 30 September 2027
                                      (12 months)

# SCHEDULE 2: CHARGES

2.2 To all Charges is added Value Added Tax, at the signing of this Agreement 20 per cent., and to energy the
Climate Change Levy, in the Supply Period 0.801 pence per kWh.

2.3 Invoices are monthly and are to be paid by BACS within 28 days. 2.4 Were the maximum import to be exceeded,
the excess would be charged at 4.28 pounds per kVA per month.

# SCHEDULE 3: CONDITIONS

3.1 Ending. Either party may end the agreement at expiry by 30 days' notice, if no notice has been given before
and no new terms are agreed by the party that is entitled to it.

3.2 Liability. Neither party is liable for indirect loss. The total liability of either party in a contract year
is £50,000, unless the party is in breach of its obligations.

3.3 Data. We share data with distributors, meter operators and the Retail Energy Code Company as needed, and keep
call recordings for six years.

                       Electricity Supply Agreement ESA-004471 – 2 –
`);

  it('says its days with the hours, its taxes and how bills are paid among its clauses', () => {
    expect(paper).toMatchObject({
      contractStartDate: '2026-10-01',
      contractEndDate: '2027-09-30',
      vatRate: 20,
      cclRate: 0.801,
      paymentMethod: 'bacs',
    });
  });

  it('has its number at the foot, before that of the page', () => {
    expect(paper.contractNumber).toBe('ESA-004471');
  });
});
