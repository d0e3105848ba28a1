/** What suppliers' accounts say of their agreements. Tariffs themselves are put together when asked for. */
export class Tariffs1763700600000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA tariffs`);
    await runner.query(`
      CREATE TABLE tariffs.agreement (
        project_id uuid NOT NULL,
        account_id uuid NOT NULL,
        id text NOT NULL,
        mpan_mprn text NOT NULL,
        utility text NOT NULL,
        supplier text NOT NULL,
        tariff_name text,
        start_date date,
        end_date date,
        rates jsonb NOT NULL,
        CONSTRAINT agreement_pkey PRIMARY KEY (project_id, account_id, id),
        CONSTRAINT agreement_account_fkey FOREIGN KEY (project_id, account_id)
          REFERENCES suppliers.account (project_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA tariffs CASCADE`);
  }
}
