import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/index.js';
import { newId, notFound } from '../platform/http/index.js';
import { correct } from './correct.js';
import type { CorrectionsDto } from './corrections.dto.js';
import type { DocumentEntity } from './document.entity.js';
import { noFields, stillBeingRead } from './documents.errors.js';
import { CorrectionEntity } from './evidence.entity.js';
import { type DocumentKey, LockedDocuments } from './locked-documents.js';
import { Records } from './records.service.js';

/** Changes of what was read, by hand. */
@Injectable()
export class Corrections {
  constructor(
    private readonly database: Database,
    private readonly locked: LockedDocuments,
    private readonly records: Records,
  ) {}

  /** Changes the fields, files the paper anew by them, and has the bill checked again. */
  async correct(key: DocumentKey & { documentId: string }, request: CorrectionsDto, clientId: string): Promise<void> {
    const found = await this.locked.change(key, async (document, account) => {
      const type = correctable(document);
      const content = await this.records.load(document);
      const at = new Date();
      const changes = correct(content, type === 'CONTRACT', request, {
        manual: true,
        by: clientId,
        at: at.toISOString(),
      });
      if (changes.length > 0) {
        await this.records.save(account, document, content, { type, status: 'processed' });
        const rowOf = { projectId: document.projectId, documentId: document.id, clientId, correctedAt: at };
        const rows = changes.map((change) => ({ ...change, ...rowOf, id: newId() }));
        await this.database.repository(CorrectionEntity).save(rows);
      }
      return true;
    });
    if (!found) throw notFound('document', key.documentId);
  }
}

/** The type of the document, if it has fields that can be corrected now. */
function correctable({ type, status }: DocumentEntity) {
  if (status === 'pending' || !type) throw stillBeingRead();
  if (type === 'CERTIFICATE' || type === 'OTHER' || type === 'LOA') throw noFields(type);
  return type;
}
