import { Injectable } from '@nestjs/common';
import { hash } from '@node-rs/argon2';
import DataLoader from 'dataloader';
import { randomBytes } from 'node:crypto';
import { Database } from '../platform/database/index.js';
import { SCOPES, type Scope, newId } from '../platform/http/index.js';
import { ClientEntity } from './client.entity.js';
import { ProjectEntity } from './project.entity.js';
import { SecretChecks } from './secret-checks.js';

/** What `client:create` answers; the only time the secret is shown. */
export interface NewClient {
  projectId: string;
  clientId: string;
  clientSecret: string;
  scopes: readonly Scope[];
}

export interface NewClientOptions {
  project: string;
  clientId?: string;
  clientSecret?: string;
  scopes?: readonly Scope[];
  referenceIds?: string[];
}

/** What a client may do, as it stands in the database. */
export interface ActiveClient {
  id: string;
  projectId: string;
  scopes: Scope[];
  referenceIds: string[] | null;
}

const CLIENTS_THAT_MAY_ASK = `
  SELECT id, project_id AS "projectId", scopes, reference_ids AS "referenceIds"
  FROM auth.client WHERE id = ANY ($1) AND revoked_at IS NULL`;

/** Projects and their clients. */
@Injectable()
export class Clients {
  private readonly checks = new SecretChecks();
  /** Requests that come in together are answered by one look; each look is younger than its requests. */
  private readonly looks = new DataLoader<string, ActiveClient | undefined>((ids) => this.look(ids), {
    cache: false,
    batchScheduleFn: (run) => void setImmediate(run),
  });

  constructor(private readonly database: Database) {}

  /** Makes a client, and the project when it is not there yet. */
  async create(options: NewClientOptions): Promise<NewClient> {
    const clientId = options.clientId ?? `wf_${randomBytes(12).toString('hex')}`;
    const clientSecret = options.clientSecret ?? randomBytes(32).toString('base64url');
    const scopes = options.scopes ?? SCOPES;
    const secretHash = await hash(clientSecret);
    return this.database.transaction(async () => {
      const projectId = await this.projectId(options.project);
      const clients = this.database.repository(ClientEntity);
      const referenceIds = options.referenceIds ?? null;
      await clients.insert({ id: clientId, projectId, secretHash, scopes: [...scopes], referenceIds });
      return { projectId, clientId, clientSecret, scopes };
    });
  }

  private async projectId(name: string): Promise<string> {
    const projects = this.database.repository(ProjectEntity);
    await projects.createQueryBuilder().insert().values({ id: newId(), name }).orIgnore().execute();
    return (await projects.findOneByOrFail({ name })).id;
  }

  /** The project of a name, if there is one. */
  async findProject(name: string): Promise<string | undefined> {
    return (await this.database.repository(ProjectEntity).findOneBy({ name }))?.id;
  }

  /** Makes the client when no project exists yet; of processes that start at the same time one does. */
  createFirst(options: NewClientOptions): Promise<NewClient | undefined> {
    return this.database.transaction(async () => {
      await this.database.lock('auth.first-project');
      const projects = await this.database.repository(ProjectEntity).count({ take: 1 });
      return projects === 0 ? this.create(options) : undefined;
    });
  }

  /**
   * The client, when the secret is its own; takes as long for a client that does not exist. `dear` is called before the
   * secret is compared, unless it is known to be right; what it throws is thrown.
   */
  async authenticate(
    clientId: string,
    clientSecret: string,
    dear: () => Promise<void> = async () => undefined,
  ): Promise<ClientEntity | undefined> {
    const client = await this.database.repository(ClientEntity).findOneBy({ id: clientId });
    if (!client || !this.checks.isKnown(client.secretHash, clientSecret)) await dear();
    const right = await this.checks.isRight(client?.secretHash, clientSecret);
    return client && right && !client.revokedAt ? client : undefined;
  }

  /** Takes a client's rights: no more tokens, and those that it has are refused at once. False: no such client. */
  async revoke(clientId: string): Promise<boolean> {
    const { affected } = await this.database
      .repository(ClientEntity)
      .update({ id: clientId }, { revokedAt: () => 'coalesce(revoked_at, now())' });
    return Boolean(affected);
  }

  /** The client if it may still ask, as the database has it now. */
  active(clientId: string): Promise<ActiveClient | undefined> {
    return this.looks.load(clientId);
  }

  private async look(ids: readonly string[]): Promise<(ActiveClient | undefined)[]> {
    const rows = await this.database.prepared<ActiveClient>(CLIENTS_THAT_MAY_ASK, [[...new Set(ids)]]);
    const clients = new Map(rows.map((client) => [client.id, client]));
    return ids.map((id) => clients.get(id));
  }
}
