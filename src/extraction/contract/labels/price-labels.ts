import type { Vocabulary } from '../../layout/index.js';
import { SINGLE_OR_DAY } from './band-labels.js';
import { combine, list } from './wordings.js';

const USES = list(`
    consumption | usage | use | volume | kwh | demand | units | energy use | energy usage | energy consumption |
    electricity use | electricity usage | electricity consumption | gas use | gas usage | gas consumption
    `);
const LAST_YEAR = list(`
    last 12 months | past 12 months | previous 12 months | 12 months | last year | previous year | past year |
    last twelve months | past twelve months | previous twelve months | prior 12 months | preceding 12 months |
    latest 12 months | last 12 m | past 12 m | previous 12 m | prev 12 m | prev 12 months | prev 12 mths | prior 12 m |
    last 12m | past 12m | previous 12m | prev 12m | prior 12m | prior 12 mths | last 12 mths | prior twelve months |
    preceding twelve months | prior year | preceding year
    `);

/** Labels of supply points, prices, use and taxes. */
export const PRICE_LABELS: Vocabulary = {
  mpan: [
    ...list(`
    MPAN core number | electricity meter point number | meter point administration | bottom line | MPAN ID |
    import supply number | electricity MPAN | metering point administration number | metering point MPAN |
    mpan identifier | core number | MPAN (13 digits) | 13 digit MPAN | 21 digit MPAN
    `),
  ],
  mprn: [
    ...list(`
    gas meter point number | meter point MPRN | supply meter point reference | gas supply point reference |
    gas mprn | SMP | meter reference number | gas supply reference
    `),
  ],
  meterPoint: [
    ...list(`
    supply number | meter point | meter point number | MPAN / MPRN | MPAN/MPRN | MPAN or MPRN | MPAN / MPR |
    MPAN/MPR | supply point | supply point number | meter point ID | MPxN | supply point ID | supply reference |
    metering point | meter point reference MPAN MPRN | supply ID | supply point identifier | meter supply number |
    delivery point | POD | supply point reference MPAN MPRN | mpan mprn | meter points (mpan/mprn) |
    metering point number | metering point id | supply number (mpan/mprn) | supply identifier |
    meter point identifier | mpan / mprn number | identity of supply | supply identity | identification of supply |
    identity of meter point | identity of supply point
    `),
    ...combine(
      list(
        'meter point | meter point reference | meter point number | supply point | supply point reference | reference | number',
      ),
      list('mpan / mprn | mpan or mprn | mprn / mpan | mprn or mpan | mpan and mprn | mpan / mpr'),
    ),
  ],
  meterSerialNumber: [
    ...list(`
    serial | meter | meter details | meter asset serial | meter serial ID | installed meter | meter fitted |
    device number | serial of meter | number on meter | serial number on the meter | serial number of the meter | meter s/n | s/n | meter asset number
    `),
  ],
  supplyType: [
    ...list(`
    service | type of energy | energy | supply | type of fuel | what we supply | meter type
    `),
  ],
  tariffName: [
    ...combine(
      list('tariff | product | plan'),
      list('and | / | &'),
      list('price basis | price type | pricing | basis | pricing basis | type | kind | type of price | kind of price'),
    ),
    ...list(`
    name of plan | product selected | tariff plan | product chosen | product title | tariff product |
    plan chosen | chosen plan | product and adviser | product and broker | tariff selected | tariff title |
    product description | product offered | electricity tariff | gas tariff | electricity plan | gas plan |
    tariff chosen | rate plan | renewal product | contract name | offer name | price book | rate card
    `),
  ],
  isFixedContract: [
    ...list(`
    prices are | fixed or variable | type of tariff | price model | product basis | type of rate |
    pricing method | purchasing | purchase method | supply basis | price guarantee | basis of pricing |
    price terms | kind of contract | kind of tariff | fixed or flexible | contract basis | contract structure |
    price arrangement | price structure | pricing structure | tariff structure | rates are | nature of prices | can prices change | will prices change | are prices fixed |
    price certainty | how prices work | how prices are set | how we price
    `),
  ],
  customerType: [
    ...list(`
    customer category | category of customer | customer class | kind of customer | premises type |
    type of premises | supply class | domestic or business | home or business | business or home | use of premises | customer segment | segment | use |
    domestic or non-domestic | business or domestic | usage type | market sector | sector | property type |
    classification
    `),
  ],
  isMicroBusiness: [
    ...list(`
    micro business declaration | is customer micro business | microbusiness declaration | are you micro business |
    do you qualify as micro business | microbusiness customer | is customer microbusiness |
    are you a microbusiness | micro | declared micro business | micro business y/n | microbusiness y/n |
    is the business a micro business
    `),
  ],
  paymentMethod: [
    ...list(`
    how will you pay | how do you pay | how would you like to pay | settlement of invoices | settlement of bills | settlement of accounts |
    settlement of charges | settlement of statements | payment of accounts |
    payment of invoices | payment of bills | invoices are paid by | paying your bill | paying for energy |
    you will pay by | form of payment | payment means | payment and terms | means of payment | mode of payment |
    bills paid by | bill payment | how customer pays | how bills are paid | payment details |
    chosen payment method | preferred payment method | settlement | settlement method
    `),
  ],
  unitRate: [
    ...SINGLE_OR_DAY,
    ...combine(
      list('price | rate | gas price | electricity price | unit price | unit rate | price per kwh'),
      list('to begin with | to start with | at start | at outset | at first | initially | from start'),
    ),
    ...combine(
      list('commodity | energy | gas | electricity | price | unit | charge | contract | product | all'),
      list('p/kwh | £/kwh | pence per kwh | ppkwh'),
    ),
    ...list(`
    single unit rate | consumption rate | consumption price | usage rate | usage price | price | all unit rate | any time rate | 24h rate | consumption charge | usage charge |
    kwh rate | kwh price | unit | ppkwh | unrestricted rate | unrestricted | opening unit rate | opening rate |
    current unit rate | price per kilowatt hour | rate 1 all | contracted unit rate | contract price |
    all-day unit rate | charge per kwh | single rate (all day) | gas commodity | price for energy |
    energy (all units) | unit price of energy | charge for energy | variable charge | variable rate |
    each unit | for each kwh | every kwh | what you pay per unit | all-in rate | price all in | all-in price |
    all inclusive rate | all-inclusive unit rate | bundled unit rate | delivered rate | delivered price
    `),
  ],
  standingCharge: [
    ...list(`
    fixed | standing daily charge | standing rate | availability standing charge | fixed cost per day |
    standing fee | standing price | p/day | pence per day | £/day | £/month | p/month | £ per day | £ per month | £/quarter |
    p per day | fixed charge per day | fixed charge per month | stdg charge | std chg | daily |
    standing charge per month | fixed supply charge | standing charge per site | daily sc | sc | daily cost |
    fixed site charge | fixed rate per day | fixed daily fee | daily fixed fee | daily fee |
    fixed fee per day | daily site fee | fixed daily cost | fixed daily price | fixed daily rate
    `),
  ],
  estimatedAnnualConsumption: [
    ...combine(
      list(`
    estimated | expected | forecast | projected | anticipated | predicted | contracted | agreed | assumed |
    likely | planned | contract | 
    `),
      ['annual'],
      USES,
    ),
    ...combine(
      list(`
    estimated | expected | forecast | projected | anticipated | predicted | contracted | assumed | likely |
    planned
    `),
      USES,
    ),
    ...combine(
      USES,
      list(`
    per year | a year | each year | per annum | annual | year | in a year | over a year | annual estimate |
    estimate per year
    `),
    ),
    ...combine(list('estimate of | estimate of annual | forecast of annual'), USES),
    ...list(`
    expected use | expected annual use | forecast consumption | annual consumption estimate |
    our estimate of annual use | our estimate of use | our estimate | estimate of annual use |
    estimated annual energy | estimated kwh | contract annual quantity | contract quantity | formula year AQ |
    estimated usage per year | estimated use per year | use per year | consumption per year | year consumption |
    EAC AQ | AQ/EAC | estimated annual electricity use | estimated annual gas use |
    annual electricity consumption | annual gas consumption | annual demand | predicted annual consumption |
    volume | contracted annual volume | annual contract quantity | ACQ | annual forecast | consumption forecast |
    forecast usage | forecast annual volume | consumption | usage | estimated energy use | expected consumption |
    projected usage | est annual | predicted annual usage | anticipated usage | assumed annual consumption |
    annual requirement | annual consumption (est) | reference consumption | baseline consumption |
    total annual kwh | total eac | we expect you to use | we expect | we think you will use | we think you’ll use |
    you will use about | expected to use | assumed consumption | assumed usage | consumption assumption |
    estimated use | likely annual use | annual units
    `),
  ],
  previous12MonthsConsumption: [
    ...combine(
      [
        'used',
        'units used',
        'energy used',
        'kwh used',
        'electricity used',
        'gas used',
        'actual consumption',
        'actual usage',
        'actual use',
        'metered consumption',
        'metered use',
        ...USES,
      ],
      list('in | over | during | for | '),
      LAST_YEAR,
    ),
    ...combine(
      LAST_YEAR,
      list(`
    consumption | usage | use | kwh | actual | actual use | actual consumption | actual usage | volume | history
    `),
    ),
    ...list(`
    ly | ly kwh | ly usage | ly consumption | l12m | l12m kwh | ltm kwh | py kwh |
    last 12 months consumption | units used in last 12 months | 12 month use | last year consumption |
    12 month consumption | use in last 12 months | consumption in previous 12 months | consumption last year |
    last year use | kwh used in last 12 months | actual use last 12 months | past 12 months use |
    past year consumption | consumption over last 12 months | actual usage | actual 12 months |
    actual consumption | rolling 12 months | rolling 12 month consumption | trailing 12 months |
    prior year consumption | prev 12m | last 12m | 12m actual | previous 12m | consumption (previous 12 months) |
    metered last 12 months | metered consumption last 12 months | used in past year |
    historic annual consumption | historic usage | historical usage | measured last 12 months |
    energy used last year | previous years use
    `),
  ],
  maximumImportCapacity: [
    ...combine(
      list(
        'capacity | supply capacity | import capacity | maximum capacity | site capacity | connection capacity | availability',
      ),
      list('agreed with | agreed with the | held with | held with the | registered with | registered with the'),
      list(
        'network | network operator | network company | distributor | distribution company | dno | local network operator',
      ),
    ),
    ...list(`
    capacity | agreed availability | maximum import capacity MIC | agreed supply capacity ASC | availability |
    availability kva | kva agreed | maximum demand agreed | maximum import | capacity agreed |
    connection capacity | authorised import capacity | capacity (asc) | authorised kva | mic/asc | asc/mic |
    dc capacity
    `),
  ],
  capacityRate: [
    ...list(`
    import capacity charge | maximum import capacity charge | agreed supply capacity charge | capacity unit rate |
    p/kva | £/kva | £/kva/month | p/kva /day | p/kva per day | £/kva /month | £/kva per month |
    £/kva /day | £/kva per day | pence per kva per day | pence per kva per month | pence a kva a day |
    p per kva per day | p per kva per month | p per kva | p a kva a day | £ per kva per day | £ per kva per month |
    £ per kva | £ a kva a month | DUoS availability charge | availability price | rate per kva |
    agreed availability charge | kva price
    `),
  ],
  directDebitDiscount: [
    ...list(`
    direct debit rebate | discount if paid by direct debit | discount when paying by direct debit |
    direct debit price reduction | reduction for direct debit | discount by direct debit |
    direct debit allowance | allowance for direct debit | allowance for paying by direct debit | off for direct debit | off bill for direct debit | off your bill for direct debit | off bills for direct debit | off for paying by direct debit | direct debit offer
    `),
  ],
  brokerName: [
    ...list(`
    appointed agent | purchasing agent | purchasing agent of buyer | purchasing agent of customer | buying agent | procurement agent | energy adviser | adviser | advisor | energy advisor | consultancy | intermediary name |
    broker/consultant | broker/tpi | tpi/broker | partner | channel partner | contract arranged by | brokered by |
    procured by | procurement consultant | introducing broker | broker company | third party representative |
    representative | third party (broker) | appointed consultant | consultant name | fee paid to | fee payable to |
    commission paid to | commission payable to | purchasing body | purchasing organisation | buying organisation |
    purchasing consortium | buying consortium
    `),
  ],
  brokerUplift: [
    ...combine(
      list('variable | unit rate | unit price | per unit | consumption'),
      list('commission | uplift | broker commission | broker fee'),
    ),
    ...list(`
    third party commission | commission in unit rate | broker uplift in rates | uplift rate | commission uplift |
    commission to broker | fee in unit price | adviser fee | agent commission | commission in rates |
    commission per kwh | included commission | third party intermediary fee |
    commission in price | commission in rate | commission in unit rate | commission in unit price | commission within price |
    uplift in price | uplift in rate | uplift in unit rate | fee in price | fee in rate | broker fee in rate |
    third party intermediary commission | introducer fee | broker cost | broker rate | commission paid to broker |
    broker remuneration | intermediary uplift | commission included in unit rate | uplift included in rates |
    uplift included | agent fee | consultant fee | tpi cost | cost of broker | third party charge | service fee |
    procurement fee | broker service fee | advisor fee | commission payable | commission element |
    third-party service cost | bureau fee | consortium fee | partnership fee | purchasing fee | buying fee
    `),
  ],
  vatRate: [
    ...list(`
    VAT rate applied | vat applied | vat added to all charges | vat on all charges | vat added to charges | vat added to every charge | vat added to bill | vat current rate | current vat rate | current rate of vat | vat rate currently
    `),
  ],
  cclRate: [
    ...list(`
    climate change levy charge | levy | ccl current rate | current ccl rate | current rate of ccl |
    climate change levy current rate | climate change levy ccl current rate | rate of ccl | rate of climate change levy
    `),
  ],
};
