import type { Box } from './page.js';

export const DOCUMENT_TYPES = [
  'INVOICE',
  'CONTRACT',
  'CREDIT_NOTE',
  'DEBIT_NOTE',
  'CERTIFICATE',
  'OTHER',
  'LOA',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Kinds of paper that are read as bills. */
export const isBill = (type: DocumentType | null): boolean =>
  type === 'INVOICE' || type === 'CREDIT_NOTE' || type === 'DEBIT_NOTE';

export type SupplyType = 'electricity' | 'gas';
/** What one unit of a gas meter's figures is. */
export type MeterUnit = 'm3' | 'hundred_cubic_feet';
export type ReadType = 'actual' | 'estimated' | 'customer';
export type StandingChargeType = 'daily' | 'monthly' | 'quarterly' | 'annual';
export type PaymentMethod = 'direct_debit' | 'bacs' | 'cheque' | 'card' | 'standing_order' | 'prepayment';

/** What a contract says of one meter point. Units: pence per kWh, pence per standing charge period, kVA, kWh, per cent. */
export interface SupplyPointFields {
  mpanMprn?: string;
  supplyType?: SupplyType;
  meterSerialNumber?: string;
  siteName?: string;
  siteAddress?: string;
  tariffName?: string;
  isNonContractedRate?: boolean;
  standingCharge?: number;
  standingChargeType?: StandingChargeType;
  unitRate?: number;
  dayUnitRate?: number;
  nightUnitRate?: number;
  estimatedAnnualConsumption?: number;
  previous12MonthsConsumption?: number;
  maximumImportCapacity?: number;
  /** Pence per kVA per day. */
  capacityRate?: number;
  directDebitDiscount?: number;
  brokerName?: string;
  /** Pence per kWh. */
  brokerUplift?: number;
  vatRate?: number;
}

/** What a contract says. A field that the paper does not give, or that is not sure, is absent. Dates are YYYY-MM-DD. */
export interface ContractFields {
  customerType: 'domestic' | 'non_domestic';
  supplierName?: string;
  supplierAddress?: string;
  supplierAccountNumber?: string;
  customerName?: string;
  billingAddress?: string;
  contractNumber?: string;
  contractStartDate?: string;
  contractEndDate?: string;
  /** Pence per kWh. */
  cclRate?: number;
  vatRate?: number;
  isFixedContract?: boolean;
  isMarketRates?: boolean;
  isMicroBusiness?: boolean;
  paymentMethod?: PaymentMethod;
  contractTermMonths?: number;
  supplyPoints: SupplyPointFields[];
}

/** What a bill says. Rates in pence, charges and amounts in pounds (a credit is negative), consumption in kWh. */
export interface InvoiceFields {
  mpanMprn?: string;
  supplyType?: SupplyType;
  supplierName?: string;
  supplierAccountNumber?: string;
  customerName?: string;
  invoiceNumber?: string;
  invoiceDate?: string;
  dueDate?: string;
  chargeStartDate?: string;
  chargeEndDate?: string;
  meterSerialNumber?: string;
  siteAddress?: string;
  paymentMethod?: PaymentMethod;
  standingCharge?: number;
  standingChargeType?: StandingChargeType;
  cclRate?: number;
  vatRate?: number;
  readFromDate?: string;
  readToDate?: string;
  readFromType?: ReadType;
  readToType?: ReadType;
  consumption?: number;
  dayConsumption?: number;
  nightConsumption?: number;
  unitRate?: number;
  dayUnitRate?: number;
  nightUnitRate?: number;
  correctionFactor?: number;
  calorificValue?: number;
  totalUnitCharge?: number;
  totalStandingCharge?: number;
  capacityCharge?: number;
  amountDueNetOfVat?: number;
  vat?: number;
  totalAmount?: number;
  /** What the meter showed at the beginning and at the end; only of a single meter with one register. */
  readFromValue?: number;
  readToValue?: number;
  meterUnit?: MeterUnit;
  /** Pounds net of VAT on lines that are in no other field; 0 where there is certainly none. */
  otherCharges?: number;
  /** kWh that the lines of energy charge together, where each is proven by its product and the paper prints no sum of them. */
  unitsCharged?: number;
  /** Number of the invoice that this paper corrects, cancels or replaces. */
  correctsInvoiceNumber?: string;
}

/** Where a value stands on the paper. */
export interface Evidence {
  page: number;
  box: Box;
  /** The text as printed (or as OCR gave it). */
  text: string;
  /** 0 to 1, calibrated: of values said to be 0.9 sure, nine in ten are right. */
  confidence: number;
  /** True where a character was repaired by a check (check digit, sums). */
  repaired?: boolean;
}

/** The rectangle of a value as answers give it: left, top, right and bottom, to a hundredth of a point, which is less than anybody can see. */
export const rectangleOf = ({ box }: Evidence): [number, number, number, number] => {
  const tidy = (points: number): number => Math.round(points * 100) / 100;
  return [tidy(box.x0), tidy(box.y0), tidy(box.x1), tidy(box.y1)];
};

/** Fields with their evidence, which is keyed by JSON pointer (`/unitRate`, `/supplyPoints/0/unitRate`). */
export interface Extraction<F> {
  fields: F;
  evidence: Record<string, Evidence>;
}

/** The hours of the night rate, `HH:mm`; the day rate has the others. */
export interface NightHours {
  startTime: string;
  endTime: string;
  /** That of the place, which changes in summer, or UTC all year; absent where the paper does not say. */
  clock?: 'LOCAL' | 'UTC';
}

/** What the reading of one filed document gives. */
export interface DocumentExtraction {
  type: DocumentType;
  pageCount: number;
  /** True where any page had to be read by OCR. */
  ocr: boolean;
  /** Present for invoices, credit notes and debit notes. One entry for each meter point billed; most bills have one. */
  invoices?: Extraction<InvoiceFields>[];
  /** Present for contracts. */
  contract?: Extraction<ContractFields>;
  /** Standard settlement configurations (SSC) by MPAN core, where whole supply numbers print them. */
  settlementConfigurations?: Record<string, string>;
  /** Where the paper prints hours beside its rates for day and night. */
  nightHours?: NightHours;
}

/** Why a file could not be read. Each has its own problem type on the wire. */
export type ReadingProblemCode =
  | 'unsupported_type'
  | 'mixed_kinds'
  | 'password_protected'
  | 'corrupt'
  | 'too_many_pages'
  | 'too_many_pixels'
  | 'limit_exceeded'
  | 'no_text_found'
  | 'not_a_contract'
  | 'queue_full';

/** A file that cannot be read, with a sentence for the person who sent it. */
export class ReadingProblem extends Error {
  /** @param mayPass true where a machine that has less to do may read it all the same */
  constructor(
    readonly code: ReadingProblemCode,
    message: string,
    readonly mayPass = false,
  ) {
    super(message);
    this.name = 'ReadingProblem';
  }
}

export const unsupportedType = (): ReadingProblem =>
  new ReadingProblem(
    'unsupported_type',
    'A file is neither PDF nor JPEG nor PNG. Send a PDF, or JPEG or PNG pictures.',
  );

/** Stands in the evidence and in the database beside what was read: raise it when the reading changes. */
export const READER_VERSION = 25;
