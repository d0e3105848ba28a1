import { findSupplierNames, nearestSuppliers, SUPPLIERS, supplierByName } from './index.js';

describe('the catalogue of suppliers', () => {
  it('has each code once', () => {
    const codes = SUPPLIERS.map((supplier) => supplier.code);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it.each([
    ['edf', 'edf'],
    ['EDF ENERGY', 'edf'],
    ['british gas trading limited', 'british-gas-business'],
    ['Haven Power Ltd', 'drax'],
    ['Yü Energy', 'yu-energy'],
    ['TotalEnergies Gas and Power Ltd', 'totalenergies-gas-power'],
  ])('%s', (name, code) => {
    expect(supplierByName(name)?.code).toBe(code);
  });

  it('names the nearest where it knows none', () => {
    expect(supplierByName('Octopuss')).toBeUndefined();
    expect(nearestSuppliers('Octopuss Energy')[0].code).toBe('octopus-energy-for-business');
  });
});

describe('supplier names in text', () => {
  const names = (text: string, ocr = false): string[] =>
    findSupplierNames(text, { ocr }).map((found) => found.value.name);

  it.each([
    ['EDF', ['EDF']],
    ['Yü Energy Retail Limited', ['Yü Energy Retail Limited']],
    ['British Gas Trading Limited, Millstream', ['British Gas Trading Limited']],
    ['supplied by OVO Energy Ltd under licence', ['OVO Energy Ltd']],
    ['Crown Gas & Power', ['Crown Gas & Power']],
    ['E.ON Next', ['E.ON Next']],
    ['Total due', []],
    ['Crown Court Chambers', []],
    ['This is a good energy deal', []],
    ['BES Commercial Electricity Ltd', ['BES Commercial Electricity Ltd']],
    ['SmartestEnergy Business Limited', ['SmartestEnergy Business Limited']],
  ])('%s', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['Yui Energy Retail Limited is registered', 'Yu Energy Retail Limited'],
    ['F &S s Energy Limited', 'F & S Energy Ltd'],
    ['British Gas Tradlng Limited', 'British Gas Trading Limited'],
    ['E (Gas and Electricity) Limited I T3', 'E (Gas and Electricity) Limited'],
  ])('misread as %s are %s', (text, expected) => {
    expect(names(text, true)).toEqual([expected]);
  });

  it('are known through OCR noise', () => {
    expect(findSupplierNames('ScottlshPower', { ocr: true })[0]).toMatchObject({
      value: { code: 'scottishpower' },
      repaired: true,
    });
    expect(names('ScottlshPower')).toEqual([]);
    expect(names('SEFE Energy Limited, 8 First Street', true)).toEqual(['SEFE Energy Limited']);
    expect(names('Xi Energy Retail', true)).toEqual([]);
    expect(names('Octopus Energy for Business, UK House', true)).toEqual(['Octopus Energy for Business']);
  });
});
