import { readDrawn as read } from '../testing/read.js';

const said = (...lines: string[]) => read(`\nMPAN          22 8615 1572 655\n\n${lines.join('\n')}\n`);

describe('what a paper says of what was before', () => {
  it.each([
    'Its present supply period began on 1 January 2024 and runs out on 31 December 2026.',
    'The current term began on 1 January 2024 and ends on 31 December 2026, as agreed.',
  ])('gives no days of the contract: %s', (sentence) => {
    const fields = said(
      `The parties entered into the agreement in 2023. ${sentence}`,
      '',
      'With effect from 1 January 2027 a further supply period of 24 months begins, which ends on 31 December 2028.',
    );
    expect(fields).toMatchObject({ contractStartDate: '2027-01-01', contractEndDate: '2028-12-31' });
  });

  it.each([
    'Your contract TG-2023-60762 ended on 31 July 2026. We have not heard from you since then at all.',
    'Your contract TG-2023-60762 has now expired, and we have not heard from you since then at all.',
    'Your agreement TG-2023-60762 came to an end on 31 July 2026, and we have not heard from you.',
  ])('gives no number of a contract that is over: %s', (sentence) => {
    expect(said(sentence).contractNumber).toBeUndefined();
  });

  it('gives the number of a contract that will end', () => {
    expect(said('Your contract TG-2023-60762 ends on 31 July 2028.').contractNumber).toBe('TG-2023-60762');
  });

  it.each([
    'Your present deal with Hale Energy is 31.68p a unit with 115.0p a day and it goes on as you know it.',
    'Your current contract is with Hale Energy at a unit rate of 31.68p per kWh, as you know.',
  ])('gives no price of another supplier: %s', (sentence) => {
    const [point] = said(`We approached many suppliers. ${sentence}`).supplyPoints;
    expect(point).not.toHaveProperty('unitRate');
  });

  it.each([
    'The previous intermediary, Hollow Lane Brokers, no longer acts.',
    'The former broker, Hollow Lane Brokers, no longer acts.',
  ])('names no broker who acts no longer: %s', (sentence) => {
    const [point] = said(
      'The new unit prices include 0.48 pence per kWh which the Supplier pays to Larkspur Utility Partners LLP.',
      sentence,
    ).supplyPoints;
    expect(point).toMatchObject({ brokerName: 'Larkspur Utility Partners LLP', brokerUplift: 0.48 });
  });

  it('gives no way to pay that is replaced by another', () => {
    expect(
      said(
        '4. Payment. Clause 7.2 is deleted (cheque) and replaced by: "The Customer shall pay each invoice by BACS within',
        '21 days."',
      ).paymentMethod,
    ).toBe('bacs');
  });
});

describe('who took over from somebody else', () => {
  it.each(['the previous tenant', 'the former occupier'])('has a contract from that day: %s', (former) => {
    const fields = said(
      `We understand that you took over the premises below on 27 February 2026 from ${former}. By law you are on a`,
      'deemed contract from that day.',
    );
    expect(fields.contractStartDate).toBe('2026-02-27');
  });
});

describe('the title of the sheet of who buys for others', () => {
  it.each(['tender award and contract schedule', 'procurement award', 'price comparison'])(
    'names the broker and no supplier: %s',
    (title) => {
      const fields = read(`
Larkspur Energy Bureau Ltd – ${title}

Client                  Penhallow Castings Ltd
Awarded supplier        Corvane Energy Ltd
MPAN                    22 8615 1572 655
`);
      expect(fields).toMatchObject({
        supplierName: 'Corvane Energy Ltd',
        supplyPoints: [{ brokerName: 'Larkspur Energy Bureau Ltd' }],
      });
    },
  );
});

describe('what a paper says in running text', () => {
  it('names the product that the prices belong to', () => {
    const [point] = said(
      'The new prices belong to the product Steady Green Two and are fixed until the end of the period.',
    ).supplyPoints;
    expect(point.tariffName).toBe('Steady Green Two');
  });

  it.each([
    'runs from 17th December 2026 until 16th June 2028',
    'begins on 17 December 2026 and lasts until 16 June 2028',
  ])('tells the parties by their trade, in whatever order: %s', (rest) => {
    expect(
      said(`As promised: the agreement between Penhallow Castings Ltd and Corvane Energy Limited ${rest}.`),
    ).toMatchObject({ supplierName: 'Corvane Energy Limited', customerName: 'Penhallow Castings Ltd' });
  });

  it('gives the number of a meter before its use', () => {
    const fields = read(`
Electricity MPAN 22 8615 1572 655, meter P10UP60032, about 39,739 kWh a year
`);
    expect(fields.supplyPoints).toMatchObject([{ meterSerialNumber: 'P10UP60032' }]);
  });

  it.each([
    'Prior supplier',
    'Present supplier',
    'Previous supplier',
    'Outgoing supplier',
    'With your current supplier',
  ])('gives no price of the columns under "%s"', (over) => {
    const { supplyPoints } = read(`
Site         MPR number         Contract price                 ${over}
                                Gas p/kWh   Fixed £/year       p/kWh

Forge        2819820214         7.105       60.80              8.60
Mill         1189260214         5.064       62.70              6.13
Quay         3205788014         6.733       385.70             8.15
`);
    expect(supplyPoints).toMatchObject([{ unitRate: 7.105 }, { unitRate: 5.064 }, { unitRate: 6.733 }]);
  });

  it.each([
    'Out of contract rates then apply: these were 61.75p per kWh with 185.00p per day for electricity and 17.90p per kWh with 240.00p per day for gas.',
    'The last supplier’s bill you sent shows account 77204470 with Harrow Vale Energy and 31.90p per kWh.',
    'The bill that you sent us shows a unit rate of 31.90p per kWh and a standing charge of 61p a day.',
    'Our out-of-contract price holds then. In May 2026 it was 61.75p a unit and 185.00p a day.',
    'Our deemed rates are charged then: they are 61.75p per kWh and 185.00p per day.',
  ])('gives no price that holds afterwards, named before it: %s', (sentence) => {
    const [point] = said(`You give 30 days notice in writing or the supply goes on. ${sentence}`).supplyPoints;
    expect(point).not.toHaveProperty('unitRate');
    expect(point).not.toHaveProperty('dayUnitRate');
    expect(point).not.toHaveProperty('standingCharge');
  });
});
