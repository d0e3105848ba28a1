import { calibrated, leastSure } from './fields/calibration.js';
import type { Page } from './page.js';
import type { ContractFields, Evidence, Extraction } from './results.js';
import { settle } from './settle.js';

const page = (number: number, source: Page['source']): Page => ({
  number,
  source,
  width: 595,
  height: 842,
  words: [],
  rules: [],
  tickBoxes: [],
});
const shown = (confidence: number, on = 1): Evidence => ({
  page: on,
  box: { x0: 0, y0: 0, x1: 10, y1: 10 },
  text: 'as printed',
  confidence,
});

const read = (): Extraction<ContractFields> => ({
  fields: {
    customerType: 'non_domestic',
    customerName: 'Ashcombe Motors Ltd',
    contractNumber: 'Q1',
    supplyPoints: [{ mpanMprn: '2000000000008', unitRate: 24.5 }],
  },
  evidence: {
    '/customerName': shown(0.9),
    '/contractNumber': shown(0.01),
    '/supplyPoints/0/mpanMprn': shown(0.01),
    '/supplyPoints/0/unitRate': shown(0.01, 2),
  },
});

it('leaves out, with their evidence, values that are not sure enough, but never a meter point', () => {
  const { fields, evidence } = settle('contract', [page(1, 'text'), page(2, 'ocr')], read());
  expect(fields).toEqual({
    customerType: 'non_domestic',
    customerName: 'Ashcombe Motors Ltd',
    supplyPoints: [{ mpanMprn: '2000000000008' }],
  });
  expect(Object.keys(evidence).sort()).toEqual(['/customerName', '/supplyPoints/0/mpanMprn']);
});

it('says each confidence by the curve of the page that the value stands on', () => {
  const given = read();
  given.evidence['/supplyPoints/0/unitRate'] = shown(0.9, 2);
  const { evidence } = settle('contract', [page(1, 'text'), page(2, 'ocr')], given);
  expect(evidence['/customerName'].confidence).toBeCloseTo(calibrated('contract', 'text', '/customerName', 0.9), 3);
  expect(evidence['/supplyPoints/0/unitRate'].confidence).toBeCloseTo(
    calibrated('contract', 'ocr', '/supplyPoints/0/unitRate', 0.9),
    3,
  );
  expect(evidence['/customerName'].confidence).toBeGreaterThanOrEqual(leastSure('contract'));
});

it('leaves what was read as it is', () => {
  const given = read();
  settle('contract', [page(1, 'text')], given);
  expect(given).toEqual(read());
});
