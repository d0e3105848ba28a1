/** Readings that were asked for anew, of papers that a reader has read before. */
export class Rereading1763700720000 {
  async up(runner) {
    await runner.query(`ALTER TABLE documents.document ADD COLUMN reread_requested_at timestamptz`);
    await runner.query(
      `CREATE INDEX document_reread_idx ON documents.document (project_id, account_id) WHERE reread_requested_at IS NOT NULL`,
    );
  }

  async down(runner) {
    await runner.query(`DROP INDEX documents.document_reread_idx`);
    await runner.query(`ALTER TABLE documents.document DROP COLUMN reread_requested_at`);
  }
}
