import { readDrawn as read } from '../testing/read.js';

describe('units that notes to the heads of columns give', () => {
  it.each([
    ['(1)', '(2)', '(1) Pence per day for each site. (2) Pence per kVA of Agreed Capacity per day.', 8.41, 'daily'],
    ['*', '**', '* In pence per day. ** p/kVA/day, as agreed with the distributor.', 8.41, 'daily'],
    ['¹', '²', '1 pence for each day and MPAN. 2 pence for each kVA and day.', 8.41, 'daily'],
    ['³', '⁴', '³ Pence per month. ⁴ Pence per kVA a month.', 0.2765, 'monthly'],
    ['(4)', '(5)', '(4) Pence per month. (5) Pence per kVA a month.', 0.2765, 'monthly'],
  ])('marked with %s and %s', (ofStanding, ofCapacity, notes, capacityRate, standingChargeType) => {
    const { supplyPoints } = read(`
MPAN                  Annual kWh     Standing charge ${ofStanding}     Capacity charge ${ofCapacity}

13 7585 8471 955      351,944        743.9                   8.41
17 9899 2820 854      619,006        743.9                   8.41

${notes}
`);
    expect(supplyPoints).toHaveLength(2);
    for (const point of supplyPoints) {
      expect(point).toMatchObject({ standingCharge: 743.9, standingChargeType });
      expect(point.capacityRate).toBeCloseTo(capacityRate, 3);
    }
  });

  it('leaves a mark alone that leads to two notes', () => {
    const [point] = read(`
MPAN                  Annual kWh     Capacity charge (1)

13 7585 8471 955      351,944        8.41

(1) Pence per kVA per day.
=====
(1) Pence per kVA per month.
`).supplyPoints;
    expect(point).not.toHaveProperty('capacityRate');
  });
});
