import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentsModule } from '../documents/index.js';
import { IdempotencyModule } from '../platform/idempotency/index.js';
import { TariffsModule } from '../tariffs/index.js';
import { AccountLeases } from './account-leases.js';
import { AccountListController } from './account-list.controller.js';
import { AccountLists } from './account-list.service.js';
import { AccountEntity } from './account.entity.js';
import { AccountsController } from './accounts.controller.js';
import { Accounts } from './accounts.service.js';
import { AuditController } from './audit.controller.js';
import { AuditEntryEntity } from './audit.entity.js';
import { Audit } from './audit.service.js';
import { CatalogueController } from './catalogue.controller.js';
import { Clock } from './clock.js';
import { Connections } from './connections.service.js';
import { Connectors } from './connectors/connectors.js';
import { KrakenConnector } from './connectors/kraken/index.js';
import { SandboxConnector } from './connectors/sandbox/index.js';
import { CredentialKeys } from './credential-keys.service.js';
import { DocumentFetch } from './document-fetch.service.js';
import { DueAccounts } from './due-accounts.service.js';
import { FetchedDocumentEntity } from './fetched-document.entity.js';
import { OutgoingHttp, SupplierGate } from './outgoing/index.js';
import { Removal } from './removal.service.js';
import { SupplierCatalogue } from './supplier-catalogue.js';
import { Visits } from './visits.js';

/** Accounts with suppliers: their credentials, their connections, and the papers that these bring. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AccountEntity, AuditEntryEntity, FetchedDocumentEntity]),
    DocumentsModule,
    TariffsModule,
    IdempotencyModule,
  ],
  controllers: [AccountsController, AccountListController, AuditController, CatalogueController],
  providers: [
    Clock,
    SupplierCatalogue,
    OutgoingHttp,
    SupplierGate,
    KrakenConnector,
    SandboxConnector,
    Connectors,
    AccountLeases,
    Visits,
    Connections,
    DocumentFetch,
    DueAccounts,
    Audit,
    CredentialKeys,
    Removal,
    Accounts,
    AccountLists,
  ],
})
export class SuppliersModule {}
