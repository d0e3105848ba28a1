import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type {
  ContractFields,
  PaymentMethod,
  StandingChargeType,
  SupplyPointFields,
  SupplyType,
} from '../extraction/index.js';
import { OptionalDate, OptionalFlag, OptionalNumber, OptionalText, type Row } from './columns.js';
import { DocumentEntity } from './document.entity.js';
import { SiteEntity } from './site.entity.js';

export const CONTRACT_FIELDS = [
  'customerType',
  'supplierName',
  'supplierAddress',
  'supplierAccountNumber',
  'customerName',
  'billingAddress',
  'contractNumber',
  'contractStartDate',
  'contractEndDate',
  'isFixedContract',
  'isMarketRates',
  'isMicroBusiness',
  'paymentMethod',
  'contractTermMonths',
  'cclRate',
  'vatRate',
] as const satisfies readonly (keyof ContractFields)[];

export const SUPPLY_POINT_FIELDS = [
  'mpanMprn',
  'supplyType',
  'meterSerialNumber',
  'siteName',
  'siteAddress',
  'tariffName',
  'isNonContractedRate',
  'standingCharge',
  'standingChargeType',
  'unitRate',
  'dayUnitRate',
  'nightUnitRate',
  'estimatedAnnualConsumption',
  'previous12MonthsConsumption',
  'maximumImportCapacity',
  'capacityRate',
  'directDebitDiscount',
  'brokerName',
  'brokerUplift',
  'vatRate',
] as const satisfies readonly (keyof SupplyPointFields)[];

/** What a contract says of all its meter points. */
@Entity({ schema: 'documents', name: 'contract' })
@Index('contract_account_idx', ['projectId', 'accountId'])
@ForeignKey(() => DocumentEntity, ['projectId', 'documentId'], ['projectId', 'id'], {
  name: 'contract_document_fkey',
  onDelete: 'CASCADE',
})
export class ContractEntity implements Row<Omit<ContractFields, 'supplyPoints'>> {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'contract_pkey' })
  projectId: string;

  /** The row's id, not the caller's. */
  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'contract_pkey' })
  documentId: string;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @OptionalText('customer_type')
  customerType: ContractFields['customerType'] | null;

  @OptionalText('supplier_name')
  supplierName: string | null;

  @OptionalText('supplier_address')
  supplierAddress: string | null;

  @OptionalText('supplier_account_number')
  supplierAccountNumber: string | null;

  @OptionalText('customer_name')
  customerName: string | null;

  @OptionalText('billing_address')
  billingAddress: string | null;

  @OptionalText('contract_number')
  contractNumber: string | null;

  @OptionalDate('contract_start_date')
  contractStartDate: string | null;

  @OptionalDate('contract_end_date')
  contractEndDate: string | null;

  @OptionalFlag('is_fixed_contract')
  isFixedContract: boolean | null;

  @OptionalFlag('is_market_rates')
  isMarketRates: boolean | null;

  @OptionalFlag('is_micro_business')
  isMicroBusiness: boolean | null;

  @OptionalText('payment_method')
  paymentMethod: PaymentMethod | null;

  @OptionalNumber('contract_term_months')
  contractTermMonths: number | null;

  @OptionalNumber('ccl_rate')
  cclRate: number | null;

  @OptionalNumber('vat_rate')
  vatRate: number | null;

  /** The supplier's code in the catalogue. */
  @OptionalText('supplier_code')
  supplierCode: string | null;

  /** The fields as lists show them; made by `documents.contract_listing`. */
  @Column({ type: 'text', nullable: true, select: false, insert: false, update: false })
  listing: string | null;
}

/** What a contract says of one meter point. */
@Entity({ schema: 'documents', name: 'supply_point' })
@Index('supply_point_site_idx', ['projectId', 'siteId'])
@Index('supply_point_meter_point_idx', ['projectId', 'accountId', 'mpanMprn'])
@ForeignKey(() => ContractEntity, ['projectId', 'documentId'], ['projectId', 'documentId'], {
  name: 'supply_point_contract_fkey',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SiteEntity, ['projectId', 'siteId'], ['projectId', 'id'], {
  name: 'supply_point_site_fkey',
  onDelete: 'CASCADE',
})
export class SupplyPointEntity implements Row<SupplyPointFields> {
  @PrimaryColumn('uuid', { name: 'project_id', primaryKeyConstraintName: 'supply_point_pkey' })
  projectId: string;

  @PrimaryColumn('uuid', { name: 'document_id', primaryKeyConstraintName: 'supply_point_pkey' })
  documentId: string;

  /** Its place in the contract, from 0. */
  @PrimaryColumn('smallint', { primaryKeyConstraintName: 'supply_point_pkey' })
  position: number;

  @Column('uuid', { name: 'account_id' })
  accountId: string;

  @Column('uuid', { name: 'site_id' })
  siteId: string;

  @OptionalText('mpan_mprn')
  mpanMprn: string | null;

  @OptionalText('supply_type')
  supplyType: SupplyType | null;

  @OptionalText('meter_serial_number')
  meterSerialNumber: string | null;

  @OptionalText('site_name')
  siteName: string | null;

  @OptionalText('site_address')
  siteAddress: string | null;

  @OptionalText('tariff_name')
  tariffName: string | null;

  @OptionalFlag('is_non_contracted_rate')
  isNonContractedRate: boolean | null;

  @OptionalNumber('standing_charge')
  standingCharge: number | null;

  @OptionalText('standing_charge_type')
  standingChargeType: StandingChargeType | null;

  @OptionalNumber('unit_rate')
  unitRate: number | null;

  @OptionalNumber('day_unit_rate')
  dayUnitRate: number | null;

  @OptionalNumber('night_unit_rate')
  nightUnitRate: number | null;

  @OptionalNumber('estimated_annual_consumption')
  estimatedAnnualConsumption: number | null;

  @OptionalNumber('previous_12_months_consumption')
  previous12MonthsConsumption: number | null;

  @OptionalNumber('maximum_import_capacity')
  maximumImportCapacity: number | null;

  @OptionalNumber('capacity_rate')
  capacityRate: number | null;

  @OptionalNumber('direct_debit_discount')
  directDebitDiscount: number | null;

  @OptionalText('broker_name')
  brokerName: string | null;

  @OptionalNumber('broker_uplift')
  brokerUplift: number | null;

  @OptionalNumber('vat_rate')
  vatRate: number | null;
}
