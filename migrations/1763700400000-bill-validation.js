/** What the rules have found in bills, and what people have said to it. */
export class BillValidation1763700400000 {
  async up(runner) {
    await runner.query(`CREATE SCHEMA bill_validation`);
    await runner.query(`
      CREATE TABLE bill_validation.bill_check (
        project_id uuid NOT NULL,
        document_id uuid NOT NULL,
        position smallint NOT NULL,
        account_id uuid NOT NULL,
        caller_document_id text NOT NULL,
        reference_id text NOT NULL,
        site_id uuid NOT NULL,
        mpan_mprn text,
        from_date date,
        to_date date,
        outcome text NOT NULL,
        rule_set_version integer,
        checked_at timestamptz,
        CONSTRAINT bill_check_pkey PRIMARY KEY (project_id, document_id, position),
        CONSTRAINT bill_check_outcome_check CHECK (outcome IN ('pending', 'passed', 'failed', 'not_validated')),
        CONSTRAINT bill_check_document_fkey FOREIGN KEY (project_id, document_id)
          REFERENCES documents.document (project_id, id) ON DELETE CASCADE
      )`);
    await runner.query(
      `CREATE INDEX bill_check_caller_idx ON bill_validation.bill_check (project_id, account_id, caller_document_id)`,
    );
    await runner.query(
      `CREATE INDEX bill_check_reference_idx ON bill_validation.bill_check (project_id, reference_id)`,
    );
    await runner.query(`CREATE INDEX bill_check_site_idx ON bill_validation.bill_check (project_id, site_id)`);
    await runner.query(`
      CREATE TABLE bill_validation.finding (
        project_id uuid NOT NULL,
        id uuid NOT NULL,
        document_id uuid NOT NULL,
        position smallint NOT NULL,
        identity text NOT NULL,
        ordinal smallint NOT NULL,
        code text NOT NULL,
        severity text NOT NULL,
        field text NOT NULL,
        billed jsonb,
        expected jsonb,
        overcharge numeric,
        message text NOT NULL,
        present boolean NOT NULL DEFAULT true,
        found_at timestamptz NOT NULL,
        closed_at timestamptz,
        closed_by text,
        reason text,
        CONSTRAINT finding_pkey PRIMARY KEY (project_id, id),
        CONSTRAINT finding_identity_key UNIQUE (project_id, document_id, position, identity),
        CONSTRAINT finding_severity_check CHECK (severity IN ('info', 'warning', 'severe')),
        CONSTRAINT finding_closed_check CHECK (
          (closed_at IS NULL) = (reason IS NULL) AND (closed_at IS NULL) = (closed_by IS NULL)),
        CONSTRAINT finding_bill_check_fkey FOREIGN KEY (project_id, document_id, position)
          REFERENCES bill_validation.bill_check (project_id, document_id, position) ON DELETE CASCADE
      )`);
  }

  async down(runner) {
    await runner.query(`DROP SCHEMA bill_validation CASCADE`);
  }
}
