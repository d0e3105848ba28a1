import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CutOff, type ServiceProcess } from './process.js';

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const NONE = 'none';

/** What was said to be kept, and what may be kept because nobody said. */
export class Ledger {
  /** For each document the contents that it may have: one, once the service has acknowledged. */
  private readonly possible = new Map<string, Set<string>>();
  acknowledged = 0;

  constructor(private readonly accountId: string) {}

  /** Replaces or removes (no bytes) a document; an answer that does not come leaves both states possible. */
  async change(service: ServiceProcess, documentId: string, bytes?: Buffer, type?: string): Promise<void> {
    const before = this.possible.get(documentId) ?? new Set([NONE]);
    const after = bytes ? sha256(bytes) : NONE;
    this.possible.set(documentId, new Set([...before, after]));
    const answer = await (
      bytes ? service.upload(this.accountId, documentId, bytes, type) : service.send('DELETE', this.path(documentId))
    ).catch((error: unknown) => {
      // an answer is an acknowledgement when it has begun
      if (error instanceof CutOff) return { status: error.status, body: Buffer.alloc(0) };
      throw error;
    });
    if (answer.status === 200 || answer.status === 204 || (!bytes && answer.status === 404)) {
      this.possible.set(documentId, new Set([after]));
      this.acknowledged += 1;
    } else if (answer.status !== 503) {
      // its line in the log may be on its way
      await sleep(500);
      const told = `${bytes ? 'PUT' : 'DELETE'} ${documentId}: ${answer.status} ${answer.body.toString()}`;
      throw new Unexpected(`${told}\n${service.failures().join('\n')}`);
    }
  }

  /** Compares all with what the service gives; what is wrong, in words. Afterwards nothing is uncertain. */
  async check(service: ServiceProcess): Promise<string[]> {
    const wrong: string[] = [];
    for (const [documentId, states] of this.possible) {
      const { status, body: bytes } = await service.send('GET', `${this.path(documentId)}/content`);
      const state = status === 404 ? NONE : status === 200 ? sha256(bytes) : `status ${status}`;
      if (!states.has(state)) {
        wrong.push(
          `${documentId} is ${state.slice(0, 12)} (${bytes.length} bytes), may be ${[...states].map((s) => s.slice(0, 12)).join(' or ')}`,
        );
      }
      this.possible.set(documentId, new Set([state]));
    }
    return wrong;
  }

  private path(documentId: string): string {
    return `/v1/suppliers/accounts/${this.accountId}/documents/${encodeURIComponent(documentId)}`;
  }
}

/** An answer that nothing should have led to. */
export class Unexpected extends Error {}
