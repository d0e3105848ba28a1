import { normaliseAddress, sameAddress, type SupplyType } from '../extraction/index.js';

/** What a paper says of the place that one of its meter points is at. */
export interface Place {
  mpanMprn?: string;
  supplyType?: SupplyType;
  address?: string;
  /** Name of the site, as a contract may give it. */
  name?: string;
}

/** A site as filing sees it. */
export interface FilingSite {
  id: string;
  name?: string;
  address?: string;
  meterPoints: Map<string, SupplyType | undefined>;
}

/** What filing changed, to be stored. */
export interface FilingChanges {
  made: FilingSite[];
  /** Sites that have got an address or a name. */
  described: FilingSite[];
  /** Meter points that have got a site. */
  placed: { mpanMprn: string; siteId: string; supplyType?: SupplyType }[];
}

/**
 * Finds the site of each place, in the order of the rules: the site that has the meter point; the site at the address;
 * the account's first site while nothing is known of it; the account's only site, unless the paper names another
 * address than the site has; else a new site. A paper that names no place stays at the first site.
 *
 * Works on the account's sites in memory, so that the meter points of one paper find the sites made for those before
 * them.
 */
export class Filing {
  readonly changes: FilingChanges = { made: [], described: [], placed: [] };
  private readonly byMeterPoint = new Map<string, FilingSite>();
  private readonly byPostcode = new Map<string | undefined, FilingSite[]>();

  /** @param sites of the account, the one made with the account first */
  constructor(
    private readonly sites: FilingSite[],
    private readonly newId: () => string,
  ) {
    for (const site of sites) {
      for (const mpanMprn of site.meterPoints.keys()) this.byMeterPoint.set(mpanMprn, site);
      this.indexAddress(site);
    }
  }

  /** The site of each place; places that say nothing go with the first that does. */
  file(places: readonly Place[]): FilingSite[] {
    const found = places.map((place) => (place.mpanMprn || place.address ? this.siteOf(place) : undefined));
    const usual = found.find((site) => site !== undefined) ?? this.sites[0];
    return found.map((site) => site ?? usual);
  }

  private siteOf(place: Place): FilingSite {
    const site =
      this.withMeterPoint(place) ?? this.atAddress(place) ?? this.unknownFirst() ?? this.only(place) ?? this.make();
    this.describe(site, place);
    return site;
  }

  private withMeterPoint({ mpanMprn }: Place): FilingSite | undefined {
    return mpanMprn === undefined ? undefined : this.byMeterPoint.get(mpanMprn);
  }

  /** Postcode first: addresses are compared with those of the same postcode, and with those that show none. */
  private atAddress({ address }: Place): FilingSite | undefined {
    if (!address) return undefined;
    const { postcode } = normaliseAddress(address);
    const near = postcode
      ? [...(this.byPostcode.get(postcode) ?? []), ...(this.byPostcode.get(undefined) ?? [])]
      : this.sites.filter((site) => site.address);
    return near.find((site) => site.address && sameAddress(site.address, address));
  }

  private unknownFirst(): FilingSite | undefined {
    const [first] = this.sites;
    return first.meterPoints.size === 0 && !first.address ? first : undefined;
  }

  /** Its address is another one than the place's, or it would have been found by it. */
  private only({ address }: Place): FilingSite | undefined {
    const [first] = this.sites;
    return this.sites.length === 1 && !(address && first.address) ? first : undefined;
  }

  private make(): FilingSite {
    const site: FilingSite = { id: this.newId(), meterPoints: new Map() };
    this.sites.push(site);
    this.changes.made.push(site);
    return site;
  }

  private describe(site: FilingSite, { mpanMprn, supplyType, address, name }: Place): void {
    if (mpanMprn && !this.byMeterPoint.has(mpanMprn)) {
      this.byMeterPoint.set(mpanMprn, site);
      site.meterPoints.set(mpanMprn, supplyType);
      this.changes.placed.push({ mpanMprn, siteId: site.id, supplyType });
    }
    if ((site.address || !address) && (site.name || !name)) return;
    const hadAddress = site.address !== undefined;
    site.address ??= address;
    site.name ??= name;
    if (!hadAddress) this.indexAddress(site);
    if (!this.changes.described.includes(site)) this.changes.described.push(site);
  }

  private indexAddress(site: FilingSite): void {
    if (!site.address) return;
    const { postcode } = normaliseAddress(site.address);
    const others = this.byPostcode.get(postcode);
    if (others) others.push(site);
    else this.byPostcode.set(postcode, [site]);
  }
}
