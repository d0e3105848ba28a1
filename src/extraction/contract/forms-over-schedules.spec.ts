import { readDrawn as read } from '../testing/read.js';

const SCHEDULE = `
No.   Site           Address                            MPAN                 Meter          Use a year kWh    Unit rate p/kWh    Standing p/day

1     Grain Dryer    Kiln Lane, Whitby, YO21 3QA        1798992820854        E14UP30021             62,300             24.415             61.00
2     Cold Store     Ropery Row, Whitby, YO22 4EW       1075108052499        E14UP30377            288,400             22.870            112.50
`;

const SAID = {
  contractStartDate: '2027-05-01',
  contractEndDate: '2029-04-30',
  paymentMethod: 'direct_debit',
  isFixedContract: true,
  supplyPoints: [
    { tariffName: 'Farm Secure', unitRate: 24.415 },
    { tariffName: 'Farm Secure', unitRate: 22.87 },
  ],
};

describe('a form in columns over a schedule of sites', () => {
  it('has no part in the heads of the schedule with its last line', () => {
    const fields = read(`
Customer            Whitby Malt Ltd                     Start date     1 May 2027        Term        24 months
Invoice address     4 Quay Road, Whitby, YO21 3PU       End date       30 April 2029     Payment     Direct Debit
Customer account PM 44 1182                             Product        Farm Secure       Pricing     Fixed price
${SCHEDULE}`);
    expect(fields).toMatchObject(SAID);
  });
});
