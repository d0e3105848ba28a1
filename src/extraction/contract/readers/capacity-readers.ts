import type { FieldReader } from '../../fields/candidates.js';
import { readCapacity } from './amount-readers.js';
import { readCapacityRate } from './rate-readers.js';

/** "180 @ 4.36", "1,250 kVA at 4.36p/kVA/day": a capacity, before what each kVA of it costs. */
const AT_PRICE = /^\W{0,2}(\d[\d,]*)\s?(?:kva)?\s?(?:@|at|[x×])\s?(?=£?\d*\.\d|\d+(?:\.\d+)?\s?p)/i;

/** Reads both parts of a capacity with its price, and what stands alone as the reader of its field does. */
const orAtPrice =
  (reader: FieldReader): FieldReader =>
  (text, context) => {
    const [lead, kva] = AT_PRICE.exec(text) ?? [];
    if (lead === undefined) return reader(text, context);
    const rates = readCapacityRate(text.slice(lead.length), context);
    return [
      {
        field: 'maximumImportCapacity',
        value: Number(kva.replaceAll(',', '')),
        start: 0,
        end: lead.length,
        confidence: 0.95,
      },
      ...rates.map((rate) => ({
        ...rate,
        field: 'capacityRate',
        start: lead.length + rate.start,
        end: lead.length + rate.end,
      })),
    ];
  };

/** Reads a capacity in kVA, with the price behind it. */
export const readCapacityAt = orAtPrice(readCapacity);

/** Reads the price of capacity, with the capacity before it. */
export const readCapacityRateAt = orAtPrice(readCapacityRate);
