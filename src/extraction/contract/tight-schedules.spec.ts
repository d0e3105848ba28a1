import { printedPages, type Printer } from '../testing/print.js';
import { readContract } from '../testing/read.js';

const SITES = [
  { number: '1357259348550', name: ['Plant room, Tey', 'Mansions'], address: ['4 Hope Street, Leeds,', 'LS1 4AP'] },
  { number: '1565984899650', name: ['Stores 2'], address: ['11 Quay Side, Tey,', 'Hull, HU1 1NQ'] },
  {
    number: '1133860442325',
    name: ['Common', 'parts, Wharf'],
    address: ['27 Ferry Road, Bank,', 'Southport, PR8 1AA'],
  },
  { number: '1410500462007', name: ['Lifts, Osprey'], address: ['Unit 3, Weavers Row,', 'Bolton, BL7 4EY'] },
].map((site, i) => ({ ...site, unitRate: [24.118, 25.204, 23.907, 26.31][i], usage: 19_715 + 1000 * i }));

const pointsOf = async (draw: (printer: Printer) => void) => readContract(await printedPages(draw)).fields.supplyPoints;

describe('schedules whose columns leave no room', () => {
  it('parts the texts of a line where many lines begin, and the heads from the sentence over them', async () => {
    const points = await pointsOf((printer) => {
      printer.text(50, 100, 'All prices exclude VAT. Unit rates in p/kWh, consumption in kWh a year.');
      const heads = ['Line', 'Site name', 'Supply address', 'Supply no.', 'Annual kWh', 'Unit rate'];
      const edges = [50, 74, 142, 263.5, 345, 420];
      heads.forEach((head, i) => printer.text(edges[i], 114, head, { bold: true }));
      let y = 134;
      SITES.forEach(({ number, name, address, unitRate, usage }, row) => {
        [String(row + 1), name[0], address[0], number, usage.toLocaleString('en-GB'), unitRate.toFixed(3)].forEach(
          (text, i) => printer.text(edges[i], y, text),
        );
        if (name[1]) printer.text(edges[1], y + 11, name[1]);
        printer.text(edges[2], y + 11, address[1]);
        y += 25;
      });
    });
    expect(points).toMatchObject(
      SITES.map(({ number, name, address, unitRate, usage }) => ({
        mpanMprn: number,
        siteName: name.join(' '),
        siteAddress: address.join(' '),
        unitRate,
        estimatedAnnualConsumption: usage,
      })),
    );
  });

  it('cuts addresses that follow each other closely, under heads in the middle of wide columns', async () => {
    const points = await pointsOf((printer) => {
      [
        ['Line', 90],
        ['Address', 240],
        ['Meter point no.', 470],
      ].forEach(([head, x]) => printer.text(x as number, 100, head as string, { bold: true }));
      let y = 116;
      SITES.forEach(({ number, address }, row) => {
        const lines = address.join(' ').split(', ');
        const middle = y + 5.5 * (lines.length - 1);
        printer.text(50, middle, `0${row + 1}`);
        printer.text(400, middle, number);
        lines.forEach((line, i) => printer.text(130, y + 11 * i, line));
        y += 11 * lines.length;
      });
    });
    const found = points.map((point) => ({ ...point, siteAddress: point.siteAddress?.replaceAll(',', '') }));
    expect(found).toMatchObject(
      SITES.map(({ number, address }) => ({ mpanMprn: number, siteAddress: address.join(' ').replaceAll(',', '') })),
    );
  });
});

describe('heads and units', () => {
  it('takes a line of units well under the heads for theirs', async () => {
    const points = await pointsOf((printer) => {
      const edges = [50, 170, 290, 410];
      ['SUPPLY NUMBER', 'DAILY STANDING CHARGE', 'ENERGY RATE', 'ANNUAL QUANTITY'].forEach((head, i) =>
        printer.text(edges[i], 100, head, { bold: true, size: 8 }),
      );
      ['p', 'p per kWh', 'kWh pa'].forEach((unit, i) => printer.text(edges[i + 1], 132, unit, { size: 8 }));
      SITES.forEach(({ number, unitRate, usage }, row) =>
        [number, (61.25 + row).toFixed(2), unitRate.toFixed(3), usage.toLocaleString('en-GB')].forEach((text, i) =>
          printer.text(edges[i], 156 + 18 * row, text, { size: 8 }),
        ),
      );
    });
    expect(points).toMatchObject(
      SITES.map(({ number, unitRate, usage }, row) => ({
        mpanMprn: number,
        unitRate,
        standingCharge: 61.25 + row,
        estimatedAnnualConsumption: usage,
      })),
    );
  });
});

describe('cards side by side', () => {
  it('keeps the values of drawn boxes apart, however alike their lines are', async () => {
    const points = await pointsOf((printer) => {
      SITES.slice(0, 2).forEach(({ number, name, address, unitRate, usage }, i) => {
        const x = 50 + 250 * i;
        printer.box(x, 100, 240, 150);
        const lines: [string, string][] = [
          ['Supply address', address.join(' ')],
          ['Meter point number', number],
          ['Expected annual consumption (kWh)', usage.toLocaleString('en-GB')],
          [i === 0 ? 'Unit rate (p / kWh)' : 'Day unit price (p / kWh)', unitRate.toFixed(3)],
        ];
        printer.text(x + 6, 106, name.join(' '), { bold: true, size: 11 });
        lines.forEach(([label, value], row) => {
          printer.text(x + 6, 126 + 30 * row, label, { bold: true });
          printer.text(x + 6, 138 + 30 * row, value);
        });
      });
    });
    expect(points).toMatchObject(
      SITES.slice(0, 2).map(({ number, address, usage }) => ({
        mpanMprn: number,
        siteAddress: address.join(' '),
        estimatedAnnualConsumption: usage,
      })),
    );
    expect([points[0].unitRate, points[1].dayUnitRate]).toEqual([24.118, 25.204]);
  });
});
