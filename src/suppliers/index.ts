export { CredentialKeys, type RotationResult } from './credential-keys.service.js';
export { SuppliersModule } from './suppliers.module.js';
