import { Injectable } from '@nestjs/common';
import { Config } from '../../../config/index.js';
import type { Supplier } from '../../../extraction/index.js';
import { ConnectionFault } from '../../faults.js';
import { SupplierGate, Unavailable } from '../../outgoing/index.js';
import { Connector, type Portfolio, type SupplierDocument, type Visit } from '../connector.js';
import { type AgreementsData, agreementsOf } from './agreements.js';
import { billsOf } from './bills.js';
import { type KrakenEndpoint, krakenEndpoints } from './endpoints.js';
import { KrakenClient } from './kraken-client.js';
import { ACCOUNT_AGREEMENTS, ACCOUNT_PLACES, VIEWER_ACCOUNTS } from './operations.js';
import { type PlacesData, given, sitesOf } from './places.js';

interface ViewerData {
  viewer: { accounts: ({ number: string | null } | null)[] | null } | null;
}

const FILE_TIME_MS = 60_000;

/** Suppliers on the Kraken platform: Octopus Energy, E.ON Next and EDF, by the email and password of their web sites. */
@Injectable()
export class KrakenConnector extends Connector {
  readonly name = 'kraken';
  private readonly known = new WeakMap<Visit, string[]>();
  private readonly endpoints: ReadonlyMap<string, KrakenEndpoint>;

  constructor(
    private readonly gate: SupplierGate,
    private readonly config: Config,
  ) {
    super();
    this.endpoints = krakenEndpoints(config.krakenEndpoints);
  }

  serves({ code }: Supplier): boolean {
    return this.endpoints.has(code);
  }

  async verify(visit: Visit): Promise<void> {
    if ((await this.accounts(visit)).length === 0) throw new ConnectionFault('NO_ACCOUNTS_FOUND');
  }

  async portfolio(visit: Visit): Promise<Portfolio> {
    const client = this.client(visit);
    const portfolio: Portfolio = { sites: [], agreements: [] };
    for (const accountNumber of await this.accounts(visit)) {
      const places = await client.run<PlacesData>(ACCOUNT_PLACES, { accountNumber });
      const agreements = await client.run<AgreementsData>(ACCOUNT_AGREEMENTS, { accountNumber });
      portfolio.sites.push(...sitesOf(places.data));
      portfolio.agreements.push(...agreementsOf(agreements.data));
    }
    return portfolio;
  }

  async *documents(visit: Visit, since?: Date): AsyncIterable<SupplierDocument> {
    const client = this.client(visit);
    for (const accountNumber of await this.accounts(visit)) {
      for await (const { id, type, issuedOn, link } of billsOf(client, accountNumber, since)) {
        yield { id, type, issuedOn, download: () => this.download(visit, link) };
      }
    }
  }

  private endpoint({ supplier }: Visit): KrakenEndpoint {
    const endpoint = this.endpoints.get(supplier.code);
    if (!endpoint) throw new ConnectionFault('NO_CONNECTOR');
    return endpoint;
  }

  private client(visit: Visit): KrakenClient {
    return new KrakenClient(this.gate, this.endpoint(visit), this.config.krakenRequestsPerSecond, visit);
  }

  /** The numbers of the accounts that the login opens; asked for once a visit. */
  private async accounts(visit: Visit): Promise<string[]> {
    const known = this.known.get(visit);
    if (known) return known;
    const { data } = await this.client(visit).run<ViewerData>(VIEWER_ACCOUNTS);
    const numbers = given(data.viewer?.accounts).flatMap(({ number }) => (number ? [number] : []));
    this.known.set(visit, numbers);
    return numbers;
  }

  private download(visit: Visit, link: URL): Promise<Buffer> {
    const { supplierCode, url, fileHosts } = this.endpoint(visit);
    return this.gate.send({
      supplierCode,
      url: link,
      method: 'GET',
      hosts: [url.hostname, ...fileHosts],
      allowLoopback: url.protocol === 'http:',
      maxBytes: this.config.maxFileBytes,
      timeoutMs: FILE_TIME_MS,
      signal: visit.signal,
      read: ({ status, body }) => {
        if (status !== 200) throw new Unavailable(`file, HTTP ${status}`, false);
        return body;
      },
    });
  }
}
