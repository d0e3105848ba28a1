const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}[.,;)]*$/;

const ENDS_OUTWARD = new RegExp(String.raw`\p{L}{3,},? ${OUTWARD.source.slice(1)}`, 'u');

/** The first half of a postcode at the end of a line, and the second in the next: "..., Crewe, CW1" over "4AP". */
export const goesOnInPostcode = (line: string, next: string): boolean => ENDS_OUTWARD.test(line) && INWARD.test(next);

/** Two words that are one postcode: "NG24", "8NY". */
export const arePostcode = (first: string, second: string): boolean => OUTWARD.test(first) && INWARD.test(second);
