/** The hours of the night that a paper prints beside its rates. */
export class NightHours1763700770000 {
  async up(runner) {
    await runner.query(`ALTER TABLE documents.document ADD COLUMN night_hours jsonb`);
  }

  async down(runner) {
    await runner.query(`ALTER TABLE documents.document DROP COLUMN night_hours`);
  }
}
