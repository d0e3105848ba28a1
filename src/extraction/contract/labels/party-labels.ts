import type { Vocabulary } from '../../layout/index.js';
import { combine, list } from './wordings.js';

const AGREEMENTS = list(`
    contract | agreement | supply | tariff | plan | term | fixed term | fixed period | fixed price | price |
    prices | product | new contract | new agreement | delivery | rates | contract term | supply period |
    contract period | fixed rate | deal | energy supply | electricity supply | gas supply | renewal | new prices |
    new rates
    `);

const SITES = list('supply | site | premises | delivery');
const BILLS = list('billing | invoice | postal | correspondence');
/** One address for what is supplied and for what is sent: "Supply and billing address". */
const OF_BOTH = [
  ...combine(SITES, list('and | address and'), BILLS, ['address']),
  ...combine(BILLS, list('and | address and'), SITES, ['address']),
  ...combine(SITES, list('address and address for bills | address and address for invoices')),
];

/** Labels of the parties, their references, and of when a contract runs. */
export const PARTY_LABELS: Vocabulary = {
  supplierName: [
    ...list(`
    company supplying | seller | supplying company | supply company | energy company | energy supply company | supplier company | supplier entity | contracting entity |
    provider | energy provider | your energy is supplied by | supplier (we, us) | we the supplier |
    us the supplier | who supplies | who supplies you | who supplies us
    `),
  ],
  supplierAddress: [
    ...list(`
    supplier office | supplier office address | office address of supplier | registered office of supplier | supplier postal address | principal office |
    notices to supplier | address for notices
    `),
  ],
  customerName: [
    ...combine(
      list(`
    customer | business | company | client | organisation | trading | registered | legal | full legal |
    legal entity | account | contracting party | buyer | full company | full business
    `),
      list('name | legal name | full name'),
    ),
    ...list(`
    full legal name | full legal name of business | legal entity name | customer company name | buyer |
    contract holder | organisation | organisation name | trading as | name of company | registered name |
    consumer | purchaser | contracting company | contracting business | bill payer | prepared for | made with | customer (you) | you the customer | you our customer | our customer | business |
    customer business name | registered or trading name | end customer | group | trading or company name | company or trading name | business or trading name | trading or business name | name of organisation | full name | customer full name | who is supplied | who we supply | who is the customer | who buys |
    name of account holder | occupier | invoice name |  offer for |
    proposal for | trading entity | business entity | customer entity | corporate entity | entity name
    `),
  ],
  billingAddress: [
    ...OF_BOTH,
    ...list(`
    invoice to | billed to | company address | invoicing address | customer postal address |
    customer invoice address | billing postal address | customer correspondence address | address for billing |
    correspondence and billing address | postal and billing address | correspondence and invoice address |
    head office address | invoice delivery address | where we send bills | where bills go | invoices posted to |
    bills posted to | we send bills to | invoices go to | bills go to | post bills to | invoices sent to |
    paper bills to | address of customer | client address | billing address of customer | billing details |
    home address | address we write to | address for post | post to
    `),
    ...combine(
      list('address | customer address | customers address | postal address'),
      list(
        'for invoices and notices | for notices and invoices | for invoices | for notices | for bills | for bills and notices | for correspondence | for bills and correspondence',
      ),
    ),
  ],
  siteName: [
    ...list(`
    site id / name | site ref / name | site code / name | site number / name | site name / id | site name / ref |
    site name / code | site name / number | store | location | unit name | supply name | building | outlet | depot | site identifier | property | shop |
    site title | meter location | home | name of home
    `),
  ],
  siteAddress: [
    ...OF_BOTH,
    ...combine(
      list('address | full address | postal address'),
      list('of | of the'),
      list('site | supply | premises | property | site and postcode | premises and postcode'),
    ),
    ...combine(list('site | supply | premises | delivery'), list('address and postcode | address inc postcode')),
    ...list(`
    postal address of supply | delivery point address | delivery point | site and address | site name & address |
    name and address of site | premises name and address | location and address | supply site address |
    address of property | site postal address | premises to be supplied | supplied premises | supply to |
    property address | site to be supplied | property to be supplied | site supplied | where we supply | place to be supplied |
    address of premises to be supplied | address of site to be supplied | address of premises supplied | address to be supplied |
    consumption address | supply property | site location | location address | metered premises |
    metered address | address of meter | about this site | site details | name and address of premises |
    address of supplied premises | offtake address | where supplied | place of supply | where your meter is |
    premises we supply | what we supply | address of supply point
    `),
  ],
  address: [
    ...list(`
    address | full address | postal | address and postcode | full address and postcode | address inc postcode |
    postal address and postcode
    `),
  ],
  supplierAccountNumber: [
    ...combine(
      list(`
    account | customer account | supply account | energy account | electricity account | gas account |
    billing account | customer | client | supplier account | contract account | business account | group account |
    site account
    `),
      list('number | reference | reference number | id | code | identifier'),
    ),
    ...list(`
    customer reference | client reference | client number | customer reference number | existing account number |
    business account number | customer code | new account number | supplier account | ledger account |
    accountnumber | master account number | group account | master account | client id
    `),
  ],
  contractNumber: [
    ...combine(
      list(`
    contract | agreement | supply contract | supply agreement | energy contract | new contract | deal |
    contract note | schedule | renewal contract | call-off | call-off contract | call-off agreement | order form
    `),
      list('number | reference | reference number | id | code | identifier | ref number'),
    ),
    ...list(`
    order | deal number | agreement reference number | contract identifier | contract no and version |
    supply contract reference | agreement | order number | supply agreement reference |
    contract unique reference | contract note reference | contract confirmation number | agreement identifier |
    contract document number | contract particulars | agreement particulars | contract form | contract confirmation
    `),
  ],
  contractStartDate: [
    ...combine(
      AGREEMENTS,
      list(`
    start | starts | start date | starts on | begin | begins | begins on | commences | commences on |
    commencement | commencement date | effective date | effective from | from | valid from | first day |
    apply from | runs from
    `),
    ),
    ...list(`
    agreement start | contract commencement | contract effective date | begins | commences | begins on |
    start of agreement | contract period from | from | date of start | first day | first day of contract |
    from date | valid from | fixed from | agreement begins | agreement commences | term start date |
    product start date | renewal date | start of fixed term | fixed term start | fixed term start date |
    fixed price start date | prices from | initial period start | target start date | requested start date |
    planned start date | supply date | go live | go live on | go live date | live from | live date | goes live on | prices fixed from | plan starts | plan start date |
    tariff starts | contract start (first day) | start of delivery | supply period start | supply period from |
    contract date from | commencing | commencing on | takes effect | takes effect on | kicks off on | kicks off |
    charged since | date from | period start | runs from | in force from
    `),
  ],
  contractEndDate: [
    ...combine(
      AGREEMENTS,
      list(`
    end | ends | end date | ends on | expiry | expiry date | expires | expires on | until | to | valid to |
     last day | finish | finish date | finishes | termination date | guaranteed until | runs to |
    runs until
    `),
    ),
    ...list(`
    supply ends | agreement end | contract period to | end of agreement | to | until | last day | to date |
    valid to | valid until | fixed to | term end date | supply to date | product end date | renewal end date |
    prices until | completion date | plan ends | plan end date | fixed price end date | initial period end |
    agreement expires | agreement expiry date | end of delivery | contract finish date | finish date | finish |
    finishes | supply period end | supply period to | contract date to | fixed price until |
    contract end (last day) | closing date | effective to | date to | period end | contract last day |
    end of fixed period | runs until | runs to | in force to | wraps up on | wraps up | price guaranteed until
    `),
  ],
  contractPeriod: [
    ...list(`
    contract start and end dates | begins / finishes | begins / ends | starts / ends | starts / finishes | start / finish | period of agreement | period of contract | agreement period | contract from and to | start and end | from and to |
    dates | contract runs | runs | runs from | term of supply | validity | fixed dates | initial period |
    tariff period | duration of supply | effective dates | pricing period | delivery term
    `),
  ],
  contractTermMonths: [
    ...combine(AGREEMENTS, list('length | duration | length in months | months')),
    ...combine(
      list('length of | duration of | term of'),
      list('contract | agreement | supply | plan | tariff | term | fixed term | fixed period | deal'),
    ),
    ...list(`
    term in months | contract months | months | months of supply | duration months | fixed term length |
    contract duration months | term of supply months | agreement duration | length of plan | period months |
    agreement length | length of agreement | agreement term | agreed term | new term | renewal term | extended term | revised term | overall term | total term | years | contract term in months | tenure | length of fixed term | contract length in months
    `),
  ],
};
