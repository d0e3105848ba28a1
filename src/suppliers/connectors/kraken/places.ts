import type { SupplierSite } from '../../../documents/index.js';

export interface PlacesData {
  account: {
    properties:
      | (null | {
          id: string;
          address: string | null;
          postcode: string | null;
          electricityMeterPoints: (ElectricityPoint | null)[] | null;
          gasMeterPoints: ({ mprn: string | null } | null)[] | null;
        })[]
      | null;
  } | null;
}

export interface ElectricityPoint {
  mpan: string | null;
  meters: ({ importMeter: { id: string } | null } | null)[] | null;
}

/** Those of a list that are there: a field that could not be given is null in its place. */
export const given = <T>(list: readonly (T | null)[] | null | undefined): T[] =>
  (list ?? []).filter((item): item is T => item !== null);

/** A meter that measures what is fed into the grid names the meter of the supply that it stands beside. */
export const isExport = ({ meters }: ElectricityPoint): boolean =>
  given(meters).some(({ importMeter }) => importMeter !== null);

/** The places of an account with the meter points of their supply. Closed ones count: there are bills for them. */
export function sitesOf({ account }: PlacesData): SupplierSite[] {
  return given(account?.properties).map(({ address, postcode, electricityMeterPoints, gasMeterPoints }) => {
    const electricity = given(electricityMeterPoints).filter((point) => !isExport(point));
    const points = [
      ...electricity.map(({ mpan }) => ({ mpanMprn: mpan, supplyType: 'electricity' as const })),
      ...given(gasMeterPoints).map(({ mprn }) => ({ mpanMprn: mprn, supplyType: 'gas' as const })),
    ];
    return {
      address: oneLine(address, postcode),
      meterPoints: points.flatMap(({ mpanMprn, supplyType }) => (mpanMprn ? [{ mpanMprn, supplyType }] : [])),
    };
  });
}

/** Parts joined by commas, with the postcode at the end where the address lacks it. */
function oneLine(address: string | null, postcode: string | null): string | undefined {
  const parts = (address ?? '').split(/[\n,]+/).map((part) => part.trim());
  const line = parts.filter(Boolean).join(', ');
  const fold = (text: string) => text.replace(/\s/g, '').toUpperCase();
  if (!postcode || fold(line).includes(fold(postcode))) return line || undefined;
  return [line, postcode.trim()].filter(Boolean).join(', ');
}
