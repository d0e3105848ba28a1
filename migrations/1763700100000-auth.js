/** Projects (the tenants) and the clients that may ask in their name. */
export class Auth1763700100000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA auth`);
    await runner.query(`
      CREATE TABLE auth.project (
        id uuid PRIMARY KEY,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT project_name_key UNIQUE (name)
      )`);
    await runner.query(`
      CREATE TABLE auth.client (
        id text PRIMARY KEY,
        project_id uuid NOT NULL,
        secret_hash text NOT NULL,
        scopes text[] NOT NULL,
        reference_ids text[],
        created_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz,
        CONSTRAINT client_project_fkey FOREIGN KEY (project_id) REFERENCES auth.project (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX client_project_idx ON auth.client (project_id)`);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA auth CASCADE`);
  }
}
