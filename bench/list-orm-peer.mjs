// The accounts list as most would write it with TypeORM: entities, their relations, and objects made into JSON. Nothing of
// the service around it: no authentication, no checks.
import { createServer } from 'node:http';
import { DataSource, EntitySchema } from 'typeorm';

const key = { project: { name: 'project_id', type: 'uuid', primary: true }, id: { type: 'uuid', primary: true } };
const text = (name) => ({ name, type: 'text', nullable: true });
const toMany = (target, inverseSide) => ({ type: 'one-to-many', target, inverseSide });
const toOne = (target, column, inverseSide) => ({
  type: 'many-to-one',
  target,
  inverseSide,
  joinColumn: [
    { name: 'project_id', referencedColumnName: 'project' },
    { name: column, referencedColumnName: 'id' },
  ],
});

const INVOICE = [
  ...['mpan_mprn', 'supply_type', 'supplier_name', 'supplier_account_number', 'customer_name', 'invoice_number'],
  ...['invoice_date', 'due_date', 'charge_start_date', 'charge_end_date', 'meter_serial_number', 'site_address'],
  ...['payment_method', 'standing_charge', 'standing_charge_type', 'ccl_rate', 'vat_rate', 'read_from_type'],
  ...['read_to_type', 'consumption', 'unit_rate', 'total_unit_charge', 'total_standing_charge'],
  ...['amount_due_net_of_vat', 'vat', 'total_amount', 'validation_status'],
];
const camel = (name) => name.replace(/_(.)/g, (_, letter) => letter.toUpperCase());

const entities = [
  new EntitySchema({
    name: 'Account',
    schema: 'suppliers',
    tableName: 'account',
    columns: { ...key, referenceId: text('reference_id'), supplier: text('supplier_code'), status: text('status') },
    relations: { sites: toMany('Site', 'account') },
  }),
  new EntitySchema({
    name: 'Site',
    schema: 'documents',
    tableName: 'site',
    columns: { ...key, referenceId: text('reference_id') },
    relations: { account: toOne('Account', 'account_id', 'sites'), filings: toMany('Filing', 'site') },
  }),
  new EntitySchema({
    name: 'Filing',
    schema: 'documents',
    tableName: 'filing',
    columns: {
      project: key.project,
      siteId: { name: 'site_id', type: 'uuid', primary: true },
      documentId: { name: 'document_id', type: 'uuid', primary: true },
    },
    relations: { site: toOne('Site', 'site_id', 'filings'), document: toOne('Document', 'document_id', 'filings') },
  }),
  new EntitySchema({
    name: 'Document',
    schema: 'documents',
    tableName: 'document',
    columns: {
      ...key,
      callerId: text('document_id'),
      type: text('type'),
      status: text('status'),
      filePath: text('file_key'),
      extension: text('extension'),
    },
    relations: { filings: toMany('Filing', 'document'), invoices: toMany('Invoice', 'document') },
  }),
  new EntitySchema({
    name: 'Invoice',
    schema: 'documents',
    tableName: 'invoice',
    columns: {
      project: key.project,
      documentId: { name: 'document_id', type: 'uuid', primary: true },
      position: { type: 'smallint', primary: true },
      siteId: { name: 'site_id', type: 'uuid' },
      ...Object.fromEntries(INVOICE.map((name) => [camel(name), { name, type: 'text', nullable: true }])),
    },
    relations: { document: toOne('Document', 'document_id', 'invoices') },
  }),
];

const source = new DataSource({
  type: 'postgres',
  url: process.env.PEER_DATABASE,
  entities,
  installExtensions: false,
  extra: { max: 20 },
});
await source.initialize();
const accounts = source.getRepository('Account');

const papers = (site, type, item) =>
  site.filings.filter(({ document }) => document.type === type).flatMap(({ document }) => item(document, site));
const simple = ({ callerId: id, filePath, extension }) => [{ id, filePath, extension }];
const bills = ({ invoices, status, ...document }, site) =>
  invoices
    .filter(({ siteId }) => siteId === site.id)
    .map((bill) => ({
      ...simple(document)[0],
      ...Object.fromEntries(INVOICE.map(camel).map((name) => [name, bill[name]])),
      status,
    }));

const server = createServer(async (request, response) => {
  const referenceId = decodeURIComponent(request.url.split('/').at(-2));
  const found = await accounts.find({
    where: { project: process.env.PEER_PROJECT, referenceId },
    relations: { sites: { filings: { document: { invoices: true } } } },
    order: { id: 'ASC' },
  });
  response.setHeader('Content-Type', 'application/json');
  response.end(
    JSON.stringify(
      found.map(({ id, project, supplier, status, sites }) => ({
        id,
        projectId: project,
        referenceId,
        status,
        supplier,
        sites: sites.map((site) => ({
          id: site.id,
          accountId: id,
          referenceId,
          invoices: papers(site, 'INVOICE', bills),
          contracts: papers(site, 'CONTRACT', simple),
          creditNotes: papers(site, 'CREDIT_NOTE', simple),
          debitNotes: papers(site, 'DEBIT_NOTE', simple),
          certificates: papers(site, 'CERTIFICATE', simple),
          others: papers(site, 'OTHER', simple),
          loas: papers(site, 'LOA', simple),
        })),
      })),
    ),
  );
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
