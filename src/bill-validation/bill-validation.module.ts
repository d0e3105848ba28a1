import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillCheckEntity } from './bill-check.entity.js';
import { BillValidation } from './bill-validation.service.js';
import { FindingEntity } from './finding.entity.js';
import { FindingsController } from './findings.controller.js';
import { FindingsQueries } from './findings.queries.js';
import { Findings } from './findings.service.js';

/** Checks bills for those who file them, and answers for what was found. */
@Module({
  imports: [TypeOrmModule.forFeature([BillCheckEntity, FindingEntity])],
  controllers: [FindingsController],
  providers: [BillValidation, Findings, FindingsQueries],
  exports: [BillValidation],
})
export class BillValidationModule {}
