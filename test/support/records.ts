import pg from 'pg';
import { v7 } from 'uuid';

type Fields = Record<string, string | number | boolean | null>;

/** Writes what the reading of papers would leave in the database, for tests of what is made of it. */
export class Records {
  private papers = 0;

  private constructor(
    private readonly client: pg.Client,
    private readonly projectId: string,
  ) {}

  static async open(databaseUrl: string, projectId: string): Promise<Records> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new Records(client, projectId);
  }

  close(): Promise<void> {
    return this.client.end();
  }

  /** All that the work writes becomes one transaction, which is much quicker. */
  async atOnce(work: () => Promise<void>): Promise<void> {
    await this.client.query('BEGIN');
    await work();
    await this.client.query('COMMIT');
  }

  /** A site of a business, in an account of its own. */
  async site(referenceId: string): Promise<{ siteId: string; accountId: string }> {
    const [accountId, siteId] = [v7(), v7()];
    await this.insert('suppliers.account', {
      id: accountId,
      reference_id: referenceId,
      supplier_code: 'edf',
      email: `${accountId}@example.org`,
      sealed_password: 'sealed',
      credential_kid: 'k',
      status: 'PASSING',
      is_test: false,
      created_at: new Date().toISOString(),
    });
    await this.insert('documents.site', {
      id: siteId,
      account_id: accountId,
      reference_id: referenceId,
      supplier_name: 'EDF',
    });
    return { siteId, accountId };
  }

  async meterPoint(site: { siteId: string; accountId: string }, mpanMprn: string): Promise<void> {
    await this.insert('documents.meter_point', {
      account_id: site.accountId,
      site_id: site.siteId,
      mpan_mprn: mpanMprn,
    });
  }

  /** A bill or credit note at the site; fields by the names of the table's columns. */
  async invoice(site: { siteId: string; accountId: string }, fields: Fields, type = 'INVOICE'): Promise<string> {
    const { id, documentId } = await this.document(site, type);
    const place = { document_id: id, position: 0, account_id: site.accountId, site_id: site.siteId };
    await this.insert('documents.invoice', { ...place, ...fields });
    return documentId;
  }

  /** A contract with one supply point at the site. */
  async contract(site: { siteId: string; accountId: string }, fields: Fields, point: Fields): Promise<string> {
    const { id, documentId } = await this.document(site, 'CONTRACT');
    await this.insert('documents.contract', { document_id: id, account_id: site.accountId, ...fields });
    const place = { document_id: id, position: 0, account_id: site.accountId, site_id: site.siteId };
    await this.insert('documents.supply_point', { ...place, ...point });
    return documentId;
  }

  /** A paper at the site of which nothing is known. */
  async unread(
    site: { siteId: string; accountId: string },
    status: 'pending' | 'failed',
    fields: Fields = {},
  ): Promise<string> {
    return (await this.document(site, null, { status, ...fields })).documentId;
  }

  private async document(site: { siteId: string; accountId: string }, type: string | null, fields: Fields = {}) {
    const [id, documentId] = [v7(), `paper-${(this.papers += 1)}`];
    await this.insert('documents.document', {
      id,
      account_id: site.accountId,
      document_id: documentId,
      type,
      status: 'processed',
      file_key: `${this.projectId}/${id}.pdf`,
      extension: 'pdf',
      size: 1,
      sha256: id,
      ...fields,
    });
    await this.insert('documents.filing', { site_id: site.siteId, document_id: id });
    return { id, documentId };
  }

  private async insert(table: string, fields: Fields): Promise<void> {
    const row = { project_id: this.projectId, ...fields };
    const places = Object.keys(row).map((_, i) => `$${i + 1}`);
    await this.client.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${places.join(', ')})`,
      Object.values(row),
    );
  }
}
