import { findTerms } from './durations.js';
import { findQuantities, parseQuantityUnit } from './quantities.js';
import { findRates, pencePerKvaDay, pencePerKwh, pencePerPeriod } from './rates.js';
import { parseRateUnit } from './units.js';

const rate = (text: string, ocr = false) => findRates(text, { ocr })[0]?.value;

describe('prices of energy', () => {
  it.each([
    ['25.987p/kWh', 25.987],
    ['25.987 p/kWh', 25.987],
    ['25.987p per kWh', 25.987],
    ['25.987 pence per kWh', 25.987],
    ['27.08p a unit', 27.08],
    ['£0.25987/kWh', 25.987],
    ['£0.25987 per kWh', 25.987],
    ['£259.87/MWh', 25.987],
    ['25.987 pence/kilowatt hour', 25.987],
    ['28.16ppkWh', 28.16],
    ['20.08p per unit', 20.08],
  ])('%s', (text, pence) => {
    const found = rate(text);
    expect(found && pencePerKwh(found.amount, found.unit)).toBe(pence);
  });

  it('reads a price that OCR garbled, and says so', () => {
    expect(findRates('25.987 B/kWh', { ocr: true })[0]).toMatchObject({ repaired: true, value: { amount: 25.987 } });
    expect(findRates('25.987plkWh')[0].value.unit.quantity).toBe('kWh');
  });

  it('takes a mark before a price on a scan for dirt', () => {
    expect(rate('2,448 kWh x -0.801p')?.amount).toBe(-0.801);
    expect(rate('2,448 kWh x -0.801p', true)?.amount).toBe(0.801);
  });

  it('takes "p" alone as a price of something, and "£" alone not', () => {
    expect(rate('24.142p')).toEqual({ amount: 24.142, decimals: 3, unit: { currency: 'pence' } });
    expect(rate('£24.14')).toBeUndefined();
    expect(rate('5,739 kWh')).toBeUndefined();
  });

  it('takes no hour over the unit of a column for a price', () => {
    expect(rate('Night 00– 07 p/kWh')).toBeUndefined();
    expect(rate('Day 07:00 – 24 p/kWh')).toBeUndefined();
    expect(rate('Night 00–07 15.2 p/kWh')?.amount).toBe(15.2);
  });

  it('takes no number of a meter for a price', () => {
    expect(findRates('meter 19P3663001')).toEqual([]);
    expect(findRates('meter 25p at the gate')).toHaveLength(1);
  });

  it('takes a day unit for a unit', () => {
    expect(rate('25.24 pence for a day unit')?.unit.time).toBeUndefined();
    expect(rate('25.24 pence for a day')?.unit.time).toBe('daily');
  });
});

describe('prices of time and capacity', () => {
  it.each([
    ['50.83p a day', 50.83, 'daily'],
    ['52.06 p/day', 52.06, 'daily'],
    ['£0.5206 per day', 52.06, 'daily'],
    ['£33.58 per month', 3358, 'monthly'],
    ['£33.58/mth', 3358, 'monthly'],
    ['£24.92 a quarter', 2492, 'quarterly'],
    ['£169.69 per annum', 16969, 'annual'],
    ['97.45p daily', 97.45, 'daily'],
    ['£120.00 p.a.', 12000, 'annual'],
  ])('%s', (text, pence, type) => {
    const found = rate(text);
    expect(found && pencePerPeriod(found.amount, found.unit)).toEqual({ pence, type });
  });

  it.each([
    ['9.11p/kVA/day', 9.11],
    ['9.11p per kVA per day', 9.11],
    ['£1.65 per kVA per month', 5.4247],
    ['£1.65/kVA/month', 5.4247],
    ['9.11p/kVA', 9.11],
    ['9.11p for each kVA and day', 9.11],
    ['9.11 pence per day and kVA', 9.11],
    ['£1.65 per kVA in each month', 5.4247],
    ['£1.65 for each kVA of agreed capacity, per month', 5.4247],
    ['9.11p per kVA and day rate 21.4p', 9.11],
  ])('%s', (text, pence) => {
    const found = rate(text);
    expect(found && pencePerKvaDay(found.amount, found.unit)).toBe(pence);
  });
});

describe('units of column headings', () => {
  it.each([
    ['Rate (p/kWh)', { currency: 'pence', quantity: 'kWh' }],
    ['Price per kWh', undefined],
    ['£ per day', { currency: 'pounds', time: 'daily' }],
    ['pence per kVA per day', { currency: 'pence', quantity: 'kVA', time: 'daily' }],
    ['£/kVA/month', { currency: 'pounds', quantity: 'kVA', time: 'monthly' }],
    ['pence for each day and MPAN', { currency: 'pence', time: 'daily' }],
    ['£ per meter point and month', { currency: 'pounds', time: 'monthly' }],
    ['Amount £', undefined],
    ['CCL per kWh, pence', { currency: 'pence', quantity: 'kWh' }],
    ['Standing charge per day (pence)', { currency: 'pence', time: 'daily' }],
    ['Day price, pence', { currency: 'pence' }],
  ])('%s', (text, unit) => {
    expect(parseRateUnit(text)).toEqual(unit);
  });

  it('knows a unit of quantity', () => {
    expect(parseQuantityUnit('Usage (kWh)')?.unit).toBe('kWh');
    expect(parseQuantityUnit('Day kWh')?.unit).toBe('kWh');
    expect(parseQuantityUnit('Units (m³)')?.unit).toBe('m3');
    expect(parseQuantityUnit('Price (p/kWh)')?.unit).toBeUndefined();
  });
});

describe('quantities', () => {
  it.each([
    ['5,739 kWh', 5739, 'kWh'],
    ['12.4 MWh', 12400, 'kWh'],
    ['800 kVA', 800, 'kVA'],
    ['1580 kVArh', 1580, 'kVArh'],
    ['84 m³', 84, 'm3'],
    ['31 days', 31, 'days'],
    ['100 hundred cubic feet', 100, 'hcf'],
  ])('%s', (text, value, unit) => {
    expect(findQuantities(text)[0]?.value).toMatchObject({ value, unit });
  });
});

describe('terms', () => {
  it.each([
    ['36 months', 36],
    ['3 years', 36],
    ['a three-year contract', 36],
    ['twenty-four (24) months', 24],
    ['12-month fixed', 12],
    ['60 month', 60],
  ])('%s', (text, months) => {
    expect(findTerms(text).map((term) => term.value)).toEqual([months]);
  });
});
