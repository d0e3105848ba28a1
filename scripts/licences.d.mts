/** A package that ships. */
export interface ShippedPackage {
  name: string;
  version: string;
  licence: string;
  hasInstallScript: boolean;
}

export function shipped(): ShippedPackage[];
export function mayShip(licence: string): boolean;
