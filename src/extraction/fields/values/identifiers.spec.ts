import { distributorOf, findSupplyNumbers, isValidMpanCore, mpanRepairs } from './mpan.js';
import { findMprns, hasMprnCheckDigits } from './mprn.js';
import { findPostcodes } from './postcodes.js';
import { parseMeterSerial, parseReference } from './references.js';

describe('MPAN cores', () => {
  it.each(['1312345678907', '2499999999991', '1892941794350', '2278675232780', '1470116845051'])(
    '%s is valid',
    (core) => {
      expect(isValidMpanCore(core)).toBe(true);
    },
  );

  it.each(['2499999999990', '2099999999386', '8699999999991', '131234567890', '131234567890A'])('%s is not', (core) => {
    expect(isValidMpanCore(core)).toBe(false);
  });

  it('knows the network operator', () => {
    expect(distributorOf('1312345678907')).toContain('SP Energy Networks');
    expect(distributorOf('8699999999991')).toBeUndefined();
  });

  it('mends a digit that OCR confuses only into cores whose check digit agrees', () => {
    const repairs = mpanRepairs('1312345678901');
    expect(repairs).toContain('1312345678907');
    expect(repairs.every(isValidMpanCore)).toBe(true);
  });
});

describe('supply numbers in text', () => {
  it.each([
    ['MPAN 13 1234 5678 907', '1312345678907'],
    ['13-1234-5678-907', '1312345678907'],
    ['13. 1234 5678 907', '1312345678907'],
    ['13 12345 67890 7', '1312345678907'],
    ['S 1312345678907', '1312345678907'],
  ])('%s', (text, core) => {
    expect(findSupplyNumbers(text)[0].value).toEqual({ core, valid: true });
  });

  it('takes the core of a known network behind an upper line without its last part', () => {
    // 801 24 1365 9567 has the check digit of an MPAN as well
    const [first] = findSupplyNumbers('03 801 24 1365 9567 481');
    expect(first).toMatchObject({ value: { core: '2413659567481', valid: true }, confidence: 0.97 });
  });

  it('reads a number each of whose digits stands apart, and no such row of more digits', () => {
    expect(findSupplyNumbers('1 4 0 7 6 5 4 3 2 1 9 8 4')[0].value).toEqual({ core: '1407654321984', valid: true });
    expect(findSupplyNumbers('1 4 0 7 6 5 4 3 2 1 9 8 4 7')).toEqual([]);
  });

  it('does not go on over the end of a sentence', () => {
    expect(findSupplyNumbers('Meter point reference 7463299294. 901 x 2.83 = 2,549.83 cubic metres')).toEqual([]);
  });

  it.each([
    ['001112221312345678907', '00', '111', '222'],
    ['00 111 222 13 1234 5678 907', '00', '111', '222'],
    ['04989PT43433899920164', '04', '989', 'PT4'],
    ['00 0393 100 13 1234 5678 907', '00', '0393', '100'],
  ])('whole: %s', (text, profileClass, mtc, llfc) => {
    const [number] = findSupplyNumbers(text);
    expect(number.value).toMatchObject({ profileClass, mtc, llfc, valid: true });
    expect(number.start).toBe(0);
  });

  it('gives a core whose check digit is wrong, but is not sure of it', () => {
    const [number] = findSupplyNumbers('MPAN 2499999999990');
    expect(number.value).toEqual({ core: '2499999999990', valid: false });
    expect(number.confidence).toBeLessThan(0.5);
  });

  it('reads letters as digits in OCR text where the check digit agrees', () => {
    expect(findSupplyNumbers('l3 1234 S678 9O7', { ocr: true })[0]).toMatchObject({
      value: { core: '1312345678907' },
      repaired: true,
    });
    expect(findSupplyNumbers('l3 1234 S678 9O7')).toEqual([]);
  });

  it('finds none in a telephone or card number', () => {
    expect(findSupplyNumbers('0808 223 1133 or 4929 1234 5678 9012')).toEqual([]);
  });

  it('is not sure of one that is the end of a tax number and a telephone number', () => {
    const [number] = findSupplyNumbers('VAT number 384 7713 11 0151 496 0148');
    expect(number.confidence).toBeLessThan(0.8);
    expect(findSupplyNumbers('Row 12 11 0151 496 0148')[0].confidence).toBeGreaterThan(0.9);
  });
});

describe('gas meter points', () => {
  it('are 6 to 10 digits with or without an M', () => {
    expect(findMprns('MPRN 4197996322').map((found) => found.value)).toEqual(['4197996322']);
    expect(findMprns('M 2762 5634').map((found) => found.value)).toEqual(['27625634']);
    expect(findMprns('12345')).toEqual([]);
    // the upper line of an electricity supply number
    expect(findMprns('00 845 365')).toEqual([]);
  });

  it('have a check that is only a hint', () => {
    expect(hasMprnCheckDigits('3938424403')).toBe(true);
    expect(hasMprnCheckDigits('3938424404')).toBe(false);
  });
});

