import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config/index.js';
import { AccessGuard } from './access.guard.js';
import { AuthController } from './auth.controller.js';
import { BearerStrategy } from './bearer.strategy.js';
import { ClientEntity } from './client.entity.js';
import { Clients } from './clients.service.js';
import { ProjectEntity } from './project.entity.js';
import { SigningKeys } from './signing-keys.js';
import { TokenGrants } from './token-grants.service.js';
import { Tokens } from './tokens.service.js';

/** Who may ask, and for what: token endpoint, clients, and the guard of all routes. */
@Module({
  imports: [TypeOrmModule.forFeature([ProjectEntity, ClientEntity]), PassportModule, JwtModule.register({})],
  controllers: [AuthController],
  providers: [
    { provide: SigningKeys, inject: [Config], useFactory: (config: Config) => SigningKeys.open(config) },
    Clients,
    Tokens,
    TokenGrants,
    BearerStrategy,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Clients],
})
export class AuthModule {}
