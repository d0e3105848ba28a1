import { areTitles } from './names.js';

const NAMES = ['Quay House', 'Ferry Cottage', 'Mast Site', 'Mill Shop', 'Upper Yard', 'Boat Store', 'Net Loft'];

describe('the titles of a list of sites', () => {
  it('may be misread in one place where they are many', () => {
    expect(areTitles([...NAMES, 'the Slipway'])).toBe(true);
    expect(areTitles([...NAMES, 'the Slipway', '14 Shore Road'])).toBe(false);
  });

  it('are of one shape where they are few', () => {
    expect(areTitles(NAMES.slice(3, 6))).toBe(true);
    expect(areTitles([...NAMES.slice(3, 5), 'the Slipway'])).toBe(false);
  });
});
