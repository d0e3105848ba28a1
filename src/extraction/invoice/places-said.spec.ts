import { printedPage } from './testing/printed-page.js';
import { extractInvoices } from '../testing/read.js';

const site = (drawing: string): string | undefined =>
  extractInvoices([
    printedPage(`
# Northgate Power Limited
Marlow Tile Company Limited                Bill number    Q649091
7 Bank Street
Leeds
LS1 4AB

${drawing}`),
  ])[0].fields.siteAddress;

it.each([
  [
    'Meter 16K0022917 · MPAN 18 9562 6497 174 · Home 2/1, 14 Castle Road, Clydebank, G81 1UG',
    '2/1, 14 Castle Road, Clydebank, G81 1UG',
  ],
  [
    'Meter 16K0022917 serves Kiln Works, Station Road, Ardwick, Manchester, M12 0RN; its MPRN is 85551653.',
    'Kiln Works, Station Road, Ardwick, Manchester, M12 0RN',
  ],
  [
    '1 April 2026 to 30 June 2026 (91 days), for Pier House, The Parade, Barry, Vale of Glamorgan, CF62 3AU',
    'Pier House, The Parade, Barry, Vale of Glamorgan, CF62 3AU',
  ],
])('takes the place that words around it call the supply: %s', (said, address) => {
  expect(site(said)).toBe(address);
});

it.each([
  'Credit keeps you on supply from 4pm to 10am. Company 06111294. Lime House, 2 Button Street, Derby, DE1 4BX. Power cut 105.',
  'Rates from 1 April 2026 are open until 30 June 2026; write to us for more at Lime House, 2 Button Street, Derby, DE1 4BX.',
])('takes no place of which another sentence speaks: %s', (said) => {
  expect(site(said)).toBeUndefined();
});

it('takes the place at which the customer is supplied without the name', () => {
  expect(
    extractInvoices([
      printedPage(`# Northgate Power Limited

Customer            Yarrow Textiles Limited

Site                Yarrow Textiles Limited at 156 Dock Road, Colchester, Essex, CO2 1NL`),
    ])[0].fields.siteAddress,
  ).toBe('156 Dock Road, Colchester, Essex, CO2 1NL');
});
