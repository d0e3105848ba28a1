import { findSupplierNames } from '../catalogue/index.js';
import { addressLikeness, foldName, nameLikeness } from '../fields/values/index.js';
import { ENDS_IN_FORM } from '../legal-forms.js';
import { type See, type Sort, sorts } from './see.js';

const SORT = sorts(
  'k',
  'al',
  'form',
  'en',
  'br',
  'pr',
  'cat',
  'cat=',
  'is',
  'has',
  'in',
  'mag',
  'dec',
  'u',
  'shape',
  'run',
  'size',
);

/** Folded names of the parties that the reader has found, by field. */
export type Parties = Readonly<Record<string, readonly string[]>>;

const ENERGY = /\b(?:energy|gas|power|electric(?:ity)?|utilit(?:y|ies)|renewables|fuels?)\b/i;
const BROKING =
  /\b(?:brok\w+|consult\w+|advis\w+|partner\w*|procure\w*|intermediar\w+|switching|comparison|solutions)\b/i;
const PRODUCT =
  /\b(?:fix(?:ed)?|flex\w*|variable|track\w+|index\w*|saver|tariff|plan|deemed|capped|renewal|inclusive|pass[- ]through|economy|green|business|online|standard|secure|v\d+|\d\d)\b/i;

/** What words a text has that may name somebody or something, and whom it names of the parties that are known. */
export function seeName(text: string, parties: Parties, see: See): void {
  if (ENDS_IN_FORM.test(text)) see(SORT.form);
  if (ENERGY.test(text)) see(SORT.en);
  if (BROKING.test(text)) see(SORT.br);
  if (PRODUCT.test(text)) see(SORT.pr);
  const own = foldName(text);
  for (const [field, names] of Object.entries(parties))
    for (const name of names) {
      if (own === name) see(SORT.is, field);
      else if (own.includes(name)) see(SORT.has, field);
      else if (own.length > 4 && name.includes(own)) see(SORT.in, field);
    }
}

/** A look that takes long, and the sorts of what it may see: one thing of each at most. */
export interface CloserLook {
  sorts: readonly Sort[];
  look: (text: string, see: See) => void;
}

/** What a text is like that may name somebody or something: a name, an address, a supplier of the catalogue. */
export const CLOSER_AT_NAMES: readonly CloserLook[] = [
  {
    sorts: [SORT.k],
    look: (text, see) => {
      const { kind, confidence } = nameLikeness(text);
      see(SORT.k, `${kind}${Math.round(4 * confidence)}`);
    },
  },
  { sorts: [SORT.al], look: (text, see) => see(SORT.al, String(Math.round(4 * addressLikeness(text)))) },
  {
    sorts: [SORT.cat, SORT['cat=']],
    look: (text, see) => {
      const [supplier] = findSupplierNames(text);
      if (supplier) see(supplier.text.length >= text.length - 1 ? SORT['cat='] : SORT.cat);
    },
  },
];

/** How large a figure is, by doubling, and how closely it is given. */
export function seeFigure(text: string, see: See): void {
  const digits = text.replace(/[^\d.]/g, '');
  const size = String(Math.round(2 * Math.log2(Number(digits) + 0.01)));
  const unit = text.replace(/[\d.,\s]/g, '').toLowerCase();
  see(SORT.mag, size);
  see(SORT.mag, `${size}:${unit}`);
  see(SORT.dec, String(digits.split('.')[1]?.length ?? 0));
  see(SORT.u, unit);
}

/** The shape of a number: "A00A 00000" for "K16B 12345", and its length. */
export function seeReference(text: string, see: See): void {
  const shape = text.replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
  see(SORT.shape, shape);
  see(SORT.run, shape.replace(/(.)\1+/g, '$1'));
  see(SORT.size, String(text.length));
}
