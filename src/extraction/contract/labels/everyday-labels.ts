import type { Vocabulary } from '../../layout/index.js';
import { combine, list } from './wordings.js';

const DEALS = list(`
    contract | agreement | supply | delivery | deal | plan | tariff | term | terms | fix | fixed term | fixed prices |
    fixed price | fixed period | prices | lock | price lock | price guarantee | cover | service | offer | gas | electricity
    `);

/** Labels in the plain words of web shops, apps, welcome letters and order forms. */
export const EVERYDAY_LABELS: Vocabulary = {
  supplierName: list(`
    offer accepted from | offer from | offer made by | offer by | sold by | supplied by | energy supplied by | seller name | name of supplier | identity of supplier |
    identity of licensed supplier | licensed supplier | who you are contracting with | who you are buying from | who you buy from |
    who you bought from | who are you buying from | who is selling | who is supplying you | who supplies you | your new supplier | new supplier |
    supplier under contract | supplier under the contract | supplier under this contract | contracted supplier | supplier contracted | supplier of the contract | supplier chosen | chosen supplier
    `),
  supplierAddress: list(`
    our address | our postal address | where to find us | write to us at | write to us | our registered office |
    our head office | supplier head office | seller office | office of seller | seller address | address of supplier | address of seller
    `),
  customerName: list(`
    contracting customer | who is buying | who buys | who is buyer | who is being supplied | who contract is with | who agreement is with | customer details | customer legal entity | supply customer | sold to | group name | made with | agreed with | taken out by | offtaker | name of buyer | buyer name | customer of record |
    name of customer | name of business | name of client | who you are | your business | your company |
    your organisation | customer legal name | party contracting | addressee | name on account | name on bill |
    account name | contract is with | purchaser name | company details | offtaker name | customer company
    `),
  'siteName?': list('supply'),
  'customerName?': list('group | group company | customer group | group customer | parent company | supplied to'),
  billingAddress: [
    ...combine(
      list('bills | invoices | paperwork | post | letters | correspondence | statements | mail'),
      list('sent to | go to | goes to | to | to be sent to | is sent to | are sent to | address | addressed to'),
    ),
    ...list(`
    mailing address | mail to | mail address | postal address for invoices | postal address for bills |
    accounts to be sent to | accounts are sent to | accounts sent to | accounts go to | address for invoices | address for invoicing | address for bills | address for post | invoice postal address |
    invoicing address | offtaker invoicing address | buyer address | client postal address | where bills should be sent | where invoices should be sent | where bills are sent | where invoices are sent | where invoices go | where bills should go | where invoices should go | where should bills go | where should invoices go | where bills are to go | where invoices are to go | where to send bills | where to send invoices | where we post bills |
    where we will send bills | where we write to you | where we write to | where we write | where do bills go | office address | accounts address | accounts payable address |
    finance address | contact address | correspondence and invoices to | invoices and correspondence to | correspondence and bills to | bills and correspondence to |
    notices and invoices to | invoices and notices to | address for correspondence | address of business | business address
    `),
  ],
  siteName: list(
    'name of site | name of premises | site / unit | premises name | supply point name | shop name | site nickname',
  ),
  siteAddress: list(`
    powering | power delivered to | energy delivered to | gas delivered to | electricity delivered to | deliver to |
    delivered to | delivery address | delivery site | delivery location | we supply it at | we supply | supply is at |
    supplying | supplied at | premise | premise address | premises | address supplied | address of site | address of premises |
    where | where it is for | where is it for | where supply is for | where we will supply | where you will use it | address we supply | supply location | point of use | where energy is used | where it is used | supply point address |
    meter point address | address of meter point | property supplied | at address | place supplied |
    supply point location | consumption site | installation address | address at which we supply | supply point and address | supply points and addresses | meter point and address | delivery point and address
    `),
  supplierAccountNumber: list(`
    offtaker id | offtaker number | buyer number | buyer reference | buyer account | buyer account no with us | account no with us | account number with us | account reference with us | account with seller | account with supplier | buyer account with seller | seller account | supplier account for customer | customer id number | account with us |
    your account with us | account you quote | quote this account | account to be used | account to use | account to quote | account to be quoted | new account | our account number for you |
    business partner | business partner number | party id | member number | membership number | payer reference
    `),
  contractNumber: [
    ...combine(
      list('order | order form | order acknowledgement | booking | confirmation'),
      list('ref | reference | number'),
      list(
        'your contract number | your contract ref | your contract reference | contract number | contract ref | your agreement number',
      ),
    ),
    ...list(`
    our reference for it | our number for it | our reference for this contract | our reference for this agreement |
    our reference for contract | our reference for agreement | reference for it | reference for this contract |
    reference for this agreement | our reference for order | our reference for this order |
    order acknowledgement number | sales order | sales order number | acknowledgement number | deal id | deal ref |
    trade reference | trade number | transaction number | transaction reference | transaction id | nomination reference | schedule reference | confirmation number |
    confirmation reference | group contract reference | framework reference | your contract | reference of contract |
    this contract | contract / order | sheet / contract | contract / sheet | plan reference | plan number | renewal reference | recording number | verbal contract reference
    `),
  ],
  contractStartDate: [
    ...combine(list('first day of | start of | beginning of | commencement of | date of start of'), DEALS),
    ...combine(
      DEALS,
      list(
        'start | starts | started | started on | begin | begins | began | began on | start date | starts on | commences | commenced | kicks in | kick in | goes live | went live | begins from | active from | active since | in force from | live from | live since | running since',
      ),
    ),
    ...list(`
    csd | on supply from | on supply since | with us from | we take over | take over | takeover date | takeover | date we take over |
    gas to flow from | electricity to flow from | energy to flow from | supply to flow from | flow date | first flow | date of commencement | commencement | date from which terms apply | date terms apply from | since | switch date |
    switch over date | switchover | transfer date | supply transfer date | we start supplying | we start supplying on |
    we supply from | supplied from | date of first supply | first supply | first supply date | applies from | starting |
    starting on | started | started on | began | began on | commenced | commenced on | went live | live since | active since | running since | begin | first | first delivery | opens | in force since | join date | you join us |
    fixed rates begin | day one | effective | gas flows from | electricity flows from | power flows from | energy flows from |
    supply flows from | flow from | flow start | flow starts | flow begins | from and including
    `),
  ],
  contractEndDate: [
    ...combine(list('last day of | final day of | end date of | finish of | expiry of | ending of | end of'), [
      ...DEALS,
      ...list('fixed price period | price period | fixed rate period | initial term | initial period'),
    ]),
    ...combine(
      DEALS,
      list(
        'end | ends | end date | ends on | expires | finishes | comes to end | come to end | runs out | run out | lapses | last until | lasts until | ends after',
      ),
    ),
    ...list(`
    ced | date of ending | date of expiry | date of end | date on which fixed term comes to end | final day | final date |
    with us until | supply terminates | supply terminates on | agreement terminates | contract terminates | supply ceases | locked until | price locked until | prices locked until | fix ends | fixed rates end | done |
    deal done | last delivery | last supply date | closes | ending | ending on | expiring | final supply date |
    live to | live until | live till | active to | active until | active till | running until | running to |
    applies until | applies to | in force until | last | flow to | flow until | flow end | flow ends | to and including | until and including | up to and including
    `),
  ],
  contractTermMonths: list(`
    tenor | locked in | locked in for | tied in for | how long | how long for | for how many months | how many months | lasts | how long it lasts | number of months | term months |
    length months | months fixed | fixed for | committed for | commitment | minimum term |
    initial term | contract lasts | deal lasts | price fixed for
    `),
  contractPeriod: list(`
    delivery | deliveries | delivery window | delivery period | from / to | from - to | start date / end date | begin / end | from when until when | from when to when | when | supply window | period |
    term of agreement | start to end | start / end | start / end date | start and end date | begin / end date | start and finish | in force | duration and dates
    `),
  mpan: list(`
    meter mpan | meter reference mpan | meter ref mpan | meter number mpan | meter no mpan | meter id mpan |
    supply reference mpan | reference mpan | mpan number | mpan core | mpan no | electricity supply no | supply number mpan | S number | mpan bottom line |
    delivery point mpan
    `),
  mprn: list(`
    meter mprn | meter reference mprn | meter ref mprn | meter number mprn | meter no mprn | meter id mprn |
    gas meter reference mprn | gas meter number mprn | supply reference mprn | reference mprn |
    m number | mpr | mprn number | mpr number | meter point reference | meter point reference number | gas mpr | supply number mprn
    `),
  meterPoint: list(
    'pod | point of delivery | delivery point id | point of supply | supply point reference | mpan/mprn number | metering point reference',
  ),
  meterSerialNumber: list(`
    outstation / meter | device | device serial | device id | meter numbered | meter is numbered | meter is number | meter there is number | meter there is numbered | meter whose number is | meter whose serial number is | meter with number | meter with serial number | meter bearing number | meter of which number is | number of meter | number of the meter | meter no |
    meter identifier | meter ident | serial number of meter | electricity meter | gas meter | meter at site | meter installed
    `),
  tariffName: list(`
    rate class | scheme of charges | charging scheme | scheme of prices | name of offer | name of plan | name of tariff | name of product | tariff at every site | tariff called | tariff for all sites | name of the product | product code name |
    deal | deal name | plan taken | plan called | price product | what you bought | offer taken | basket | supply plan |
    pricing plan name | tariff at all sites | contract product name | current tariff | current plan | current product |
    present tariff | existing tariff | tariff now | plan now | tariff at present
    `),
  isFixedContract: [
    ...combine(list('contract | price | pricing | tariff | rate'), list('category | class | kind | model | basis')),
    ...list(`
    kind of plan | kind of rate | kind of price | sort of price | prices fixed | are prices fixed | price category | price kind | will prices move | do prices change |
    price promise | price status | type of plan | fixed or not | pricing approach | nature of price | price lock | rate security | contract status | status of contract
    `),
  ],
  customerType: list(
    'status of party | party status | class of customer | customer status | customer kind | status of customer',
  ),
  isMicroBusiness: list(`
    microbusiness flag | micro business flag | micro business consumer | am i a microbusiness | am i a micro business |
    micro status | micro-business status | micro business or not | small business status | micro customer | size of business | business size
    `),
  paymentMethod: list(`
    paying | how to pay | how paid | how i pay | how we pay | i/we will pay by | we will pay by | i will pay by | i wish to pay by | we wish to pay by | i/we wish to pay by | paying with | pays by | pays with | terms of payment | paid with | how bills get paid | how it is paid |
    how do i pay | how you pay us | bills are paid by | payment arrangements | settlement terms | paid via | pay via |
    payment chosen | collection method | payment route
    `),
  unitRate: [
    ...combine(
      list('one rate | one price | one unit rate | single rate | single price | same rate | same price'),
      list(
        'all day | day and night | all hours | at all hours | at all times | all the time | at any time | round the clock',
      ),
    ),
    ...list(`
    unit (anytime) | anytime unit | unit at any time | energy all day | energy, all day | energy (all day) | all day |
    all units price | price of unit | cost of unit | cost per unit | unit cost | per kwh | per unit | energy charge |
    commodity charge | commodity | commodity price | gas charge | electricity charge | energy price | price per unit |
    units | price of energy | price of gas | price of electricity | price of power | flat rate | anytime price | 24 hour rate | 24hr rate | what does a unit cost |
    every unit | each unit | any unit | every kwh | each kwh | for every unit | for each unit | for every kwh you use | for each kwh you use | every kwh you use | each kwh you use | every unit you use | each unit you use
    `),
  ],
  dayUnitRate: list(`
    weekday and weekend day rate | weekdays and weekend day rate | weekday and weekend day unit rate | seven day day rate | per kwh day | per kwh by day | per unit day | unit by day | unit (day) | each unit by day | peak-time unit | peak-time unit (day) | day units | daytime unit | weekday and weekend days | weekdays and weekend days |
    energy day | electricity by day | day price per unit | price by day | day energy | rate 1 (day) | r1 day | day kwh rate |
    each day unit | units by day | day time units | daytime unit price
    `),
  nightUnitRate: list(`
    per kwh night | per kwh by night | per unit night | unit by night | unit (night) | each unit by night | overnight unit | overnight unit (night) | night units |
    overnight rate | energy night | electricity by night | night price per unit | price by night | night energy |
    rate 2 (night) | r2 night | each night unit | units by night | overnight price | night time unit price
    `),
  standingCharge: list(`
    every day | every day, used or not | each day, used or not | every day whether used or not | each day whether used or not | every day whether you use it or not | each day | each day costs | every day costs | each day cost | cost of each day | day standing charge | standing | fixed daily charge | daily fixed charge | daily standing | site charge per day |
    every day charge | fixed charge daily | service charge per day | standing charge daily | sc daily | standing cost |
    and if i use nothing | pence for each day | pence for day | pounds for day | fixed monthly charge | site fee | daily site fee | monthly site fee | meter standing charge | standing charges
    `),
  'estimatedAnnualConsumption?': list('forecast'),
  'tariffName?': list('offer'),
  estimatedAnnualConsumption: list(`
    our forecast | you told us you would use | you told us you'd use | you said you would use | you said you'd use | forecast for a year | our forecast for a year | forecast for the year | forecast for the year ahead | our estimate for a year |
    estimate for a year | estimated for a year | expected in a year | expected over a year | our estimate for the year ahead |
    estimated for next 12 months | estimate for next 12 months | forecast for next 12 months | expected in next 12 months | usage assumed | use assumed | usage we priced on | use we priced on | consumption we priced on | volume we priced on | usage priced on | consumption priced on | volume priced on | usage quoted on | consumption quoted on | usage we quoted on | consumption we quoted on | usage prices are based on | assumed annual use | consumption relied upon | units pa | units per annum | units a year |
    estimated units | estimated units pa | est units pa | usual year | year at yours | year at yours about | forecast each year | forecast for each year |
    consumption used for comparison | how much will i use | how much gas will i use | how much electricity will i use |
    in next 12 months we expect you to use | over next 12 months we expect you to use | in next year we expect you to use | in next 12 months we think you will use | in next 12 months you should use | we expect you to use in next 12 months | you should use about | about how much you use | annual estimate | estimate for year | likely use in a year | kwh each year |
    units used in year | units used per year | units used each year | units taken in year | ann cons | ann consumption | annual cons kwh | annual units estimate | usage per annum | yearly units | typical year |
    we expect you to use in year | we expect you to use each year | we expect you will use in year | year's use | yearly use | yearly estimate | estimated year | a year's energy | quantity per annum
    `),
  previous12MonthsConsumption: list(`
    in last 12 months you used | in past 12 months you used | over last 12 months you used | in last year you used | in last twelve months you used | last twelve months metered | last 12 months metered | twelve months to date | used last year | used in last year |
    you used in past 12 months | you used in last 12 months | you used over last 12 months | you used last year | past 12 months actual | actual last year | last 12 months actual consumption
    `),
  cclRate: [
    ...combine(list('ccl | climate change levy'), list('added | added on top | on top | extra | payable | charged')),
    ...list('levy (ccl) | ccl levy | levy on each unit | climate levy rate | levy ccl on each unit'),
  ],
  vatRate: list(
    'vat on top | output vat | vat to be added | vat added | vat extra | vat payable | vat charged | taxes',
  ),
  brokerName: list(`
    broker for this contract | broker for contract | broker on this contract | broker for this agreement | broker of record | adviser for this contract | consultant for this contract |
    tpi | third party | intermediary | introducer | who introduced you | who introduced customer | agent | energy broker | your broker | broker name | arranged by |
    arranged through | introduced by | introduced to us by | brought to us by | referred to us by | sent to us by | came to us through | energy consultant | adviser name | on behalf of customer by | consultant
    `),
  brokerUplift: list(`
    commission in unit charge | commission in unit rate | commission in unit price | fee in unit rate | fee in unit charge | fee in unit price | of which to broker | of which broker | paid to broker | goes to broker | third party costs | tpi fee | tpi fee p per kwh | tpi commission | tpi uplift | our remuneration | our fee | their fee | their commission | their remuneration | what we earn |
    what they are paid | what they earn | what we pay them | what broker is paid | what broker earns | broker pay | intermediary commission | introducer commission | consultant commission |
    commission we receive | commission rate | uplift | fee per kwh
    `),
  otherDate: list(`
    renewal window opens | you can renew from | notice by | give notice by | you said yes | signed on | said yes | agreed on |
    sent | printed | date of order | order placed | old supplier can object until | objection window | cooling off until |
    date of sale | sale date | renewal opens | dispatch date
    `),
  otherCharge: list(`
    exit charge | leaving fee | first year cost | first year | difference to today | estimate for year before tax |
    exceeded capacity | cost for year | cost of year | total for year | estimated year cost | estimated first year |
    rego certificates | basket total
    `),
};
