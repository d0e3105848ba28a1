import { printedPages } from '../testing/print.js';
import { parseMeterSerial } from '../fields/values/index.js';
import { extractContract } from '../testing/read.js';

describe('serial numbers of meters in groups', () => {
  it('reads groups of which one is a letter, or the first is too short to be a number of its own', () => {
    expect(parseMeterSerial('G4 A 0031 7782')?.value).toBe('G4 A 0031 7782');
    expect(parseMeterSerial('K0192 44017 21')?.value).toBe('K0192 44017 21');
    expect(parseMeterSerial('004 118 273')?.value).toBe('004 118 273');
    expect(parseMeterSerial('S950313377 12 34')?.value).toBe('S950313377');
  });

  it('reads all that the badge of a gas meter bears, and no more', () => {
    expect(parseMeterSerial('U65 K 30917 24')?.value).toBe('U65 K 30917 24');
    expect(parseMeterSerial('U25 B 05529 81 D')?.value).toBe('U25 B 05529 81 D');
    expect(parseMeterSerial('U6 0117 4420 S. Please read it')?.value).toBe('U6 0117 4420 S');
    expect(parseMeterSerial('L79 C 20415 12 months')?.value).toBe('L79 C 20415');
  });

  it('reads a number whose groups go on in the next line of a sentence', async () => {
    const pages = await printedPages((printer) => {
      printer.text(
        70,
        60,
        'The supply number of your home is 13 7585 8471 955 and your meter is number E09Z 118\n4402. From the readings ' +
          'of the last owner we think that you will use around 5,200 kWh a year, some 2,900 kWh of it at night.',
        { width: 480 },
      );
    });
    expect(extractContract(pages).fields.supplyPoints).toMatchObject([{ meterSerialNumber: 'E09Z 118 4402' }]);
  });
});
