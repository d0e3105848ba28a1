import type { Vocabulary } from '../../layout/index.js';
import { combine, list } from './wordings.js';

/** The labels of bilingual papers of Wales. */
export const WELSH_LABELS: Vocabulary = {
  supplierName: list("cyflenwr | enw'r cyflenwr | eich cyflenwr"),
  supplierAddress: list('cyfeiriad y cyflenwr | ein cyfeiriad | swyddfa gofrestredig'),
  customerName: list(
    "cwsmer | enw'r cwsmer | enw cwsmer | y cwsmer | enw'r busnes | enw busnes | enw'r cwmni | enw'r sefydliad",
  ),
  billingAddress: combine(
    list('cyfeiriad'),
    list('anfonebu | anfonebau | bilio | biliau | post | gohebu | gohebiaeth | y cwsmer'),
  ),
  siteName: list("enw'r safle | enw safle"),
  siteAddress: [
    ...combine(
      list('cyfeiriad'),
      list('y safle | safle | cyflenwi | y cyflenwad | yr eiddo | y mesurydd | lle cyflenwir'),
    ),
    ...list('safle a gyflenwir | lleoliad y cyflenwad'),
  ],
  supplierAccountNumber: list('rhif cyfrif | rhif y cyfrif | rhif eich cyfrif | cyfeirnod cyfrif | rhif cwsmer'),
  contractNumber: list(`
    rhif contract | rhif y contract | rhif cytundeb | rhif y cytundeb | cyfeirnod contract | cyfeirnod y contract |
    cyfeirnod cytundeb
    `),
  contractStartDate: list(`
    dyddiad dechrau | dyddiad cychwyn | dechrau | dechrau'r contract | dyddiad dechrau'r contract | yn dechrau | yn cychwyn
    `),
  contractEndDate: list(`
    dyddiad gorffen | dyddiad dod i ben | dyddiad diwedd | diwedd | diwedd y contract | yn dod i ben | yn gorffen |
    dyddiad terfyn
    `),
  contractTermMonths: list(
    'hyd y contract | hyd contract | hyd y cytundeb | cyfnod y contract | tymor y contract | hyd y tymor',
  ),
  mpan: list('rhif cyflenwi | rhif cyflenwad | rhif y cyflenwad | rhif cyflenwi trydan | rhif mpan'),
  mprn: list('rhif pwynt mesur | cyfeirnod pwynt mesur | rhif cyflenwi nwy | rhif mprn | cyfeirnod pwynt mesurydd'),
  meterPoint: list('pwynt cyflenwi | pwynt mesur'),
  meterSerialNumber: list('rhif y mesurydd | rhif mesurydd | rhif cyfresol y mesurydd | rhif cyfresol | mesurydd'),
  supplyType: list('tanwydd | math o danwydd | math o gyflenwad'),
  tariffName: list("cynllun pris | cynllun | tariff | enw'r tariff | enw'r cynllun | cynnyrch | enw'r cynnyrch"),
  isFixedContract: list('math o bris | math o gontract | math o dariff | sail y pris'),
  customerType: list('math o gwsmer'),
  isMicroBusiness: list('busnes micro | microfusnes | micro fusnes | statws microfusnes'),
  paymentMethod: list('dull talu | dull o dalu | sut i dalu | sut byddwch yn talu | taliad'),
  unitRate: list('pris yr uned | pris uned | cyfradd uned | cyfradd yr uned | cost yr uned'),
  dayUnitRate: list('cyfradd dydd | cyfradd y dydd | pris dydd | uned dydd | pris uned dydd | cyfradd uned dydd'),
  nightUnitRate: list('cyfradd nos | cyfradd y nos | pris nos | uned nos | pris uned nos | cyfradd uned nos'),
  standingCharge: list('tâl sefydlog | taliad sefydlog | tâl sefydlog dyddiol | tâl dyddiol'),
  estimatedAnnualConsumption: list(`
    defnydd blynyddol tybiedig | defnydd blynyddol amcangyfrifedig | amcangyfrif o ddefnydd blynyddol | defnydd blynyddol |
    defnydd blynyddol disgwyliedig | amcangyfrif blynyddol
    `),
  previous12MonthsConsumption: list(
    'defnydd y 12 mis diwethaf | defnydd 12 mis diwethaf | defnydd y flwyddyn ddiwethaf',
  ),
  maximumImportCapacity: list('capasiti | capasiti mewnforio uchaf | capasiti y cytunwyd arno'),
  cclRate: list('ardoll newid hinsawdd | ardoll newid yn yr hinsawdd | yr ardoll'),
  vatRate: list('TAW | cyfradd TAW | treth ar werth'),
  brokerName: list("brocer | enw'r brocer | cyfryngwr"),
  brokerUplift: list("comisiwn | comisiwn y brocer | ffi'r brocer"),
  otherContact: list('llofnod | llofnodwyd | enw | swydd | ffôn | e-bost'),
  otherDate: list('dyddiad | dyddiad llofnodi | dyddiad y cynnig'),
};
