import { drawPage } from '../testing/draw.js';
import { compileLexicon, layOut } from './index.js';

const LEXICON = compileLexicon(
  {
    supplierName: ['supplier', 'cyflenwr'],
    accountNumber: ['account number', 'rhif cyfrif'],
    mpan: ['mpan core', 'supply number'],
    site: ['site', 'shop'],
    unitRate: ['unit', 'unit rate'],
    standingCharge: ['standing', 'standing charge'],
    startDate: ['starts', 'supply from'],
    endDate: ['ends'],
    term: ['locked in'],
    isMicro: ['micro business', 'micro business?'],
  },
  [[/\bhow much\b.*\buse\b/i, 'annualUse']],
);
const lay = (drawing: string) => layOut([drawPage(drawing)], LEXICON);
const pairsIn = (drawing: string) =>
  lay(drawing)
    .pairs.filter((pair) => pair.relation !== 'inline')
    .map((pair) => [pair.label.concepts[0], pair.value.text]);

describe('shapes of labels and values', () => {
  it('takes the text over a caption for its value, where a page sets its labels so', () => {
    const drawing = `
# 26.60p               1 Jul 2026           3 years
unit rate            starts               locked in


# 132.70p              30 Jun 2029          13 7585 8471 955
standing charge      ends                 supply number
`;
    expect(pairsIn(drawing)).toEqual(
      expect.arrayContaining([
        ['startDate', '1 Jul 2026'],
        ['term', '3 years'],
        ['endDate', '30 Jun 2029'],
        ['mpan', '13 7585 8471 955'],
      ]),
    );
    expect(lay(drawing).tables).toEqual([]);
  });

  it('keeps a value under its label where labels stand over their values', () => {
    expect(
      pairsIn(`
Account number
12345678

Supply from
1 May 2026
`),
    ).toEqual([
      ['accountNumber', '12345678'],
      ['startDate', '1 May 2026'],
    ]);
  });

  it('reads lines of comma-separated values as labels with values and as a table', () => {
    const layout = lay(`
supplier,"Harbour Power Ltd"
supply_from,2026-11-01

line,site,mpan_core,unit_p_per_kwh
1,"Quay Street",1375858471955,30.154
2,"Mill, upper floor",2201414141410,27.790
`);
    expect(layout.pairs.map((pair) => [pair.label.concepts[0], pair.relation, pair.value.text])).toEqual(
      expect.arrayContaining([
        ['supplierName', 'right', 'Harbour Power Ltd'],
        ['startDate', 'right', '2026-11-01'],
        ['site', 'column', 'Mill, upper floor'],
        ['mpan', 'column', '2201414141410'],
        ['unitRate', 'column', '27.790'],
      ]),
    );
    expect(layout.tables[0].rows[1].cells.map((cell) => cell?.text)).toEqual([
      '2',
      'Mill, upper floor',
      '2201414141410',
      '27.790',
    ]);
  });

  it('reads such lines in a picture, where commas have become words of their own, and quotes apostrophes', () => {
    const page = drawPage(`
supplier, "Harbour Power Ltd'
supply_from, 2026-11-01
vat_percent,20
ccl,0.801

line,site,mpan_core ,unit_p_per_kwh,standing
1,"Quay Street" , 1375858471955, 30.154,44.10
2,"Mill, upper floor" 2201414141410 27.790,45.20
3,"Pump house",2201414141511 ,,31.010,46.30
`);
    const { pairs, tables } = layOut([{ ...page, source: 'ocr' }], LEXICON);
    expect(pairs.filter(({ relation }) => relation === 'right').map(({ value }) => value.text)).toEqual(
      expect.arrayContaining(['Harbour Power Ltd', '2026-11-01']),
    );
    expect(tables.map(({ rows }) => rows.map(({ cells }) => cells.map((cell) => cell?.text)))).toEqual([
      [
        ['1', 'Quay Street', '1375858471955', '30.154', '44.10'],
        ['2', 'Mill, upper floor', '2201414141410', '27.790', '45.20'],
        ['3', 'Pump house', '2201414141511', '31.010', '46.30'],
      ],
    ]);
  });

  it('takes no sentence with a list in it for comma-separated values', () => {
    expect(lay('We deliver gas, power, water and waste services, at prices of 1,250 or 2,500 pounds.').tables).toEqual(
      [],
    );
  });

  it('reads the same label in two languages as one', () => {
    expect(LEXICON.label('Rhif cyfrif / Account number')).toMatchObject({ concepts: ['accountNumber'], qualifier: '' });
    expect(LEXICON.label('Rhif cyfrif / Supplier')).not.toMatchObject({ qualifier: '' });
  });

  it('reads a label behind the number of its box', () => {
    expect(LEXICON.label('5 Account number')).toMatchObject({ concepts: ['accountNumber'], qualifier: '' });
    expect(LEXICON.label('5 Account number of yours')).toBeUndefined();
    expect(LEXICON.label('12 starts')).toBeUndefined();
  });

  it('joins what is wrapped in the cells of a row, though it is worded like a label', () => {
    const drawing = `
site          mpan core     annual use   unit     standing
-----------------------------------------------------------
Cold Store    1367930920    687,564      29.656   403.95
              058
Farm          1592326236    608,189      23.527   349.53
Shop          740
`;
    const { tables } = lay(drawing);
    expect(tables[0].rows.map(({ cells }) => cells.slice(0, 2).map((cell) => cell?.text))).toEqual([
      ['Cold Store', '1367930920 058'],
      ['Farm Shop', '1592326236 740'],
    ]);
  });

  it('takes a unit behind a colon for a part of the label', () => {
    expect(pairsIn('supply number: (13 digits)  1367930920058\nunit rate: (p/kWh)          24.50')).toContainEqual([
      'unitRate',
      '24.50',
    ]);
  });

  it('asks the words of a question for what it means, and takes "No" for an answer and not for a number', () => {
    expect(LEXICON.guess('How much gas do you think I will use?')?.concepts).toEqual(['annualUse']);
    expect(LEXICON.label('No')).toBeUndefined();
    expect(pairsIn('Micro business?      No')).toEqual([['isMicro', 'No']]);
  });
});
