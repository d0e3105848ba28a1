/** What a number or a letter tells apart in a building or on an estate: "Unit 7", "Suite 2B", "Arches 3-5". */
const PARTS =
  '(?:units?|suites?|flats?|plots?|blocks?|floors?|offices?|arch(?:es)?|shops?|bays?|kiosks?|stalls?|pitch(?:es)?|booths?|pods?|berths?)';

/** What may stand before the number of a house at the start of a line, as a source to put in a pattern. */
export const BEFORE_NUMBER = String.raw`(?:${PARTS}\s+)?`;

/** A line that begins with the number of a house, of a part of a building or of a box: "4 Mill Lane", "Unit 7, Tey Estate", "PO Box 418". */
export const BEGINS_ADDRESS = new RegExp(String.raw`^(?:${BEFORE_NUMBER}|P\.?O\.? ?Box )\d`, 'i');

/** A part of a building and nothing else: "Plot 7", "Floor B". */
export const PART_OF_BUILDING = new RegExp(String.raw`^${PARTS}\s+[\dA-Z]{1,4}$`, 'i');
