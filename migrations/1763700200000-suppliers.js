/** Connections of businesses to their accounts with suppliers. */
export class Suppliers1763700200000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA suppliers`);
    await runner.query(`
      CREATE TABLE suppliers.account (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        reference_id text NOT NULL,
        supplier_code text NOT NULL,
        email text NOT NULL,
        sealed_password text NOT NULL,
        sealed_session text,
        credential_kid text NOT NULL,
        status text NOT NULL,
        fault_code text,
        faults integer NOT NULL DEFAULT 0,
        last_attempt_at timestamptz,
        last_success_at timestamptz,
        next_attempt_at timestamptz,
        documents_fetched_at timestamptz,
        expiry_date timestamptz,
        is_test boolean NOT NULL,
        lease uuid,
        lease_until timestamptz,
        created_at timestamptz NOT NULL,
        CONSTRAINT account_pkey PRIMARY KEY (project_id, id),
        CONSTRAINT account_project_fkey FOREIGN KEY (project_id) REFERENCES auth.project (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE UNIQUE INDEX account_connection_key
        ON suppliers.account (project_id, reference_id, supplier_code, lower(email))`);
    await runner.query(`CREATE INDEX account_reference_idx ON suppliers.account (project_id, reference_id, id)`);
    await runner.query(`
      CREATE INDEX account_due_idx ON suppliers.account (next_attempt_at) WHERE next_attempt_at IS NOT NULL`);
    await runner.query(`CREATE INDEX account_test_idx ON suppliers.account (created_at) WHERE is_test`);
    await runner.query(`
      CREATE TABLE suppliers.fetched_document (
        project_id uuid NOT NULL,
        account_id uuid NOT NULL,
        supplier_document_id text NOT NULL,
        refused_code text,
        fetched_at timestamptz NOT NULL,
        CONSTRAINT fetched_document_pkey PRIMARY KEY (project_id, account_id, supplier_document_id),
        CONSTRAINT fetched_document_account_fkey FOREIGN KEY (project_id, account_id)
          REFERENCES suppliers.account (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE suppliers.turn (
        supplier_code text PRIMARY KEY,
        next_at timestamptz NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE suppliers.audit_entry (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        at timestamptz NOT NULL,
        action text NOT NULL,
        account_id uuid NOT NULL,
        reference_id text NOT NULL,
        supplier_code text NOT NULL,
        client_id text,
        detail jsonb NOT NULL,
        CONSTRAINT audit_entry_pkey PRIMARY KEY (project_id, id),
        CONSTRAINT audit_entry_project_fkey FOREIGN KEY (project_id) REFERENCES auth.project (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE INDEX audit_entry_reference_idx ON suppliers.audit_entry (project_id, reference_id, id)`);
    await runner.query(`CREATE INDEX audit_entry_account_idx ON suppliers.audit_entry (project_id, account_id, id)`);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA suppliers CASCADE`);
  }
}
