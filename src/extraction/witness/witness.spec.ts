import { foldName } from '../fields/values/index.js';
import { drawPage } from '../testing/draw.js';
import { pagesToSee, Sights, spansToSee, Witness } from './index.js';
import { readByRules } from '../testing/read.js';

const PAPER = `
                                                        Foxway Energy
                                                        Beacon House
                                                        4 Quay Street
                                                        Hull HU1 3PJ
 Your plan          Harbour Fix 24
 Account            FX 2204 8816
 We supply the workshop at 12 Mill Lane, York YO1 6HT.
 Supply number      22 7938 5097 900
 Unit rate          24.10 p/kWh

 After 8 weeks you may go to the Energy Ombudsman, PO Box 966, Warrington WA4 9DF.
`;

const { layout } = readByRules([drawPage(PAPER)]);
const sights = new Sights(layout, pagesToSee(layout)).know({ supplierName: [foldName('Foxway Energy')] });

describe('spans', () => {
  it('begin wherever an address may, and end with its postcode', () => {
    const found = spansToSee(layout, sights.pages, ['address']).map(({ value }) => value);
    expect(found).toContain('12 Mill Lane, York YO1 6HT');
    expect(found).toContain('Beacon House, 4 Quay Street, Hull HU1 3PJ');
    expect(found.every((value) => /\d[A-Z]{2}$/.test(value))).toBe(true);
  });

  it('are cells, lines and words with capitals where they may be names', () => {
    const found = spansToSee(layout, sights.pages, ['name']).map(({ value }) => value);
    expect(found).toEqual(expect.arrayContaining(['Harbour Fix 24', 'Foxway Energy', 'Energy Ombudsman']));
  });

  it('are figures with their units, lengths of time, days and numbers that something is known by', () => {
    const printed = readByRules([
      drawPage(' 24 months from 1 April 2027, 24.10p per kWh, £0.612 a day, meter K14 W 20117, MPAN 2279385097900'),
    ]).layout;
    const found = (kind: 'figure' | 'date' | 'reference'): string[] =>
      spansToSee(printed, pagesToSee(printed), [kind]).map(({ value }) => value);
    expect(found('figure')).toEqual(expect.arrayContaining(['24 months', '24.10p', '£0.612']));
    expect(found('figure')).not.toContain('2279385097900');
    expect(found('date')).toEqual(['2027-04-01']);
    expect(found('reference')).toEqual(expect.arrayContaining(['K14 W 20117']));
  });

  it('end at tick boxes, and none stands behind an empty one', () => {
    const ticked = readByRules([drawPage(' Product        : ☐ Quay Fix   ☒ Quay Tracker')]).layout;
    const found = spansToSee(ticked, pagesToSee(ticked), ['name']).map(({ value }) => value);
    expect(found).toContain('Quay Tracker');
    expect(found.filter((value) => /Quay Fix|[☐☒]/.test(value))).toEqual([]);
  });
});

describe('Witness', () => {
  const witness = new Witness(layout, sights, ['name', 'address'], ({ value }) => value);

  it('tells an address by what stands around it', () => {
    expect(witness.of('siteAddress')[0].value).toBe('12 Mill Lane, York YO1 6HT');
    expect(witness.of('supplierAddress')[0].value).toBe('Beacon House, 4 Quay Street, Hull HU1 3PJ');
  });

  it('takes nobody’s address for that of a party', () => {
    const roles = ['siteAddress', 'supplierAddress', 'billingAddress'];
    const ombudsman = roles.flatMap((role) => witness.of(role).filter(({ value }) => /WA4 9DF/.test(value)));
    expect(ombudsman.every(({ likely }) => likely < 0.1)).toBe(true);
  });

  it('tells a product, and knows of no value that is not printed', () => {
    expect(witness.of('tariffName')[0]).toMatchObject({ value: 'Harbour Fix 24' });
    expect(witness.likely('tariffName', 'Another Fix 12')).toBe(0);
  });

  it('says where it saw a value', () => {
    const [{ places }] = witness.of('tariffName');
    expect(places[0].passage.block.text.slice(places[0].passage.start, places[0].passage.end)).toBe('Harbour Fix 24');
  });
});
