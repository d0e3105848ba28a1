import table from './data/vat.json' with { type: 'json' };

const rate = (code: string): number => table.rates.find((row) => row.code === code)!.pct;

/** Per cent. */
export const STANDARD_VAT = rate('STANDARD');
/** Per cent; for domestic use, a charity's use outside business, and small supplies. */
export const REDUCED_VAT = rate('REDUCED');

/** The rates at which energy is charged with VAT, in per cent. */
export const VAT_RATES: readonly number[] = [STANDARD_VAT, REDUCED_VAT];

/** From when on the two rates hold together. */
export const VAT_RATES_KNOWN_FROM = table.rates
  .map((row) => row.from)
  .sort()
  .at(-1)!;

/** In kWh, up to what a business supply is charged at the reduced rate and free of levy. */
export const DE_MINIMIS = table.deMinimis;
