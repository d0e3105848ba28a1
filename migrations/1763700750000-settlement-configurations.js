/** The standard settlement configurations that a paper prints, by MPAN core. */
export class SettlementConfigurations1763700750000 {
  async up(runner) {
    await runner.query(`ALTER TABLE documents.document ADD COLUMN settlement_configurations jsonb`);
  }

  async down(runner) {
    await runner.query(`ALTER TABLE documents.document DROP COLUMN settlement_configurations`);
  }
}
