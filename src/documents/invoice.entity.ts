import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type {
  InvoiceFields,
  MeterUnit,
  PaymentMethod,
  ReadType,
  StandingChargeType,
  SupplyType,
} from '../extraction/index.js';
import { OptionalDate, OptionalNumber, OptionalText, type Row } from './columns.js';
import { DocumentEntity } from './document.entity.js';
import { SiteEntity } from './site.entity.js';

export const VALIDATION_STATUSES = ['pending', 'passed', 'failed', 'not_validated'] as const;
/** `not_validated`: nothing wrong was found, but there was no contract, or no price, to hold the bill against. */
export type ValidationStatus = (typeof VALIDATION_STATUSES)[number];

/** In the order in which they are listed. */
export const INVOICE_FIELDS = [
  'mpanMprn',
  'supplyType',
  'supplierName',
  'supplierAccountNumber',
  'customerName',
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'chargeStartDate',
  'chargeEndDate',
  'meterSerialNumber',
  'siteAddress',
  'paymentMethod',
  'standingCharge',
  'standingChargeType',
  'cclRate',
  'vatRate',
  'readFromDate',
  'readToDate',
  'readFromType',
  'readToType',
  'consumption',
  'dayConsumption',
  'nightConsumption',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'correctionFactor',
  'calorificValue',
  'totalUnitCharge',
  'totalStandingCharge',
  'capacityCharge',
  'amountDueNetOfVat',
  'vat',
  'totalAmount',
] as const satisfies readonly (keyof InvoiceFields)[];

/** All that is kept of a bill: what is listed, and what its checks need besides. */
export const BILL_FIELDS = [
  ...INVOICE_FIELDS,
  'readFromValue',
  'readToValue',
  'meterUnit',
  'otherCharges',
  'unitsCharged',
  'correctsInvoiceNumber',
] as const satisfies readonly (keyof InvoiceFields)[];

/** What a bill, a credit note or a debit note says of one meter point. */
@Entity({ schema: 'documents', name: 'invoice' })
@Index('invoice_site_idx', ['projectId', 'siteId'])
@Index('invoice_meter_point_idx', ['projectId', 'accountId', 'mpanMprn'])
@Index('invoice_check_due_idx', { synchronize: false })
@Check(
  'invoice_validation_status_check',
  `validation_status IN (${VALIDATION_STATUSES.map((status) => `'${status}'`).join(', ')})`,
)
@ForeignKey(() => DocumentEntity, ['projectId', 'documentId'], ['projectId', 'id'], {
  name: 'invoice_document_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SiteEntity, ['projectId', 'siteId'], ['projectId', 'id'], {
  name: 'invoice_site_fkey',
  onDelete: 'CASCADE',
})
export class InvoiceEntity implements Row<InvoiceFields> {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'invoice_pkey' })
  projectId: string;

  /** The row's id, not the caller's. */
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'invoice_pkey' })
  documentId: string;

  /** Which of the meter points on the paper, from 0. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'invoice_pkey' })
  position: number;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @OptionalText('mpan_mprn')
  mpanMprn: string | null;

  @OptionalText('supply_type')
  supplyType: SupplyType | null;

  @OptionalText('supplier_name')
  supplierName: string | null;

  @OptionalText('supplier_account_number')
  supplierAccountNumber: string | null;

  @OptionalText('customer_name')
  customerName: string | null;

  @OptionalText('invoice_number')
  invoiceNumber: string | null;

  @OptionalDate('invoice_date')
  invoiceDate: string | null;

  @OptionalDate('due_date')
  dueDate: string | null;

  @OptionalDate('charge_start_date')
  chargeStartDate: string | null;

  @OptionalDate('charge_end_date')
  chargeEndDate: string | null;

  @OptionalText('meter_serial_number')
  meterSerialNumber: string | null;

  @OptionalText('site_address')
  siteAddress: string | null;

  @OptionalText('payment_method')
  paymentMethod: PaymentMethod | null;

  @OptionalNumber('standing_charge')
  standingCharge: number | null;

  @OptionalText('standing_charge_type')
  standingChargeType: StandingChargeType | null;

  @OptionalNumber('ccl_rate')
  cclRate: number | null;

  @OptionalNumber('vat_rate')
  vatRate: number | null;

  @OptionalDate('read_from_date')
  readFromDate: string | null;

  @OptionalDate('read_to_date')
  readToDate: string | null;

  @OptionalText('read_from_type')
  readFromType: ReadType | null;

  @OptionalText('read_to_type')
  readToType: ReadType | null;

  @OptionalNumber('consumption')
  consumption: number | null;

  @OptionalNumber('day_consumption')
  dayConsumption: number | null;

  @OptionalNumber('night_consumption')
  nightConsumption: number | null;

  @OptionalNumber('unit_rate')
  unitRate: number | null;

  @OptionalNumber('day_unit_rate')
  dayUnitRate: number | null;

  @OptionalNumber('night_unit_rate')
  nightUnitRate: number | null;

  @OptionalNumber('correction_factor')
  correctionFactor: number | null;

  @OptionalNumber('calorific_value')
  calorificValue: number | null;

  @OptionalNumber('total_unit_charge')
  totalUnitCharge: number | null;

  @OptionalNumber('total_standing_charge')
  totalStandingCharge: number | null;

  @OptionalNumber('capacity_charge')
  capacityCharge: number | null;

  @OptionalNumber('amount_due_net_of_vat')
  amountDueNetOfVat: number | null;

  @OptionalNumber('vat')
  vat: number | null;

  @OptionalNumber('total_amount')
  totalAmount: number | null;

  @OptionalNumber('read_from_value')
  readFromValue: number | null;

  @OptionalNumber('read_to_value')
  readToValue: number | null;

  @OptionalText('meter_unit')
  meterUnit: MeterUnit | null;

  @OptionalNumber('other_charges')
  otherCharges: number | null;

  @OptionalNumber('units_charged')
  unitsCharged: number | null;

  @OptionalText('corrects_invoice_number')
  correctsInvoiceNumber: string | null;

  @Column('text', { name: 'validation_status', default: 'pending' })
  validationStatus: ValidationStatus;

  /** True from a change of the bill, its neighbours or its contract until it has been checked. */
  @Column('boolean', { name: 'check_due', default: true })
  checkDue: boolean;

  /** The fields as lists show them; made by `documents.invoice_listing`. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  listing: string | null;
}
