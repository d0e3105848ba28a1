import { hash, verify } from '@node-rs/argon2';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { createHmac, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Problem } from '../platform/http/index.js';

/** Hashes that are computed at a time: a flood of token requests leaves processors for everything else. */
const AT_A_TIME = Math.max(1, Math.floor(availableParallelism() / 4));
const WAITING = 64;
const REMEMBERED = 10_000;

/** argon2id hash of a random string: an unknown client costs as much time as a wrong secret. */
const decoy = hash(randomBytes(24).toString('base64url'));

/** Compares secrets with their argon2id hashes, which are dear on purpose: a few at a time, and a right one once. */
export class SecretChecks {
  private readonly queue = bulkhead(AT_A_TIME, WAITING);
  private readonly key = randomBytes(32);
  private readonly known = new Set<string>();

  /** Whether the secret is known to belong to the hash, without any cost. */
  isKnown(secretHash: string, secret: string): boolean {
    return this.known.has(this.nameOf(secretHash, secret));
  }

  /**
   * Whether the secret belongs to the hash; takes as long where there is none. Throws 503 when too many wait.
   */
  async isRight(secretHash: string | undefined, secret: string): Promise<boolean> {
    if (secretHash !== undefined && this.isKnown(secretHash, secret)) return true;
    try {
      const right = await this.queue.execute(async () => verify(secretHash ?? (await decoy), secret));
      if (right && secretHash !== undefined) this.remember(this.nameOf(secretHash, secret));
      return right;
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      throw new Problem(503, 'busy', 'Too many token requests at once; try again.', {
        headers: { 'Retry-After': '2' },
      });
    }
  }

  private remember(name: string): void {
    if (this.known.size >= REMEMBERED) this.known.clear();
    this.known.add(name);
  }

  /** Under a key that nobody knows, so that neither secret nor hash can be had from the memory of names. */
  private nameOf(secretHash: string, secret: string): string {
    return createHmac('sha256', this.key).update(secretHash).update('\0').update(secret).digest('base64');
  }
}
