// A bare node:http + pg server that answers with the accounts list: the same statement, nothing around it. Its pool is
// used as most would (the statement is sent with every request), or with a prepared statement as the service has.
import { createServer } from 'node:http';
import pg from 'pg';
import { ACCOUNT_LIST, AccountListText } from '../dist/suppliers/account-list.queries.js';

const pool = new pg.Pool({ connectionString: process.env.PEER_DATABASE, max: 20 });
const server = createServer(async (request, response) => {
  const referenceId = decodeURIComponent(request.url.split('/').at(-2));
  const values = [
    process.env.PEER_PROJECT,
    referenceId,
    null,
    null,
    null,
    new Date(),
    null,
    null,
    null,
    100_000,
    null,
    null,
  ];
  const { rows } = await pool.query({ name: process.env.PEER_STATEMENT, text: ACCOUNT_LIST, values });
  const list = new AccountListText();
  response.setHeader('Content-Type', 'application/json');
  response.end(rows.map((row) => list.next(row)).join('') + list.end());
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
