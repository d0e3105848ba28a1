/** A code of a group of supply points has a letter, or is a number of one length with others: "B", "HH", "03"; figures and dashes are none. */
export const CODE = /\p{L}|^0\d$/u;
