import { Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BillValidationModule } from '../bill-validation/index.js';
import { Config } from '../config/index.js';
import { UploadStorage } from '../platform/files/index.js';
import { BillChecks } from './bill-checks.service.js';
import { CheckRequestEntity } from './check-request.entity.js';
import { ContractEntity, SupplyPointEntity } from './contract.entity.js';
import { Corrections } from './corrections.service.js';
import { DocumentIntake } from './document-intake.js';
import { DocumentEntity, FilingEntity } from './document.entity.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsReader } from './documents.reader.js';
import { Documents } from './documents.service.js';
import { CorrectionEntity, EvidenceEntity } from './evidence.entity.js';
import { InvoiceEntity } from './invoice.entity.js';
import { LockedDocuments } from './locked-documents.js';
import { Papers } from './papers.service.js';
import { ReadingRequests } from './reading-requests.js';
import { Readings } from './readings.service.js';
import { Records } from './records.service.js';
import { MeterPointEntity, SiteEntity } from './site.entity.js';
import { Sites } from './sites.service.js';
import { SqlDocumentsReader } from './sql-documents.reader.js';
import { StoredFiles } from './stored-files.service.js';
import { UnfinishedWork } from './unfinished-work.service.js';

/** Parts of the upload form beside the file. */
const FORM_FIELDS = 10;

/** Sites, the papers filed under them, and what was read off each. */
@Module({
  imports: [
    BillValidationModule,
    TypeOrmModule.forFeature([
      SiteEntity,
      MeterPointEntity,
      DocumentEntity,
      FilingEntity,
      InvoiceEntity,
      ContractEntity,
      SupplyPointEntity,
      EvidenceEntity,
      CorrectionEntity,
      CheckRequestEntity,
    ]),
    MulterModule.registerAsync({
      inject: [UploadStorage, Config],
      useFactory: (storage: UploadStorage, { maxFileBytes }: Config) => ({
        storage,
        limits: { fileSize: maxFileBytes, files: 1, fields: FORM_FIELDS },
      }),
    }),
  ],
  controllers: [DocumentsController],
  providers: [
    Sites,
    Records,
    LockedDocuments,
    StoredFiles,
    ReadingRequests,
    Readings,
    BillChecks,
    UnfinishedWork,
    Papers,
    Corrections,
    Documents,
    DocumentIntake,
    { provide: DocumentsReader, useClass: SqlDocumentsReader },
  ],
  exports: [DocumentIntake, DocumentsReader],
})
export class DocumentsModule {}
