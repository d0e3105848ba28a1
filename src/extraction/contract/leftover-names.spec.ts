import { readDrawn as read } from '../testing/read.js';

const HEAD = `
# Foxway Energy Ltd
 Your business electricity contract
`;
const partiesOf = (drawn: string) => {
  const { customerName, supplyPoints } = read(`${HEAD}${drawn}`);
  return { customerName, brokerName: supplyPoints?.[0]?.brokerName };
};
const SUPPLY = `
 Supply number      22 7938 5097 900
 Unit rate          24.10 p/kWh
`;

describe('parties that are named in no way that is known', () => {
  it('tells the customer as the only company besides the supplier, wherever it is named', () => {
    const drawn = ` The place is run by Alder Mill Bakeries Limited, and Foxway Energy Ltd brings the power.\n${SUPPLY}`;
    expect(partiesOf(drawn)).toMatchObject({ customerName: 'Alder Mill Bakeries Limited' });
  });

  it('tells the broker as the only company of the trade of which it is said what it is paid', () => {
    const drawn = `
 Customer name      Alder Mill Bakeries Limited

 A commission of 0.60 p/kWh within the unit rate goes to Larch Utilities Limited every month.
${SUPPLY}`;
    expect(partiesOf(drawn)).toEqual({
      customerName: 'Alder Mill Bakeries Limited',
      brokerName: 'Larch Utilities Limited',
    });
  });

  it('tells the supplier as the only company that sells energy, and takes it for no customer', () => {
    const drawn = `
 This deed goes on with the supply by Foxway Business Energy Limited to Alder Mill Bakeries Limited.
${SUPPLY}

 Foxway Business Energy Limited, 09774418
`;
    expect(read(drawn)).toMatchObject({
      supplierName: 'Foxway Business Energy Limited',
      customerName: 'Alder Mill Bakeries Limited',
    });
  });

  it('takes nobody for a broker that is said to be none', () => {
    const drawn = ` Customer name      Alder Mill Bakeries Limited
${SUPPLY}
 Prepared by Larch Utilities Limited, which is paid for checking bills and is not a broker.
`;
    expect(partiesOf(drawn).brokerName).toBeUndefined();
  });

  it('leaves a person over the name of the company out of it', () => {
    const drawn = `\n Mrs Ada Crane\n The Corner House Hotels plc\n\n The place is run by The Corner House Hotels plc.\n${SUPPLY}`;
    expect(partiesOf(drawn)).toMatchObject({ customerName: 'The Corner House Hotels plc' });
  });

  it.each([
    ['two companies', 'It is run by Alder Mill Bakeries Limited, and let by Bryn Mawr Estates Limited.'],
    ['who owned it before', 'The former occupier was Alder Mill Bakeries Limited.'],
    ['who advises', 'It was looked through by Crane Hollis Solicitors LLP.'],
    ['what may be the end of a name', 'It was looked through by Castings Ltd.'],
  ])('tells nothing by %s', (_, sentence) => {
    expect(partiesOf(` ${sentence}\n${SUPPLY}`).customerName).toBeUndefined();
  });
});
