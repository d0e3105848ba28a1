/** The papers that may be bills and of which nothing is known: they wait to be read, or could not be. */
export class UnreadPapers1763700740000 {
  async up(runner) {
    await runner.query(`DROP INDEX documents.document_pending_idx`);
    await runner.query(
      `CREATE INDEX document_unread_idx ON documents.document (project_id, account_id) WHERE status <> 'processed'`,
    );
    await runner.query(`
      CREATE VIEW documents.unread_bill AS
      SELECT f.project_id, f.site_id, d.account_id, d.document_id, d.status
        FROM documents.document d
        JOIN documents.filing f ON f.project_id = d.project_id AND f.document_id = d.id
       WHERE d.status <> 'processed'
         AND (d.type IN ('INVOICE', 'CREDIT_NOTE', 'DEBIT_NOTE') OR d.given_type IS NULL AND coalesce(d.type, 'OTHER') = 'OTHER')`);
  }

  async down(runner) {
    await runner.query(`DROP VIEW documents.unread_bill`);
    await runner.query(`DROP INDEX documents.document_unread_idx`);
    await runner.query(
      `CREATE INDEX document_pending_idx ON documents.document (project_id, account_id) WHERE status = 'pending'`,
    );
  }
}
