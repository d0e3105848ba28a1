import { Injectable } from '@nestjs/common';
import { type Evidence, Reader, ReadingProblem, rectangleOf, supplierByName } from '../extraction/index.js';
import type { UploadedFile } from '../platform/files/index.js';
import { readingFailure } from './contract-parsing.errors.js';
import type { ParsedContractDto, ParsedEvidenceDto } from './parsed-contract.dto.js';

/** Reads a contract within the request; nothing of it is kept. */
@Injectable()
export class ContractParsing {
  constructor(private readonly reader: Reader) {}

  /**
   * @param files one PDF, or one to ten images in page order
   * @param signal aborted when the caller goes away, which frees the reader
   */
  async parse(files: UploadedFile[], withEvidence: boolean, signal: AbortSignal): Promise<ParsedContractDto> {
    try {
      const { fields, evidence } = await this.reader.parseContract(files, { signal });
      const supplierCode = fields.supplierName ? supplierByName(fields.supplierName)?.code : undefined;
      const { customerType, supplyPoints, ...others } = fields;
      return {
        customerType,
        supplyPoints,
        ...others,
        supplierId: supplierCode,
        supplierCode,
        evidence: withEvidence ? toEvidence(evidence) : undefined,
      };
    } catch (error) {
      throw error instanceof ReadingProblem ? readingFailure(error) : error;
    }
  }
}

function toEvidence(evidence: Record<string, Evidence>): Record<string, ParsedEvidenceDto> {
  const entries = Object.entries(evidence).map(([pointer, entry]): [string, ParsedEvidenceDto] => {
    const { page, text, confidence, repaired } = entry;
    return [pointer, { page, box: rectangleOf(entry), text, confidence, repaired }];
  });
  return Object.fromEntries(entries);
}