describe('postcodes', () => {
  it.each([
    ['Inverness, IV3 6TL', 'IV3 6TL'],
    ['London EC1A1BB', 'EC1A 1BB'],
    ['m1 1ae', 'M1 1AE'],
  ])('%s', (text, postcode) => {
    expect(findPostcodes(text).map((found) => found.value)).toEqual([postcode]);
  });

  it('are not made of an area that does not exist', () => {
    expect(findPostcodes('QX1 1AA')).toEqual([]);
  });

  it('are mended in OCR text', () => {
    expect(findPostcodes('LL1I 2FX', { ocr: true })[0]).toMatchObject({ value: 'LL11 2FX', repaired: true });
    expect(findPostcodes('CA7 LAY', { ocr: true })[0]).toMatchObject({ value: 'CA7 1AY', repaired: true });
    expect(findPostcodes('LUI S5BJ', { ocr: true })[0]).toMatchObject({ value: 'LU1 5BJ', repaired: true });
    expect(findPostcodes('7533 5630 335', { ocr: true })).toEqual([]);
    expect(findPostcodes('S03 4RT', { ocr: true })[0]).toMatchObject({ value: 'SO3 4RT' });
    expect(findPostcodes('TFl 2BL', { ocr: true })[0]).toMatchObject({ value: 'TF1 2BL', repaired: true });
    expect(findPostcodes('HG1 3)Y', { ocr: true })[0]).toMatchObject({ value: 'HG1 3JY' });
  });
});

describe('references', () => {
  it.each([
    ['6788 9568 6454', '6788 9568 6454'],
    ['KI-84F59516-9124', 'KI-84F59516-9124'],
    ['13674/07 Payment due by', '13674/07'],
    ['A-D4571871', 'A-D4571871'],
    [': YU1888681', 'YU1888681'],
    ['850293646668 Date of issue', '850293646668'],
    ['INV 2772017', 'INV 2772017'],
    ['837001350653 169439269', '837001350653'],
    ['PG-771402 01 January 2026 – 31', 'PG-771402'],
  ])('%s', (text, expected) => {
    expect(parseReference(text)?.value).toBe(expected);
  });

  it.each(['number', 'your account number', 'Date', 'A', '12'])('is not in %s', (text) => {
    expect(parseReference(text)).toBeUndefined();
  });
});

describe('meter serial numbers', () => {
  it.each(['K0092218 15 D6', 'ELS02914 18 D6'])('%s has the year and the size of its meter', (serial) => {
    expect(parseMeterSerial(serial)).toMatchObject({ value: serial });
    expect(parseMeterSerial(`${serial}, read monthly`)).toMatchObject({ value: serial });
  });

  it.each([
    'S06DS123456',
    'E13UP96240',
    '19L1153175',
    'G4A66107833',
    'E6S837484352261',
    'K16W273995',
    'M014K08870921D6',
    'L91C60062',
    'K02173389D6',
    '0990485S',
  ])('%s has a common form', (serial) => {
    expect(parseMeterSerial(serial)).toMatchObject({ value: serial });
    expect(parseMeterSerial(serial)?.confidence).toBeGreaterThanOrEqual(0.9);
  });

  it.each([
    ['$84K88118', 'S84K88118'],
    ['LO8P70567', 'L08P70567'],
    ['S8SK43238', 'S85K43238'],
  ])('misread as %s is put right where that gives it a common form', (misread, serial) => {
    expect(parseMeterSerial(misread, { ocr: true })?.value).toBe(serial);
    expect(parseMeterSerial(misread)?.value).not.toBe(serial);
  });

  it('is left as read where more than one character may be wrong', () => {
    expect(parseMeterSerial('06384535', { ocr: true })).toMatchObject({ value: '06384535' });
  });

  it('is read whole where a maker and a type stand before it', () => {
    expect(parseMeterSerial('RVG 50-28515')?.value).toBe('RVG 50-28515');
  });

  it('is read in groups of which the first is too short for a number, and ends where a day begins', () => {
    expect(parseMeterSerial('0441 9273')?.value).toBe('0441 9273');
    expect(parseMeterSerial('14400731 30118')?.value).toBe('14400731');
    expect(parseMeterSerial('G4A00731522001 31 August 2026')?.value).toBe('G4A00731522001');
  });

  it('is not a date', () => {
    expect(parseMeterSerial('14/05/2026')).toBeUndefined();
  });
});

it('reads the serial of a gas meter with its year and size, though it is printed in two groups', () => {
  expect(parseMeterSerial('E025K310442 19D6')?.value).toBe('E025K310442 19D6');
});
