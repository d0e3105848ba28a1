import { Global, Module } from '@nestjs/common';
import { Config } from '../../config/index.js';
import { SecretBox } from './secret-box.js';

@Global()
@Module({
  providers: [{ provide: SecretBox, inject: [Config], useFactory: (config: Config) => SecretBox.open(config) }],
  exports: [SecretBox],
})
export class CryptoModule {}
