import { readDrawn as read } from '../testing/read.js';

const PARTIES = `
Supplier                 Hartwell Power Limited
Customer                 Thornbury Ceramics Limited
MPAN                     1357259348550
`;

const RENEWED = { unitRate: 24.118, standingCharge: 61.2 };

describe('what was paid before beside what is paid from now on', () => {
  it.each([
    ['What you pay now', 'What you will pay'],
    ['Last agreement', 'This agreement'],
    ['Up to renewal', 'After renewal'],
    ['Was', 'Now'],
    ['Previous contract', 'Current contract'],
    ['Before the Variation', 'From the Variation'],
    ['Prior to variation', 'After variation'],
    ['Until the extension', 'From the extension'],
    ['Before amendment', 'As amended and restated'],
  ])('reads the second of "%s" and "%s"', (before, after) => {
    const { supplyPoints, contractEndDate } = read(`${PARTIES}
# Your prices compared

                              ${before.padEnd(22)}${after}
Plan                          Steady Saver          Simply Steady
Runs until                    30 June 2026          30 June 2028
Unit rate (p/kWh)             21.905                24.118
Standing charge (p/day)       58.10                 61.20
`);
    expect(contractEndDate).toBe('2028-06-30');
    expect(supplyPoints).toMatchObject([{ ...RENEWED, tariffName: 'Simply Steady' }]);
  });

  it('knows a head in the middle of its column by the widest of the values under it', () => {
    const { supplyPoints } = read(`${PARTIES}
                                     Present prices              Renewal prices
Your plan                            Steady Saver Business       Simply Steady Business
Standing charge (p/day)              58.10                       61.20
Unit rate (p/kWh)                    21.905                      24.118
`);
    expect(supplyPoints).toMatchObject([RENEWED]);
  });

  it('takes no price in bold for a heading over the price under it', () => {
    const { supplyPoints } = read(`${PARTIES}
# Last contract                        This contract

# Standing charge: 58.10p per day      Standing charge: 61.20p per day

# Unit rate: 21.905p per kWh           Unit rate: 24.118p per kWh
`);
    expect(supplyPoints).toMatchObject([RENEWED]);
  });
});

describe('heads of the rates of several bands', () => {
  it.each([
    ['Day price pence per kWh', 'Night price pence per kWh', 'Eve & w/end p/kWh'],
    ['Day p/kWh', 'Night p/kWh', 'Weekend price p/kWh'],
    ['Day units p/kWh', 'Night units p/kWh', 'Eve/wkend p/kWh'],
  ])('tells "%s", "%s" and "%s" apart', (day, night, weekend) => {
    const { supplyPoints } = read(`${PARTIES}
${day}      ${night}      ${weekend}      Standing charge p/day
${'28.412'.padEnd(day.length + 6)}${'17.305'.padEnd(night.length + 6)}${'22.518'.padEnd(weekend.length + 6)}61.20
`);
    expect(supplyPoints).toMatchObject([{ dayUnitRate: 28.412, nightUnitRate: 17.305, standingCharge: 61.2 }]);
    expect(supplyPoints[0].unitRate).toBeUndefined();
  });

  it('leaves aside what a bold line says is paid until then', () => {
    const fields = read(`
MPAN                     1357259348550

# From 1 July 2026 until 30 June 2028
Plan                     Contract                 Day unit
Steady Saver 28          SE-R-440172              26.44p

Night unit               Daily standing charge
19.18p                   71.55p

# What you pay until then, so that you can see both
Plan                     Contract                 Day unit
Steady Saver 26          SE-N-118034              31.07p

Daily standing charge
58.10p
`);
    expect(fields).toMatchObject({ contractNumber: 'SE-R-440172' });
    expect(fields.supplyPoints).toMatchObject([{ dayUnitRate: 26.44, standingCharge: 71.55 }]);
  });

  it('reads in sentences what is used, under prices that were not taken too', () => {
    const { supplyPoints } = read(`
MPAN                     1357259348550
Unit rate                26.44p per kWh

# Alternatives
Plan                     Unit rate
Steady Tracker           31.07p per kWh

We think that you will go on with things as they are. Over the past 12 months you used 36,918 kWh. For the coming year
we have estimated 37,500 kWh, as you have new machines, and you can tell us at any time when it is not right.
`);
    expect(supplyPoints).toMatchObject([
      { unitRate: 26.44, previous12MonthsConsumption: 36918, estimatedAnnualConsumption: 37500 },
    ]);
  });
});
