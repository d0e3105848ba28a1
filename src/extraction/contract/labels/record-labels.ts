import type { Vocabulary } from '../../layout/index.js';
import { combine, list } from './wordings.js';

/** Short forms of a contract in the records of brokers and bureaus. */
const CONTRACT = list('con | cont | ctr | contr');

/** Labels in the words of brokers' records, bureaus, councils and portals. */
export const RECORD_LABELS: Vocabulary = {
  supplierName: [
    ...combine(
      list('winning | awarded | successful | selected | appointed | accepted | chosen'),
      list('supplier | retailer | energy supplier | tenderer | bidder'),
    ),
    ...list(`
    retailer | energy retailer | electricity retailer | gas retailer | supplier of energy | supplier of electricity | supplier of gas | supplying party |
    supplier details | utility company | utility provider | utility supplier | vendor | awarded to | contract awarded to | contract placed with | placed with | supplier/licensee
    `),
  ],
  supplierAddress: list(`
    supplier correspondence address | address for correspondence with us | supplier principal place of business | seller principal place of business | our principal place of business |
    supplier registered office | supplier registered address | supplier registered at | seller registered at | registered office of seller | seller registered office | seller registered address
    `),
  customerName: list(`
    name of charity | full name of organisation | full name of business | full name of company | full name of customer | full name of client | legal name of organisation | legal name of business | legal name of company | legal name of customer | contracting party | confirmation for | authority | contracting authority | contracting body | we prepared this for | prepared this for | we made this for | company/trading name | trading/company name | business/trading name | supplied party | party supplied | agreement holder | holder of agreement | holder of contract | end user
    `),
  billingAddress: list(`
    home or billing address | home and billing address | office or billing address | home/billing address | bills by post to | invoices by post to | invoices emailed and posted to | bills emailed and posted to | invoices | bills | correspondence and invoices | sent to | invoices and correspondence | correspondence and bills | contact/billing address | correspondence/billing address | billing/correspondence address | postal/billing address | bill delivery address | bill postal address | invoice mailing address
    `),
  siteName: list(`
    name of business premises | name of business at premises | your name for site | your name for premises | your name for supply | your name for this site | our name for site | name you gave site | what you call site | what you call it |
    facility | facility name | site/branch name | branch/site name | branch name | site label | site known as | building name | outlet name | site called | depot name | name of building | name of branch
    `),
  siteAddress: list(`
    location of meter point | meter location address | location of meter | address for supply | building address | address where energy is used
    `),
  supplierAccountNumber: list(
    'invoice account number | payment account reference | purchaser account | purchaser id | purchaser number | purchaser reference | purchaser account number',
  ),
  contractNumber: [
    ...combine(CONTRACT, list('no | ref | id | uid | serial | serial number')),
    ...combine(
      list(
        'form | order form | application | acceptance form | agreement | acceptance | offer | offer accepted | accepted offer',
      ),
      ['/'],
      list('contract number | contract ref | contract reference | contract id'),
    ),
    ...list(
      'contract uid | contract serial | contract serial number | form of contract number | contract acceptance number | acceptance number of contract | number for this contract | reference of this contract | number of this contract',
    ),
  ],
  contractStartDate: [
    ...combine(CONTRACT, list('start | start dt | start date | from | begins')),
    ...list(`
    ssd | going live | on these prices since | on these rates since | on this tariff since | on this plan since | supply to commence | supply to begin | supply to start | supply commencing | inception date | inception | date of inception | period of supply from |
    day 1 of supply | day one of supply | we supply you from | supplying you from | start dt
    `),
  ],
  contractEndDate: [
    ...combine(CONTRACT, list('end | end dt | expiry | expires | until | to')),
    ...combine(list('price | rate | tariff'), list('guaranteed to | protected until | protection ends')),
    ...list(`
    prices held until (last day) | prices held until last day | rates held until last day | prices fixed until last day | price held until last day |
    maturity date | date of maturity | lapse date | lapses on | termination | conclusion of term | conclusion of contract | initial term expiry | initial term expires | initial term ends |
    minimum term expiry | period of supply to | contracted until | contracted to | end dt | expiration date | date of expiration
    `),
  ],
  contractTermMonths: list(`
    months contracted | months of contract | minimum period | minimum contract period | minimum supply period | committed period | commitment period | tie-in period | tie in | product term | contract life | life of contract | how long your prices are fixed |
    dur mths | lock-in period | contracted period | contracted term
    `),
  meterSerialNumber: list(
    'meter identification | meter identification number | meter badge number | meter plate number | meter s.no | m/s no',
  ),
  tariffName: list(`
    plan applied for | tariff applied for | product applied for | plan requested | tariff requested |
    product requested | product ordered | tariff ordered | plan ordered | contracted product | contracted tariff |
    product agreed | tariff agreed | plan agreed | agreed product | agreed tariff | product contracted | proposition | product proposition | price list | pricing option | price option | pricing option selected | price option selected | pricing option chosen | price option chosen | offering | contract plan | selected plan | selected offer | offer accepted | accepted offer | offer selected |
    offer chosen | chosen offer
    `),
  isFixedContract: list(
    'tariff status | rate status | status of supply | energy price is | fixed price contract | fixed contract | are the rates fixed | fixed / flexible | fixed / variable | fixed / flex',
  ),
  isMicroBusiness: list('business type | type of business | customer size | size of customer'),
  paymentMethod: list(
    'pay method | pay type | method of paying | way of paying | collected by | collected via | settled by | taken by | taken for you by',
  ),
  customerType: list(
    'account type | type of account | type of supply | nature of premises | kind of premises | character of premises | use of supply | use of energy | use of electricity | use of gas',
  ),
  unitRate: list('fixed price per kwh | fixed rate per kwh'),
  dayUnitRate: list(
    'peak units | peak unit price | peak unit charge | peak time units | day consumption rate | day cost per kwh | day kwh price | price day units | day hours rate | e7 day | deemed day | deemed day rate',
  ),
  nightUnitRate: list(
    'night time unit rate | night consumption rate | night cost per kwh | night kwh price | price night units | night hours rate | e7 night | night register rate | deemed night | deemed night rate',
  ),
  standingCharge: list(
    'daily availability charge | fixed price per day | daily standing rate | per day pence | per day (pence) | deemed daily charge',
  ),
  previous12MonthsConsumption: list(`
    trailing twelve months | rolling 12 month usage | rolling 12 month use | trailing 12 months usage | historical annual usage | historic annual usage | historical annual consumption |
    recorded usage 12 months | recorded use 12 months | annual usage (actual) | annual consumption (actual) | actual annual usage | actual annual use
    `),
  estimatedAnnualConsumption: [
    ...list('annualised usage | kwh/yr | est kwh/yr'),
    ...combine(
      list('usage | use | consumption | annual usage | annual use | annual consumption'),
      list('you told us | you gave us | you stated | you declared | told to us | declared by you | stated by you'),
    ),
  ],
  maximumImportCapacity: list('registered capacity | max kva'),
  capacityRate: list(`
    authorised capacity charge | authorised supply capacity charge | site capacity charge | capacity fee | distribution capacity charge | network capacity charge |
    charge per kva per day | charge per kva per month
    `),
  directDebitDiscount: [
    ...combine(
      list('direct debit | variable direct debit | monthly direct debit'),
      list('disc | payment discount | incentive | % off | discount applied'),
    ),
    ...list(
      'variable dd discount | monthly dd discount | discount dd | saving for direct debit | disc for dd | prompt payment by dd discount',
    ),
  ],
  brokerName: list('procured through | broker organisation | intermediary organisation | consultancy name'),
  brokerUplift: list(
    'broker uplift included in unit rate | uplift to tpi | uplift to broker | brokerage | brokerage fee',
  ),
  cclRate: list(`
    climate chg levy | clim change levy | clim chg levy | ccl per unit | ccl rate per unit | ccl rate per kwh | ccl price | ccl standard rate | ccl tariff | ccl electricity | ccl gas |
    ccl at main rate | main rate of ccl
    `),
  vatRate: list('standard rate vat | vat standard rate | vat at standard rate | standard vat'),
  otherCharge: [
    ...combine(list('deemed | out of contract'), list('day rate | night rate | day unit rate | night unit rate')),
    ...list(
      'supplier margin | risk premium | imbalance charge | discount for online billing | online billing discount | paperless discount',
    ),
  ],
};
