/** The reductions that sites aim at. Emissions themselves are reckoned when asked for, never kept. */
export class Emissions1763700500000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA emissions`);
    await runner.query(`
      CREATE TABLE emissions.target (
        project_id uuid NOT NULL,
        site_id uuid NOT NULL,
        target_reduction numeric NOT NULL,
        set_by text NOT NULL,
        set_at timestamptz NOT NULL,
        CONSTRAINT target_pkey PRIMARY KEY (project_id, site_id),
        CONSTRAINT target_site_fkey FOREIGN KEY (project_id, site_id)
          REFERENCES documents.site (project_id, id) ON DELETE CASCADE
      )`);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA emissions CASCADE`);
  }
}
