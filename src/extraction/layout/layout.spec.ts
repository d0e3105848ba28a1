import { drawPage } from '../testing/draw.js';
import { compileLexicon, layOut, tickedOptions } from './index.js';

const LEXICON = compileLexicon({
  customer: ['customer'],
  site: ['site'],
  serial: ['meter serial number', 'meter serial'],
  start: ['start date'],
  rate: ['unit rate'],
  mpan: ['MPAN', 'supply number'],
});
const pairs = (drawing: string) =>
  layOut([drawPage(drawing)], LEXICON).pairs.map(({ label, relation, value }) => [
    label.concepts[0],
    relation,
    value.text,
  ]);

describe('the layout of a page', () => {
  it('pairs a label with the value to its right, below it, and in its own text', () => {
    const found = pairs(`
Customer            Fenland Ltd

Start date
1 May 2026

Unit rate: 25.1 p/kWh
`);
    expect(found).toContainEqual(['customer', 'right', 'Fenland Ltd']);
    expect(found).toContainEqual(['start', 'below', '1 May 2026']);
    expect(found).toContainEqual(['rate', 'inline', '25.1 p/kWh']);
  });

  it('takes every word for a word, also one that is a name in the language of the program', () => {
    expect(pairs('Customer            Main Constructor Ltd')).toEqual([['customer', 'right', 'Main Constructor Ltd']]);
  });

  it('reads the rows of an unruled table under its header', () => {
    const { tables } = layOut(
      [
        drawPage(`
Site            MPAN              Unit rate

Mill            1464262129978     28.10
Depot           1457007007008     27.05
`),
      ],
      LEXICON,
    );
    expect(tables).toHaveLength(1);
    expect(tables[0].rows.map((row) => row.cells.map((cell) => cell?.text))).toEqual([
      ['Mill', '1464262129978', '28.10'],
      ['Depot', '1457007007008', '27.05'],
    ]);
  });

  it('has heads in one line of a picture that do not look equally bold in one header', () => {
    const page = drawPage(`
Site            MPAN              Meter serial    Unit rate

Mill            1464262129978     S19K40211       28.10
Depot           1457007007008     S19K40387       27.05
`);
    const words = page.words.map((word) => ({
      ...word,
      confidence: 0.9,
      ...(/Site|Unit|rate/.test(word.text) && { bold: true }),
    }));
    const { tables } = layOut([{ ...page, source: 'ocr', words }], LEXICON);
    expect(tables.map(({ header }) => header.map(({ text }) => text))).toEqual([
      ['Site', 'MPAN', 'Meter serial', 'Unit rate'],
    ]);
  });

  it('joins the halves of a postcode at the end of an address, whatever stands in rows beside them', () => {
    const { blocks } = layOut(
      [
        drawPage(`
Mill Yard, Corn Street, Crewe, CW1     Every kWh    22.71    26.11
4AP                                    Each day     34.16    39.22
`),
      ],
      LEXICON,
    );
    expect(blocks.map(({ text }) => text)).toContain('Mill Yard, Corn Street, Crewe, CW1 4AP');
  });

  it('joins a supply number that is printed as a grid of boxes', () => {
    const { supplyNumbers } = layOut(
      [
        drawPage(`
        |  00  |  845  |  H89  |
 S      |  13  |  8013 |  8577 |  600 |
`),
      ],
      LEXICON,
    );
    expect(supplyNumbers.map(({ core, topLine }) => [core, topLine])).toEqual([
      ['1380138577600', ['00', '845', 'H89']],
    ]);
  });

  it('takes two readings and their difference for no supply number, though their digits could be one', () => {
    expect(layOut([drawPage('   Off-peak     12815     13610     106     21.50')], LEXICON).supplyNumbers).toEqual([]);
  });

  it('takes rows of figures over each other for no supply number, though the digits of one could be one', () => {
    const table = `
08 Jan 2026    799    728    811    790
               949    1063   896    965
`;
    expect(layOut([drawPage(table)], LEXICON).supplyNumbers).toEqual([]);
  });

  it('joins the wide boxes of a supply number under its codes', () => {
    const boxes = `
          03                     801                    131
S         20           4719           4334           345
`;
    expect(layOut([drawPage(boxes)], LEXICON).supplyNumbers.map(({ core }) => core)).toEqual(['2047194334345']);
    // without the codes over them they may be any figures
    const figures = boxes.split('\n').slice(2).join('\n').replace('S', ' ');
    expect(layOut([drawPage(figures)], LEXICON).supplyNumbers).toEqual([]);
  });

  it('begins a supply number behind the codes before it in its line', () => {
    const page = drawPage('00   845   566   22   7440   3617   138');
    expect(layOut([page], LEXICON).supplyNumbers.map(({ core }) => core)).toEqual(['2274403617138']);
  });
});

describe('the lexicon', () => {
  it.each([
    ['Your start date:', 'start', ''],
    ['Meter serial no.', 'serial', ''],
    ['Gas unit rate (p/kWh)', 'rate', 'Gas'],
  ])('knows %s', (text, concept, qualifier) => {
    expect(LEXICON.label(text)).toMatchObject({ concepts: [concept], qualifier });
  });

  it('does not let a label reach over a colon', () => {
    expect(LEXICON.find('meter: serial number')).toEqual([]);
  });
});

describe('tick boxes', () => {
  it.each([
    ['☐ Yes ☒ No', ['No']],
    ['Yes [X] No [ ]', ['Yes']],
    ['no boxes here', []],
  ])('finds what is ticked in "%s"', (text, ticked) => {
    expect(
      tickedOptions(text)
        .filter((option) => option.ticked)
        .map((option) => option.text),
    ).toEqual(ticked);
  });
});
