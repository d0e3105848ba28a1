import type { Vocabulary } from '../../layout/index.js';
import { list } from './wordings.js';

/** Labels of what is no field of a contract: known so that their values are not taken for something else. */
export const OTHER_LABELS: Vocabulary = {
  otherNumber: [
    ...list(`
    company number | company registration number | registration number | registered number |
    company registration | registered company number | company reg number | VAT number | VAT registration number |
    VAT registration | charity number | quotation number | quote number | quote reference | quotation reference |
    quote | offer number | offer reference | offer | sort code | bank account number | bank account |
    companies house number | tender reference | enquiry number | LOA reference | licence number |
    opportunity reference | registered in england | registered in scotland | registered in england and wales |
    registered in england number | registered in england and wales number | your reference | our reference |
    reference number | form number | version | template | proposal number | proposal reference |
    po number | purchase order | purchase order number | envelope id | docusign envelope id | ofgem licence |
    call id | call number | call recording id | call recording reference | recording id | recording reference |
    recording | voice recording | call reference | sic code | booking reference | broker reference | tpi reference | broker code | tpi code |
    broker id | third party reference | site reference | previous contract number | previous contract | crn |
    company no. (crn) | quote id | pricing reference | price reference | bank details | account to be debited |
    originator identification number | service user number | payee account | old account number |
    previous account number | former account number | previous account | old account |
    old contract number | framework | framework number | framework reference | framework agreement number |
    notice number | notice reference | framework contract number | framework agreement reference | framework agreement | duns number
    `),
  ],
  otherContact: [
    ...list(`
    telephone | telephone number | contact telephone | mobile | mobile number | email | email address | contact |
    contact name | contact person | main contact | switchboard | fax | website | contact email | contact number |
    account manager | customer contact | position | job title | print name | signature | signed | signed by |
    authorised signatory | signatory | name and position | name | renewals team | helpline | customer services |
    emergency | gas emergency | talk to us | call us | ring us | capacity in which signed | signed for customer |
    signed for supplier | signed on behalf of | for and on behalf of | for customer | for supplier |
    existing supplier | current supplier | present supplier | previous supplier | losing supplier |
    outgoing supplier | meter operator | data collector | data aggregator | distributor | network operator |
    distribution company | dno | mop | title | sales contact | broker contact | broker telephone | broker email |
    broker address | director | agent reference | sales person | salesperson | power cut | opening hours |
    text relay | online account | meter operator agent | transporter | shipper | gas transporter | ldz | gsp |
    gsp group | region | distribution area | distribution region | dno area | dno region | network area |
    network region | supply area | supply region | pricing area | pricing region | price zone | pricing zone | zone |
    area | authorised representative | customer representative |
    quotation option name | option name | contact preference | preferred contact method | billing option | billing preference | green certificate scheme |
    tariffs considered | other tariffs considered | other products considered |
    caller | caller name | spoke to | spoken to | you spoke to | person spoken to | call taken by | call handler |
    representative of customer | representative of company | authorised person | authorised officer
    `),
  ],
  otherPlace: [
    ...list(`
    address line 1 | address line 2 | address line 3 | address line 4
    `),
  ],
  otherDate: [
    ...list(`
    date | date of offer | offer date | quote date | quotation date | date signed | signature date |
    date of signature | date of letter | issue date | date of issue | issued | prepared | prepared on |
    offer valid until | offer valid | offer expires | quote valid until | valid for | existing contract ends |
    existing contract end date | current contract ends | current contract end date | present contract ends |
    previous contract end date | date of agreement | agreement date | contract date | date of contract |
    letter of authority | authority starts | authority ends | expiry of authority | date of birth |
    date prepared | dated | printed on | read date | meter read date | open until | price valid until |
    prices held until | offer open until | quote expires | offer closes | quotation valid until |
    acceptance date | date accepted | accepted on | date of acceptance | letter date | old contract end date |
    validity of offer | validity of quote | valid until date of offer | indicative until | renewal window |
    notice window | notice date | termination notice | notice period | cooling off | order date | created |
    created on | date created | last updated | price date | authority valid until | authority valid from |
    date of quotation | deemed since | incorporated | previous contract ended | present contract end date |
    old contract ended | date of move | moved in
    `),
  ],
  otherCharge: [
    ...list(`
    exit fee | termination fee | early termination fee | estimated annual cost | estimated cost | annual cost |
    estimated annual spend | total cost | total annual cost | annual spend | estimated annual bill | year cost |
    annual cost at usual use | monthly payment | direct debit amount | monthly direct debit amount |
    management fee | meter rental | metering charge | metering | meter charge | meter operator charge |
    data collection charge | data charge | reactive power | reactive power charge | reactive charge | kvarh |
    excess capacity | excess capacity charge | exceeded capacity charge | excess availability charge |
    late payment | late payment fee | deposit | security deposit | feed in tariff | FiT | RO |
    renewables obligation | CfD | contracts for difference | TNUoS | DUoS | BSUoS | capacity market |
    capacity market charge | AAHEDC | losses | green premium | renewable premium | reconnection |
    estimated cost over 12 months | estimated contract value | contract value | annual value | annual commission |
    commission per annum | total commission | estimated commission | annual charge | network charges |
    distribution charge | transmission charge | transportation | transportation charge | settlement charge |
    index | day-ahead index | volume tolerance | tolerance | take or pay | swing | credit score | credit limit |
    meter operator own agreement | nuclear rab | rab levy | green gas levy | estimated monthly cost |
    estimated monthly payment | admin fee | administration fee | annual cost exc vat | annual price |
    unit rate out of contract | out of contract unit rate | out of contract rate |
    out of contract standing charge | deemed unit rate | deemed rate | deemed standing charge | current rate |
    current price | export rate | export unit rate | fuel mix | total | subtotal | annual standing charges cost |
    commission value | commission total | commission over term | estimated total commission | commission amount |
    estimated commission over term | tariff comparison rate | tcr | price cap | collar | wholesale price |
    shape fee | balancing fee | market price
    `),
  ],
  otherMeter: [
    ...list(`
    profile class | profile | PC | type of meter | meter type | class of meter | meter class | metering type | MTC | meter time switch code | meter timeswitch code | LLFC | LLF |
    line loss factor | line loss factor class | SSC | measurement class | meter reading | opening read |
    last read | read frequency | reading frequency | billing frequency | bill frequency | invoice frequency |
    voltage | number of sites | number of meters | total sites | number of supply points | voltage level |
    ct ratio | SOQ | supply offtake quantity | correction factor | calorific value | exit zone | read cycle |
    number of dials | registers | line number | row | ref | item | green energy | green option | green energy option | renewable option | energy source | renewable |
    eui | duos tariff id | top line | supply status | meter status | supply voltage | day kwh | night kwh |
    day volume | night volume | day usage | night usage | day consumption | night consumption | day eac |
    night eac | estimated day kwh | estimated night kwh | estimated day usage | estimated night usage | day use |
    night use | meter read | smart meter | billing | bill type | invoice type | bill format |
    consolidated billing | employee | number of employees | turnover | annual turnover | day split | night split |
    load factor | site type | type of site | annual saving | annual savings
    `),
  ],
};
