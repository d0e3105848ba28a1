import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { randomUUID } from 'node:crypto';
import { Secret, SecretBox } from '../crypto/index.js';
import { Database } from '../database/index.js';
import { Problem } from '../http/index.js';
import { ClusterCron } from '../jobs/index.js';

const KEPT = '24 hours';
/** After this long without an answer the process that began the request is taken to be gone. */
const ABANDONED = '2 minutes';
const PURGE_SECONDS = 3600;

/** Whose key it is: two clients may use the same one. */
export interface RequestKey {
  projectId: string;
  clientId: string;
  key: string;
}

/** The right to carry the request out, and the duty to say how it ended. */
export interface Turn {
  finish(answer: string): Promise<void>;
  forget(): Promise<void>;
}

/** Remembers the answers to requests with a key. */
@Injectable()
export class IdempotencyStore {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
    private readonly cron: ClusterCron,
  ) {}

  /**
   * Begins the request, or gives its earlier answer. The fingerprint covers a body that may hold a password, so it is
   * sealed: a bare hash in the database would let one try passwords against it.
   */
  async begin(of: RequestKey, fingerprint: string): Promise<Turn | { answer: string }> {
    const attempt = randomUUID();
    const begun = await this.database.query(
      `INSERT INTO platform.idempotent_request AS r (project_id, client_id, key, attempt, sealed_fingerprint)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (project_id, client_id, key) DO UPDATE
           SET attempt = excluded.attempt, sealed_fingerprint = excluded.sealed_fingerprint, answer = NULL, started_at = now()
           WHERE r.started_at < now() - CASE WHEN r.answer IS NULL THEN $6::interval ELSE $7::interval END
         RETURNING r.attempt`,
      [of.projectId, of.clientId, of.key, attempt, await this.box.seal(new Secret(fingerprint)), ABANDONED, KEPT],
    );
    return begun.length ? this.turn(of, attempt) : { answer: await this.earlier(of, fingerprint) };
  }

  private turn(of: RequestKey, attempt: string): Turn {
    const mine = [of.projectId, of.clientId, of.key, attempt];
    const where = 'project_id = $1 AND client_id = $2 AND key = $3 AND attempt = $4';
    return {
      finish: async (answer) => {
        await this.database.query(`UPDATE platform.idempotent_request SET answer = $5 WHERE ${where}`, [
          ...mine,
          answer,
        ]);
      },
      forget: async () => {
        await this.database.query(`DELETE FROM platform.idempotent_request WHERE ${where}`, mine);
      },
    };
  }

  private async earlier(of: RequestKey, fingerprint: string): Promise<string> {
    const [row] = await this.database.query<{ sealed_fingerprint: string; answer: string | null }>(
      `SELECT sealed_fingerprint, answer FROM platform.idempotent_request
         WHERE project_id = $1 AND client_id = $2 AND key = $3`,
      [of.projectId, of.clientId, of.key],
    );
    if (row && (await this.box.unseal(row.sealed_fingerprint)).reveal() !== fingerprint) {
      throw new Problem(
        422,
        'idempotency-key-reused',
        'This Idempotency-Key came with other parameters before; use a new one.',
      );
    }
    if (row?.answer == null) {
      throw new Problem(
        409,
        'request-in-progress',
        'The first request with this Idempotency-Key still runs; try again shortly.',
        {
          headers: { 'Retry-After': '1' },
        },
      );
    }
    return row.answer;
  }

  @Interval(PURGE_SECONDS * 1000)
  async purge(): Promise<void> {
    await this.cron.runOnce('platform.idempotency', PURGE_SECONDS, async () => {
      await this.database.query(`DELETE FROM platform.idempotent_request WHERE started_at < now() - $1::interval`, [
        KEPT,
      ]);
    });
  }
}
