import type { FieldReader } from '../../fields/candidates.js';
import { paymentMethodsIn, supplyTypeIn } from '../../fields/values/index.js';
import { tickedOptions } from '../../layout/index.js';
import { readDiscount, readEnergy, readVat } from './amount-readers.js';
import { readBandRate, readUnitRate } from './band-readers.js';
import { readCapacityAt, readCapacityRateAt } from './capacity-readers.js';
import { sentenceOf } from './nearness.js';
import { readMpan, readMprn, readReference, readSerial } from './number-readers.js';
import { readAddress, readBillingAddress } from './address-readers.js';
import { readCustomer, readSupplier } from './party-readers.js';
import { readSite } from './site-readers.js';
import { readBroker, readSiteName, readUplift } from './product-readers.js';
import { readProducts } from './products-of-fuels.js';
import { isOfWaysToPay } from './sentences.js';
import { readEnergyRate, readStandingCharge } from './rate-readers.js';
import { readEnd, readLength, readPeriod, readStart } from './term-readers.js';
import { readCustomerType, readMicroBusiness, readPriceKind } from './word-readers.js';

/** "4.1 Direct Debit, on the tenth day": the number of a clause. */
const OF_CLAUSE = /^\d{1,2}\.\d{1,2}[.)]?\s+/;

/** "By cheque or standing order: you chose standing order.": which of several ways was chosen. */
const CHOICE = /[:;.(,–-]\s*you(?:['’]ve| have)? (?:chose|chosen|picked|opted for|selected|asked to pay by) ([^.;(]+)/i;

const readPayment: FieldReader = (value, context) => {
  // "Variable monthly direct debit" has a label of another thing in it.
  const text = (context.pair.fit >= 0.7 && context.pair.tail?.text) || value;
  const options = tickedOptions(text);
  const ticked = options.filter((option) => option.ticked);
  if (options.length > 0 && ticked.length === 0) return [];
  const said = CHOICE.exec(text)?.[1] ?? text.replace(OF_CLAUSE, '').split(/[.;(]/)[0];
  const source = ticked.length === 1 ? ticked[0].text : said;
  const methods = paymentMethodsIn(source);
  if (methods.length !== 1 || (context.pair.relation === 'inline' && ticked.length !== 1 && text.indexOf(source) > 30))
    return [];
  if (/\bdiscount|guarantee\b/i.test(source)) return [];
  const casual = context.pair.relation === 'inline' && context.pair.fit < 0.7;
  if (casual && isOfWaysToPay(sentenceOf(context.pair))) return [];
  return [
    {
      value: methods[0],
      start: 0,
      end: text.length,
      confidence: casual ? 0.6 : 0.97,
    },
  ];
};

const readSupplyType: FieldReader = (text, context) => {
  const value = context.pair.relation === 'inline' && context.pair.fit < 0.7 ? undefined : supplyTypeIn(text);
  return value && text.length < 40 ? [{ value, start: 0, end: text.length, confidence: 0.95 }] : [];
};

/** The readers of all fields that a contract's labels name. */
export const CONTRACT_READERS: Record<string, FieldReader> = {
  supplierName: readSupplier,
  customerName: readCustomer,
  brokerName: readBroker,
  supplierAddress: readAddress,
  billingAddress: readBillingAddress,
  siteAddress: readSite,
  address: readAddress,
  siteName: readSiteName,
  supplierAccountNumber: readReference,
  contractNumber: readReference,
  contractStartDate: readStart,
  contractEndDate: readEnd,
  contractPeriod: readPeriod,
  contractTermMonths: readLength,
  cclRate: readEnergyRate({ least: 0.05, most: 1.5 }),
  vatRate: readVat,
  isFixedContract: readPriceKind,
  isMicroBusiness: readMicroBusiness,
  customerType: readCustomerType,
  paymentMethod: readPayment,
  mpan: readMpan,
  mprn: readMprn,
  supplyType: readSupplyType,
  meterSerialNumber: readSerial,
  tariffName: readProducts,
  unitRate: readUnitRate,
  dayUnitRate: readBandRate,
  nightUnitRate: readBandRate,
  eveningWeekendRate: readEnergyRate({ least: 0.5, most: 150 }),
  standingCharge: readStandingCharge,
  estimatedAnnualConsumption: readEnergy(50),
  previous12MonthsConsumption: readEnergy(50),
  maximumImportCapacity: readCapacityAt,
  capacityRate: readCapacityRateAt,
  directDebitDiscount: readDiscount,
  brokerUplift: readUplift,
};
