import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/index.js';
import { AgreementEntity } from './agreement.entity.js';
import { AgreementIntake } from './agreement-intake.js';
import { Agreements } from './agreements.service.js';
import { TariffsController } from './tariffs.controller.js';
import { Tariffs } from './tariffs.service.js';

/** The prices of sites. */
@Module({
  imports: [TypeOrmModule.forFeature([AgreementEntity]), DocumentsModule],
  controllers: [TariffsController],
  providers: [Tariffs, Agreements, { provide: AgreementIntake, useExisting: Agreements }],
  exports: [AgreementIntake],
})
export class TariffsModule {}
