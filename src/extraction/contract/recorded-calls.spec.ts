import { readDrawn as read } from '../testing/read.js';

const SUPPLY = `
Supplier             Hartwell Power Limited
Customer             Thornbury Ceramics Limited
MPAN                 1357259348550
`;

describe('the record of a call', () => {
  it.each(['Agent', 'Adviser', 'Sales consultant'])('takes the person who spoke as "%s" for no broker', (label) => {
    const { supplyPoints, contractNumber, supplierAccountNumber } = read(`
Call ID: VX7730145     Recording reference: RQ-551208     ${label}: Harriet Moss
${SUPPLY}`);
    expect(supplyPoints[0].brokerName).toBeUndefined();
    expect([contractNumber, supplierAccountNumber]).toEqual([undefined, undefined]);
  });

  it('reads a company beside the same word', () => {
    const { supplyPoints } = read(`
Adviser: Moss Energy Consultants Ltd
${SUPPLY}`);
    expect(supplyPoints[0].brokerName).toBe('Moss Energy Consultants Ltd');
  });

  it('reads what is said of prices, and the band of each behind it', () => {
    const { isFixedContract, supplyPoints } = read(`${SUPPLY}
We have fixed your unit rates for the whole of the agreement.

You will be charged 28.114p per kWh for day units, 21.306p per kWh in the evening and at weekends
and 14.927p per kWh for night units.
`);
    expect(isFixedContract).toBe(true);
    expect(supplyPoints).toMatchObject([{ dayUnitRate: 28.114, nightUnitRate: 14.927 }]);
  });

  it('reads an address without the words for what it is', () => {
    const { billingAddress } = read(`${SUPPLY}
Bills will be sent to the billing address 4 Hope Street, Leeds, LS1 4AP. Is that right?
`);
    expect(billingAddress).toBe('4 Hope Street, Leeds, LS1 4AP');
  });
});

describe('what somebody says on the telephone of himself and of the place', () => {
  it.each([
    'My name is Harriet Moss from Tarn Utility Savings Ltd, a broker. This call is recorded.',
    'Hello, I’m Harriet Moss of Tarn Utility Savings Ltd, an independent energy broker. This call is recorded.',
    'You are speaking with Harriet Moss from Tarn Utility Savings Ltd, who are a third party intermediary.',
    'This is Harriet Moss at Tarn Utility Savings Ltd (an energy consultant). This call is recorded.',
  ])('names the broker: %s', (said) => {
    const { supplyPoints, supplierName } = read(`${SUPPLY}\n${said}\n`);
    expect(supplyPoints[0].brokerName).toBe('Tarn Utility Savings Ltd');
    expect(supplierName).toBe('Hartwell Power Limited');
  });

  it.each([
    'My name is Harriet Moss from Hartwell Power Limited, the supplier. We work with a broker.',
    'My name is Harriet Moss from Tarn Utility Savings Ltd. A broker is paid by commission.',
  ])('takes nobody for a broker who is not called one: %s', (said) => {
    expect(read(`${SUPPLY}\n${said}\n`).supplyPoints[0].brokerName).toBeUndefined();
  });

  it.each([
    'The premises to be supplied with electricity are 14 Lantern Street, Crawley, RH11 5SN. Is that right?',
    'The site being supplied is 14 Lantern Street, Crawley, RH11 5SN. Is that right?',
    'The address that we will supply is 14 Lantern Street, Crawley, RH11 5SN.',
    'The property we are to supply with electricity is 14 Lantern Street, Crawley, RH11 5SN.',
  ])('reads where energy goes without the words before it: %s', (said) => {
    expect(read(`${SUPPLY}\n${said}\n`).supplyPoints[0].siteAddress).toBe('14 Lantern Street, Crawley, RH11 5SN');
  });
});

describe('words for how prices are', () => {
  it('takes them for no name of a product', () => {
    const { isFixedContract, supplyPoints } = read(`${SUPPLY}
Product type         Fixed until the end date
`);
    expect(isFixedContract).toBe(true);
    expect(supplyPoints[0].tariffName).toBeUndefined();
  });

  it('takes a price of before for no number of a contract', () => {
    const { contractNumber } = read(`${SUPPLY}
Your prices up to now (not part of this contract): 19.44p per kWh.
`);
    expect(contractNumber).toBeUndefined();
  });
});
