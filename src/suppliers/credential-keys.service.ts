import { Injectable, type OnModuleInit } from '@nestjs/common';
import { decodeProtectedHeader } from 'jose';
import { ConfigError } from '../config/index.js';
import { SecretBox } from '../platform/crypto/index.js';
import { Database } from '../platform/database/index.js';

const AT_A_TIME = 200;

interface SealedRow {
  projectId: string;
  id: string;
  password: string;
  session: string | null;
}

/** What a rotation did. */
export interface RotationResult {
  /** The key that seals everything now. */
  kid: string;
  /** Accounts whose credentials were sealed anew. */
  resealed: number;
}

/** Keeps the sealed credentials readable while keys come and go. */
@Injectable()
export class CredentialKeys implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly box: SecretBox,
  ) {}

  /**
   * Refuses to start with keys that do not open what is sealed: otherwise every connection would fail one by one, and be
   * written down as failed, when all that is wrong is a setting.
   */
  async onModuleInit(): Promise<void> {
    const samples = await this.database.query<{ kid: string; password: string; accounts: string }>(
      `SELECT a.credential_kid AS kid, min(a.sealed_password) AS password, count(*) AS accounts
         FROM suppliers.account AS a GROUP BY a.credential_kid`,
    );
    for (const { kid, password, accounts } of samples) {
      await this.box.unseal(password).catch(() => {
        const what = `the key "${kid}" does not open the credentials of ${accounts} accounts that were sealed under this name`;
        throw new ConfigError('CREDENTIAL_KEYS', `${what}; bring the key back. Nothing has been changed.`);
      });
    }
  }

  /**
   * Seals with the first key what older keys sealed. May run while the service does: what changes meanwhile has been
   * sealed with the first key by whoever changed it.
   */
  async rotate(): Promise<RotationResult> {
    let resealed = 0;
    let after: { projectId: string; id: string } | undefined;
    for (;;) {
      const rows: SealedRow[] = await this.database.query(
        `SELECT a.project_id AS "projectId", a.id, a.sealed_password AS password, a.sealed_session AS session
           FROM suppliers.account AS a
          WHERE $1::uuid IS NULL OR (a.project_id, a.id) > ($1, $2)
          ORDER BY a.project_id, a.id LIMIT $3`,
        [after?.projectId ?? null, after?.id ?? null, AT_A_TIME],
      );
      for (const row of rows) if (await this.reseal(row)) resealed += 1;
      after = rows.at(-1);
      if (!after) return { kid: this.box.currentKid, resealed };
    }
  }

  private async reseal({ projectId, id, password, session }: SealedRow): Promise<boolean> {
    const kid = this.box.currentKid;
    const [newPassword, newSession] = await Promise.all([this.anew(password), session && this.anew(session)]);
    if (!newPassword && !newSession) return false;
    await this.database.query(
      `UPDATE suppliers.account SET sealed_password = $4, credential_kid = $5
        WHERE project_id = $1 AND id = $2 AND sealed_password = $3`,
      [projectId, id, password, newPassword ?? password, kid],
    );
    await this.database.query(
      `UPDATE suppliers.account SET sealed_session = $4 WHERE project_id = $1 AND id = $2 AND sealed_session = $3`,
      [projectId, id, session, newSession ?? session],
    );
    return true;
  }

  /** The same, sealed with the first key; undefined when it is already. */
  private async anew(sealed: string): Promise<string | undefined> {
    if (decodeProtectedHeader(sealed).kid === this.box.currentKid) return undefined;
    return this.box.seal(await this.box.unseal(sealed));
  }
}
