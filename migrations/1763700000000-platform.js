/** What belongs to no module: which tick of each cron has been run in the cluster. */
export class Platform1763700000000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA platform`);
    await runner.query(`
      CREATE TABLE platform.cron_run (
        name text PRIMARY KEY,
        tick bigint NOT NULL,
        ran_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA platform CASCADE`);
  }
}
