/** Requests that came with an `Idempotency-Key`, and what was answered to them; kept for a day. */
export class Idempotency1763700010000 {
  async up(runner) {
    await runner.query(`
      CREATE TABLE platform.idempotent_request (
        project_id uuid NOT NULL,
        client_id text NOT NULL,
        key text NOT NULL,
        attempt uuid NOT NULL,
        sealed_fingerprint text NOT NULL,
        answer text,
        started_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, client_id, key)
      )`);
    await runner.query(`CREATE INDEX idempotent_request_started_idx ON platform.idempotent_request (started_at)`);
  }

  async down(runner) {
    await runner.query(`DROP TABLE platform.idempotent_request`);
  }
}
