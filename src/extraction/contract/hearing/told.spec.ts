import { hasWords } from './told.js';

describe('a part of a value', () => {
  it('is made of its words as they follow each other', () => {
    expect(hasWords('Natural gas at Glasshouse 4, Village Street', 'Glasshouse 4, Village Street')).toBe(true);
    expect(hasWords('Works 302', 'Works')).toBe(true);
  });

  it('is not the end of a longer number, nor its beginning', () => {
    expect(hasWords('116 Mill Lane, Leeds, LS1 4AP', '16 Mill Lane, Leeds, LS1 4AP')).toBe(false);
    expect(hasWords('Works 302', 'Works 3')).toBe(false);
  });
});
