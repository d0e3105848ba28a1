import { randomBytes } from 'node:crypto';
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader } from 'jose';
import { type Config, ConfigError } from '../../config/index.js';
import { type NamedKey, loadKeyRing } from './key-ring.js';
import { Secret } from './secret.js';

/** Seals secrets as compact JWE (dir, A256GCM) with the first key of CREDENTIAL_KEYS; older keys still open. */
export class SecretBox {
  private constructor(private readonly keys: NamedKey[]) {}

  static async open(config: Config): Promise<SecretBox> {
    const keys = await loadKeyRing('CREDENTIAL_KEYS', config.credentialKeys, config.dataDir, () => randomBytes(32));
    for (const key of keys) {
      if (key.bytes.length !== 32)
        throw new ConfigError('CREDENTIAL_KEYS', `key "${key.kid}" must be 32 bytes in base64`);
    }
    return new SecretBox(keys);
  }

  /** The kid with which new secrets are sealed. */
  get currentKid(): string {
    return this.keys[0].kid;
  }

  seal(secret: Secret): Promise<string> {
    const [key] = this.keys;
    return new CompactEncrypt(new TextEncoder().encode(secret.reveal()))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
      .encrypt(key.bytes);
  }

  /** Throws when the key that sealed it is not in the ring, naming the kid. */
  async unseal(sealed: string): Promise<Secret> {
    const { kid } = decodeProtectedHeader(sealed);
    const key = this.keys.find((candidate) => candidate.kid === kid);
    if (!key) throw new Error(`CREDENTIAL_KEYS has no key "${String(kid)}", with which this credential was sealed`);
    const { plaintext } = await compactDecrypt(sealed, key.bytes, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    });
    return new Secret(new TextDecoder().decode(plaintext));
  }
}
