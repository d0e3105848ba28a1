import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { type JWK, exportJWK } from 'jose';
import { type Config, ConfigError } from '../config/index.js';
import { loadKeyRing } from '../platform/crypto/index.js';

/** One ES256 key: the private half signs, the public half is shown at `/.well-known/jwks.json`. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  publicKey: KeyObject;
  jwk: JWK;
}

function makeKey(): Buffer {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'der' });
}

/** The keys of JWT_KEYS (PKCS #8, P-256); the first signs, all verify. */
export class SigningKeys {
  private constructor(readonly all: SigningKey[]) {}

  static async open(config: Config): Promise<SigningKeys> {
    const ring = await loadKeyRing('JWT_KEYS', config.jwtKeys, config.dataDir, makeKey);
    return new SigningKeys(await Promise.all(ring.map(({ kid, bytes }) => readKey(kid, bytes))));
  }

  get current(): SigningKey {
    return this.all[0];
  }

  find(kid: unknown): SigningKey | undefined {
    return this.all.find((key) => key.kid === kid);
  }
}

async function readKey(kid: string, bytes: Buffer): Promise<SigningKey> {
  try {
    const privateKey = createPrivateKey({ key: bytes, type: 'pkcs8', format: 'der' });
    if (privateKey.asymmetricKeyDetails?.namedCurve !== 'prime256v1') throw new Error('another kind of key');
    const publicKey = createPublicKey(privateKey);
    return { kid, privateKey, publicKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'ES256', use: 'sig' } };
  } catch {
    throw new ConfigError('JWT_KEYS', `key "${kid}" must be a P-256 private key, PKCS #8 DER in base64`);
  }
}
