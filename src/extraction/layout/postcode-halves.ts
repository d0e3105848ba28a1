const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^\d[ABD-HJLNP-UW-Z]{2}[.,;)]*$/;

/** The second half of a postcode, at the end of a line or a sentence: "8NY." */
export const isInward = (text: string): boolean => INWARD.test(text);

/** Two words that are one postcode: "NG24", "8NY". */
export const arePostcode = (first: string, second: string): boolean => OUTWARD.test(first) && INWARD.test(second);
