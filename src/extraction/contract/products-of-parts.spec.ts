import { readDrawn as read } from '../testing/read.js';

const products = (drawing: string) => read(drawing).supplyPoints.map(({ tariffName }) => tariffName);

describe('the products of a paper', () => {
  it('are told by the line over the supply points of each part', () => {
    expect(
      products(`
# Foxway Energy Ltd
 Group supply agreement

 Part 1 - Large meters
 Product: Harbour Half Hourly Fixed. Prices hold to the end of the term.

 Site               Supply number        Unit rate p/kWh     Standing charge p/day
 Alder Mill         22 7938 5097 900     24.10               310.00
 Beech Works        13 7585 8471 955     24.90               280.00

 Part 2 - Small meters
 Product: Harbour Fixed Small Sites. One price at all hours.

 Site               Supply number        Unit rate p/kWh     Standing charge p/day
 Cedar Kiosk        22 6886 0655 094     27.30               61.00
 Dene Lodge         22 6524 0009 325     27.80               63.00
`),
    ).toEqual([
      'Harbour Half Hourly Fixed',
      'Harbour Half Hourly Fixed',
      'Harbour Fixed Small Sites',
      'Harbour Fixed Small Sites',
    ]);
  });

  it('are told behind a title and a full stop', () => {
    expect(
      products(`
# Foxway Energy Ltd
 Gas schedule

 Lot 1: Coast. Product Harbour 24 Gas Coast

 Site               Meter point     Unit rate p/kWh     Standing charge p/day
 Alder Mill         9312441007      6.3579              53.30
 Beech Works        7409912         6.2010              49.10

 Lot 2: Inland. Product Harbour 24 Gas Inland

 Site               Meter point     Unit rate p/kWh     Standing charge p/day
 Cedar Kiosk        4084859303      5.9910              61.00
 Dene Lodge         98092509        5.8000              63.00
`),
    ).toEqual(['Harbour 24 Gas Coast', 'Harbour 24 Gas Coast', 'Harbour 24 Gas Inland', 'Harbour 24 Gas Inland']);
  });
});

describe('a name with the form of a product', () => {
  it('is the product where nothing else is, with the kind behind it left out', () => {
    expect(
      products(`
# Foxway Energy Ltd
 Gas for your five houses

 Send bills to 80 Long Meadow, Wakefield, WF5 6PS
 Plan Inn & Bistro Gas Fix (fixed)                            Payment Direct Debit

 House              Meter point     Pence a unit     Standing charge p/day
 Alder Arms         9312441007      6.3579           53.30
 Beech Inn          7409912         6.2010           49.10
`),
    ).toEqual(['Inn & Bistro Gas Fix', 'Inn & Bistro Gas Fix']);
  });

  it('is told by the word behind it', () => {
    expect(
      products(`
# Foxway Energy Ltd
 Alder Betting Ltd (the Customer), The Granary, 57 Castlegate, Sunderland, SR5 8JQ for all invoices. Agreement FX-2026-1187 with
 Foxway Energy Ltd. Renewable Fix product, fixed price, 12 months from 1 October 2026 to 30 September 2027.

 Site               Supply number        Unit rate p/kWh     Standing charge p/day
 Alder Mill         22 7938 5097 900     24.10               310.00
 Beech Works        13 7585 8471 955     24.90               280.00
`),
    ).toEqual(['Renewable Fix', 'Renewable Fix']);
  });

  it('may be one word with numbers', () => {
    expect(
      products(`
 FOXWAY GAS ORDER CONFIRMATION
 COMMODITY..................... NATURAL GAS
 PRODUCT....................... GAS-FIX-24 (FIXED PRICE)
 METER POINT................... 9312441007
 CUSTOMER...................... ALDER MILL BAKERIES LIMITED
 UNIT PRICE.................... 5.7745 P/KWH
`),
    ).toEqual(['GAS-FIX-24']);
  });

  it('keeps what is named further in brackets', () => {
    expect(
      products(`
# Foxway Energy Ltd
 Meter point                9312441007
 Meter                      M031K367047686
 Annual quantity            412,800 kWh
 Product                    Fixed Price Gas (Fully Inclusive)
 Period                     1 October 2026 to 30 September 2029 inclusive (36 months)
 Unit price                 5.482 p/kWh, fixed
 Standing charge            61.20 p/day
`),
    ).toEqual(['Fixed Price Gas (Fully Inclusive)']);
  });
});
