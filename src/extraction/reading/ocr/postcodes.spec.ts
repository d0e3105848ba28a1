import { withPostcodes } from './postcodes.js';

describe('the words of a line', () => {
  it.each([
    ['Telford, TFl 2BL', 'Telford, TF1 2BL'],
    ['Truro, TRI 2AN, 102,592', 'Truro, TR1 2AN, 102,592'],
    ['Ayr KA7 7HY', 'Ayr KA7 7HY'],
    ['London EC1A 1BB', 'London EC1A 1BB'],
    ['Truro, TR! 2AN', 'Truro, TR1 2AN'],
    ['Lancaster, LA] 4ZH', 'Lancaster, LA1 4ZH'],
    ['Llanelli SA1l4 3BW', 'Llanelli SA14 3BW'],
    ['Abingdon 0X14 3SY', 'Abingdon OX14 3SY'],
    ['Ashford TN24 SBE', 'Ashford TN24 5BE'],
    ['London W17 1AA', 'London W1T 1AA'],
    ['London W14 1AA', 'London W14 1AA'],
    ['London SW1A 1AA', 'London SW1A 1AA'],
    ['London N1C 1AA', 'London N1C 1AA'],
    ['Oban PA34 UR, Argyll', 'Oban PA34 1JR, Argyll'],
    ['Crewe, CW1 4B)', 'Crewe, CW1 4BJ'],
    ['Crewe, CW1 4B], UK', 'Crewe, CW1 4BJ, UK'],
    ['London EC24 2BB', 'London EC2A 2BB'],
    ['London W19 1AA', 'London W19 1AA'],
  ])('with a postcode, read as %s: %s', (read, printed) => {
    expect(withPostcodes(read.split(' ')).join(' ')).toBe(printed);
  });

  it('with a postcode in three pieces', () => {
    expect(withPostcodes(['LEl', 'l', '8EZ'])).toEqual(['LE11', '', '8EZ']);
  });

  it.each(['NO 1ST PAYMENT', 'SO ALL RATES', 'BS 7671', 'LS 24 HOURS', '(at Crewe, CW1 4B)'])(
    'without one: %s',
    (line) => {
      expect(withPostcodes(line.split(' ')).join(' ')).toBe(line);
    },
  );
});
