// Sends every case of a corpus through the running service, the way a client would, and prints the scores.
//   npm run corpus [-- --corpus DIR] [--kind contract|invoice] [--medium M] [--layout L] [--answers DIR] [--verbose]
// A second reading, of what calibration owes to the layouts it was fitted to (in this process, not through the service):
//   npm run corpus -- --leave-out [--corpus DIR] [--pages DIR]
// And a third, of what the reader owes to how its papers are written: each text PDF as it is, and rewritten in other ways:
//   npm run corpus -- --rewritten [--corpus DIR] [--pages DIR]
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { casesOf } from './lib/cases.mjs';
import { startService } from './lib/service.mjs';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string' },
    kind: { type: 'string' },
    medium: { type: 'string' },
    layout: { type: 'string' },
    answers: { type: 'string' },
    verbose: { type: 'boolean' },
    'leave-out': { type: 'boolean' },
    rewritten: { type: 'boolean' },
    pages: { type: 'string' },
  },
});
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const corpus =
  options.corpus ?? [here('../../shared/corpus/dev'), here('../samples/corpus')].find((path) => existsSync(path));
const answers = options.answers ?? (await mkdtemp(join(tmpdir(), 'wattfile-answers-')));
const PARALLEL = 4;
const EMPTY_PAGE = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF`;

async function form(files, fields = {}) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const file of files) data.append('file', new Blob([await readFile(file)]), basename(file));
  return data;
}

async function parseContract(service, { files }) {
  const { status, body } = await service.call('POST', '/v1/billValidation/parseContract', await form(files));
  if (status !== 200) console.error(`  ${status} ${body.type} ${files[0]}`);
  return status === 200 ? body : {};
}

/** Files a contract of which only the fields are known: as a page on which nothing stands, corrected by hand. */
async function fileContract(service, account, fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ documentId: 'contract', documentType: 'CONTRACT' }))
    form.set(name, value);
  form.append('file', new Blob([EMPTY_PAGE]), 'contract.pdf');
  await service.call('PUT', `/v1/suppliers/accounts/${account}/documents/upload`, form);
  for (;;) {
    const path = `/v1/suppliers/accounts/${account}/documents/contract`;
    const { status, body } = await service.call('PATCH', path, { fields });
    if (status === 200) return;
    if (status !== 409) throw new Error(`The contract was refused: ${status} ${body.detail}`);
    await sleep(100);
  }
}

async function uploadInvoice(service, { name, files, contract }) {
  const referenceId = `corpus-${name}`;
  const account = await service.call('POST', '/v1/suppliers/accounts', {
    email: 'corpus@example.org',
    password: 'not used',
    referenceId,
    supplier: 'Corona Energy',
  });
  if (contract) await fileContract(service, account.body.id, contract);
  const path = `/v1/suppliers/accounts/${account.body.id}/documents/upload`;
  await service.call('PUT', path, await form(files, { documentId: name, documentType: 'INVOICE' }));
  for (;;) {
    const list = await service.call('GET', `/v1/suppliers/references/${referenceId}/accounts`);
    const invoice = list.body
      .flatMap(({ sites }) => sites.flatMap((site) => site.invoices))
      .find(({ id }) => id === name);
    const isDone =
      invoice?.status === 'failed' || (contract ? invoice?.validationStatus : invoice?.status) !== 'pending';
    if (invoice && isDone)
      return contract ? { ...invoice, findings: await findingsOf(service, account, name) } : invoice;
    await sleep(250);
  }
}

async function findingsOf(service, account, name) {
  const path = `/v1/billValidation/accounts/${account.body.id}/documents/${name}/findings`;
  return (await service.call('GET', path)).body.findings;
}

if (options['leave-out']) {
  const { printLeftOut } = await import('./lib/leave-out.mjs');
  await printLeftOut(corpus, options);
  process.exit(0);
}
if (options.rewritten) {
  const { printRewritten } = await import('./lib/rewritten.mjs');
  await printRewritten(corpus, options);
  process.exit(0);
}
const service = await startService();
const queue = await casesOf(corpus, options);
const began = Date.now();
console.log(`${queue.length} cases of ${corpus}`);
await Promise.all(['contracts', 'invoices'].map((kind) => mkdir(join(answers, kind), { recursive: true })));
await Promise.all(
  Array.from({ length: PARALLEL }, async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const answer = await (item.kind === 'contract' ? parseContract : uploadInvoice)(service, item);
      await writeFile(join(answers, `${item.kind}s`, `${item.name}.json`), JSON.stringify(answer, null, 2));
    }
  }),
);
console.log(`read in ${((Date.now() - began) / 1000).toFixed(0)} s, answers in ${answers}\n`);
await service.stop();
const filters = ['kind', 'medium', 'layout'].flatMap((name) => (options[name] ? [`--${name}`, options[name]] : []));
const score = [here('./score.mjs'), '--all', corpus, answers, ...filters, ...(options.verbose ? ['--verbose'] : [])];
process.exit(spawnSync(process.execPath, score, { stdio: 'inherit' }).status ?? 1);
