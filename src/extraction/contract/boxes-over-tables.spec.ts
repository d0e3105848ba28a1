import { drawPage } from '../testing/draw.js';
import { extractContract, readDrawn } from '../testing/read.js';

const BOXES = `
 Fernhill Inns Ltd                   NW-551354          4452459
 Customer                            Contract           Account

 14/07/2026                          13/07/2029         36 months
 Supply begins                       Supply ends        Length

 Premises supplied                   144 Dock Road      144 Dock Road
                                     Hove, BN3 2AB      Hove, BN3 2AB
 MPAN / MPRN                         1375858471955      9394326
 Meter no.                           D07A99849          G4K50923
 Expected use, kWh a year            57,823             347,826
 Price per kWh, pence                29.84              5.061
`;

/** The drawing with the captions in small type right under what stands over them. */
const withSmall = (drawing: string, captions: RegExp) => {
  const page = drawPage(drawing);
  const words = page.words.map((word) =>
    captions.test(word.text) && word.y0 < 110 ? { ...word, y0: word.y0 - 1, y1: word.y1 - 4, fontSize: 6.5 } : word,
  );
  return extractContract([{ ...page, words }]).fields;
};

describe('boxes of values over their labels', () => {
  it('are no rows of a table of two supplies that stands under them', () => {
    const fields = withSmall(BOXES, /^(?:Customer|Contract|Account|Supply|begins|ends|Length)$/);
    expect(fields).toMatchObject({
      contractNumber: 'NW-551354',
      contractStartDate: '2026-07-14',
      contractEndDate: '2029-07-13',
      contractTermMonths: 36,
    });
    expect(fields.supplyPoints).toMatchObject([
      { mpanMprn: '1375858471955', meterSerialNumber: 'D07A99849', estimatedAnnualConsumption: 57823 },
      { mpanMprn: '9394326', meterSerialNumber: 'G4K50923', estimatedAnnualConsumption: 347826 },
    ]);
  });

  it('may have their labels in small capitals', () => {
    const fields = withSmall(
      `
 6009036                   DE76589               01-Mar-2026
 ACCOUNT                   CONTRACT REF          STARTED

 29-Feb-2028               24 months             Fixed
 ENDS                      LENGTH                PRICE TYPE

 13 7585 8471 955          Z11N431697            Climbing Wall
 MPAN                      METER ID              YOUR NAME FOR THE SITE
`,
      /^[A-Z]{4,}$|^(?:REF|TYPE|FOR|THE|ID)$/,
    );
    expect(fields).toMatchObject({
      supplierAccountNumber: '6009036',
      contractNumber: 'DE76589',
      contractStartDate: '2026-03-01',
      contractEndDate: '2028-02-29',
    });
  });
});

describe('the postal addresses of a list of premises', () => {
  it('are those of the supplies', () => {
    const fields = readDrawn(`
 Buyer’s address for invoices     4 Mill Street, York, YO1 9AA

 Premises          Postal address                       MPAN core        Single rate (p/kWh)
 Fire Station      9 Marlow Street, Truro, TR1 3AN      1375858471955    24.804
 Control Room      12 Infirmary Road, Truro, TR1 2PP    1123718657314    25.925
`);
    expect(fields.billingAddress).toBe('4 Mill Street, York, YO1 9AA');
    expect(fields.supplyPoints).toMatchObject([
      { siteAddress: '9 Marlow Street, Truro, TR1 3AN' },
      { siteAddress: '12 Infirmary Road, Truro, TR1 2PP' },
    ]);
  });
});
