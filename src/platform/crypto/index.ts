export { CryptoModule } from './crypto.module.js';
export { loadKeyRing, type NamedKey } from './key-ring.js';
export { Secret } from './secret.js';
export { SecretBox } from './secret-box.js';
