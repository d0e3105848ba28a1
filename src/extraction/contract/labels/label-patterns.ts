import type { LabelPatterns } from '../../layout/index.js';

/** "Address for supply and for bills (the same)": one address for both, where it says nothing of another. */
const BOTH_ADDRESSES: LabelPatterns[number] = [
  /^(?!.*\b(?:if|not|different|other|than)\b)(?:(?:address|premises|place)\b.*\b(?:supply|supplied|site|meter)\b.*\b(?:bills?|invoices?|post)\b|(?:address|premises|place)\b.*\b(?:bills?|invoices?|post)\b.*\b(?:supply|supplied|site|meter)\b)/i,
  'siteAddress',
  'billingAddress',
];

/** Words that turn a price or a use into another, whatever wording of it stands beside them. */
export const TURNING_PATTERNS: LabelPatterns = [
  BOTH_ADDRESSES,
  // "MWh a year", "Yearly MWh": the unit of the figures under it is all that such a head says.
  [
    /^[kmg]wh(?: used)?[\s/]*(?:(?:an?|per|each|every|in an?|for an?|over an?) )?(?:year|annum|yr|p\.?a\.?)$|^(?:annual|yearly) [mg]wh$|^(?:annual|yearly) [kmg]wh (?:that )?(?:you|we|they) (?:expect|think|use|need)\b/i,
    'estimatedAnnualConsumption',
  ],
  [/\b(?:green|renewable|carbon|average|typical|market)\b.*\b(?:uplift|commission|fee|margin)\b/i, 'otherCharge'],
  [
    /^(?:(?!\b(?:incl\w*|with|plus|inc|exc\w*|rate|price)\b).)*\b(?:uplift|commission|brokerage|(?:tpi|broker|intermediary|consultan\w+|advis[eo]r)(?:['’]?s)? (?:fee|share|margin|cost|charge|payment|amount))\b/i,
    'brokerUplift',
  ],
  // "Our fee, in the rate": what the maker of a paper takes of a price.
  [
    /^our (?:\p{L}+ )?(?:fee|margin|charge|share),? (?:(?:included |contained )?(?:in|of|inside|within) )(?:the |each |every |your )?(?:\p{L}+ )?(?:rates?|prices?|units?|kwh)\b/iu,
    'brokerUplift',
  ],
  // "Payable to introducer, per kWh, in the price"
  [
    /\b(?:payable|paid|due|goes) to (?:the |your )?(?:introducer|intermediary|broker|tpi|agent|adviser|advisor|consultant)\b.*\b(?:kwh|unit|price|rate)\b/i,
    'brokerUplift',
  ],
  [/^(?:units? |energy |electricity |gas )?(?:is |are )?charged at$/i, 'unitRate'],
  [/\b(?:exceeded|excess|reactive)\b/i, 'otherCharge'],
  [/^(?!.*\bimport\b).*\b(?:export|generat(?:or|ion))\b.*\b(?:capacity|kva|rate|price|charge)s?\b/i, 'otherCharge'],
  [/^(?:(?:the )?(?:market|wholesale) )?day[- ]ahead\b/i, 'otherCharge'],
  [/^(?!.*\b(?:capacity|availability|kva)\b).*\b(?:duos|tnuos|bsuos)\b/i, 'otherCharge'],
  [/\b(?:surcharge|penalty|fail(?:ed|ure)|unpaid|returned)\b/i, 'otherCharge'],
  [
    /\b(?:cheapest|comparable|alternative|considered)\b.*\b(?:tariff|product|plan)s?\b|\b(?:tariff|product|plan)s? (?:considered|compared)\b/i,
    'otherMeter',
  ],
  [/\b(?:national|regional|industry) average\b/i, 'otherMeter'],
  [
    /^(?!.*\bimport\b)(?!.*\bmpans?\b).*\bexport(?:ed)?\b.*\b(?:12|twelve|year|annual|volume|kwh|units)\b/i,
    'otherMeter',
  ],
  [/\bsupplier(?:['’]?s)?\b.*\b(?:margin|uplift)\b|\b(?:supplier|seller)(?:['’]?s)? (?:own )?fee\b/i, 'otherCharge'],
  // To whom a letter goes that knows no name: "The Occupier's representative" over the one that it found.
  [/^(?:the )?(?:new )?(?:occupier|tenant)(?:['’]?s)? (?:representative|agent)$/i, 'customerName'],
  // "CCL rate last year"
  [/\b(?:rate|price|charge)s?\b.*\b(?:last|previous|prior) year$/i, 'otherCharge'],
  // "Security deposit paid by": another payment than that of the bills.
  [
    /\b(?:deposits?|refunds?|commission|credit balances?)\b.*\b(?:paid|payable|issued|returned|made) (?:by|to)\b/i,
    'otherCharge',
  ],
  // "Meter certification expiry", "Letter of authority ends"
  [
    /\b(?:certificat\w+|licen[cs]e|insurance|authority|tenancy|lease|mandate)\b.*\b(?:expir\w+|ends?|until|starts?|term|period)\b/i,
    'otherDate',
  ],
  [
    /\b(?:director|guarantor|landlord|proprietor|broker|(?:managing )?agent|ombudsman|operator|collector|aggregator|distributor|bank)(?:['’]?s)?(?: \w+)? address\b/i,
    'otherContact',
  ],
  [/\b(?:last|previous) (?:month|quarter|week)\b|\b(?:last|previous) (?:tenant|occupier)\b/i, 'otherMeter'],
  // The head of a row, "Per day" under "Per kWh", and no unit under a figure.
  [/^Per day$/, 'standingCharge'],
  // "Electricity MPAN / Gas supply number" over a column for both fuels.
  [
    /\bmpans?\b.*(?:\/|\b(?:or|and)\b).*\b(?:mprn?s?|m numbers?|gas|meter point ref\w*)\b|\b(?:mprn?s?|m numbers?|gas|meter point ref\w*)\b.*(?:\/|\b(?:or|and)\b).*\bmpans?\b/i,
    'meterPoint',
  ],
  [/\b(?:give|serve|send|receive)\b.*\bnotice\b|\bnotice (?:date|deadline)\b/i, 'noticePeriod'],
  [
    /^(?!.*\b(?:last|past|previous|prior|preceding|before|ending|to date)\b).*\b(?:forecast|estimat\w*|expect\w*|projected|anticipated)\b.*\b(?:next|over|for|in)\b.*\b(?:12|twelve) months\b/i,
    'estimatedAnnualConsumption',
  ],
  [
    /\b(?:us(?:e|age|ed)|consum\w+|volume|kwh|metered)\b.*\b(?:last|past|previous|prior|preceding)\b.*\b(?:12m?|twelve|year)\b|\b(?:last|past|previous|prior|preceding)\b.*\b(?:12m?|twelve|year)\b.*\b(?:us(?:e|age|ed)|consum\w+|volume|kwh|metered)\b/i,
    'previous12MonthsConsumption',
  ],
];

/**
 * What a label means that is none of the known wordings, by the words that it must have. Tried in this order on short
 * texts that can be a label; the type of the value must agree, as with any label.
 */
export const LABEL_PATTERNS: LabelPatterns = [
  [
    /\b(?:last|past|previous|prior|preceding)\b.*\b(?:12m?|twelve|year)\b.*|\b(?:12m?|twelve)\b.*\b(?:to date|actual|used)\b|\b(?:in|over|during|for|across) (?:the )?(?:(?:12|twelve) months?|year) (?:before|prior to|preceding|to|up to|until|ending|ended)\b/i,
    'previous12MonthsConsumption',
  ],
  // "12 months to October", "Twelve months ended 31 March"
  [
    /^(?:the )?(?:12|twelve) months (?:to|up to|until|ending|ended)(?: (?:the )?(?:end of|\d{1,2}(?:st|nd|rd|th)?))? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*\b/i,
    'previous12MonthsConsumption',
  ],
  // "Units we expect in a year"
  [
    /^units\b.*\b(?:expect\w*|estimat\w*|assum\w*|forecast|think|plan)\b.*\b(?:year|annum|12 months|twelve months)$/i,
    'estimatedAnnualConsumption',
  ],
  [
    /\b(?:year|annual\w*|annum|12 months|twelve months)\b.*\b(?:us(?:e|ed|age|ing)|consum\w+|electricity|gas|energy|kwh|volume|quantity)\b|\b(?:us(?:e|age|ing)|consum\w+|electricity|gas|energy|kwh|volume|quantity)\b.*\b(?:year|annual\w*|annum)\b/i,
    'estimatedAnnualConsumption',
  ],
  [
    /\b(?:eac|aq)\b|\b(?:us(?:e|age)|consum\w+|volume|kwh|quantity)\b.*\b(?:priced|quoted|based|assumed|estimate\w*|forecast)\b/i,
    'estimatedAnnualConsumption',
  ],
  [
    /^(?:expect\w*|estimat\w*|forecast|likely|assumed|anticipated|projected)\b.*\b(?:year|annum|12 months|twelve months)$/i,
    'estimatedAnnualConsumption',
  ],
  [
    /^how much\b.*\b(?:us(?:e|ing)|need)\b|^we (?:guess|reckon|think|expect|estimate|assume)\b.*\b(?:use|need)$/i,
    'estimatedAnnualConsumption',
  ],
  [
    /\b(?:commission|uplift)\b|\b(?:broker|tpi|intermediary|adviser|advisor|consultant)(?:['’]?s)?\b.*\b(?:fee|cost|charge|margin|share|rate)\b/i,
    'brokerUplift',
  ],
  // "Agent's margin in rate": what a meter's agent or an agent of the site earns is none of the price.
  [
    /\b(?:(?<!\b(?:meter|collection|managing|letting|estate)[- ])agent|introducer|reseller)(?:['’]?s)?\b.*\b(?:fee|charge|margin|share|cut)\b/i,
    'brokerUplift',
  ],
  // "of which consultant (p per kWh)"
  [
    /^(?!.*\b(?:rate|price|day|night)s?\b).*\b(?:broker|tpi|third party|intermediary|introducer|adviser|advisor|consultan(?:t|cy))\b.*(?:\bp|\bpence|£)\s?(?:\/|per )\s?kwh\b/i,
    'brokerUplift',
  ],
  // "Did a third party help, and what do they get?"
  [
    /^(?:did|does|has|have|was|were|is)\b.*\b(?:third party|broker|intermediary|anyone|anybody|somebody|someone)\b.*\b(?:help|arrang|involv|introduc|paid|act)\w*\b.*\?$/i,
    'brokerName',
  ],
  [/\b(?:broker|tpi|intermediary|introducer|arranged|consultancy|adviser|advisor)\b/i, 'brokerName'],
  [/\bmicro[-\s]?(?:business|enterprise)\b/i, 'isMicroBusiness'],
  [/\b(?:climate change|ccl)\b/i, 'cclRate'],
  [/\bvat\b(?!.*\b(?:number|no|reg\w*)\b)/i, 'vatRate'],
  [
    /^(?!.*\b(?:online|paper\w*|e-?bill\w*|multi\w*|loyalty|introductory|welcome|volume|relief|certificate|early)\b).*\bdiscount\b/i,
    'directDebitDiscount',
  ],
  // "taken off every bill while you pay by Direct Debit"
  [/\b(?:off|reduction|saving)\b.*\b(?:bills?|prices?|rates?|charges?)\b.*\bdirect debit\b/i, 'directDebitDiscount'],
  // "Date on which the fixed prices end": it asks for a day, whatever ends on it.
  [
    /^(?:date|day)\b.*\b(?:prices?|rates?|contract|agreement|tariff|supply|term)\b.*\b(?:ends?|ending|expir\w+|finish\w*|stops?|cease\w*|lapses?|runs? out|comes? to an end)$/i,
    'contractEndDate',
  ],
  [
    /^(?:date|day)\b.*\b(?:prices?|rates?|contract|agreement|tariff|supply|term)\b.*\b(?:starts?|starting|begins?|beginning|commenc\w+|appl(?:y|ies)|takes? effect)$/i,
    'contractStartDate',
  ],
  // "Eve & w/end units": the rate of a band is in no other field.
  [
    /^(?!.*\b(?:day|night)\b).*\b(?:eve|evenings?|week-?ends?|w\/end)\b.*\b(?:unit|rate|price|charge|cost|kwh)s?\b/i,
    'eveningWeekendRate',
  ],
  [/^(?:price|cost|charge) (?:of|for|per) (?:an?|one|each|every) (?:day|month|quarter)$/i, 'standingCharge'],
  // "What each day will set us back (p)", "Per meter per day (p)"
  [
    /^(?!.*\b(?:kwh|units?|kva|capacity)\b).*\b(?:each|every|per|an?) (?:day|month|quarter)\b.*[(,] ?(?:in )?(?:p|£|pence|pounds)\)?$/i,
    'standingCharge',
  ],
  // "Just for being connected, each day", "Any day": a price of time, where nothing else is counted or paid by it.
  [
    /^(?!.*\b(?:kwh|units?|kva|capacity|us(?:e|ed|age)|pay\w*|paid|bill\w*|invoic\w*|total|cost|spend|amount|instal\w+|debit|read\w*|meter\w*|data|fees?|vat|ccl|levy|hours?|night|saving|discount|export|due|taken|from)\b).*\b(?:any|each|every|by the) (?:day|month|quarter)$/i,
    'standingCharge',
  ],
  [/\bnight\b.*\b(?:unit|rate|price|charge|kwh)s?\b|\b(?:unit|rate|price|charge)s?\b.*\bnight\b/i, 'nightUnitRate'],
  [
    /\b(?<!\ball[- ])day(?![- ]ahead)(?:time)?\b.*\b(?:unit|rate|price|kwh)s?\b.*|\b(?:unit|rate|price)s?\b.*\b(?:by day|(?<!\ball[- ])day(?:time)?)\b/i,
    'dayUnitRate',
  ],
  // "Washing in the daytime", "Used at night": the band of a price alone.
  [/\b(?:in the|by|during the) day(?:time)?$/i, 'dayUnitRate'],
  [/\b(?:at|by|during the) night$/i, 'nightUnitRate'],
  [
    /\b(?:daily|a day|per day|each day|standing|fixed|monthly)\b.*\b(?:charge|cost|fee)\b|\b(?:charge|cost|fee)\b.*\b(?:a day|per day|each day|every day)\b/i,
    'standingCharge',
  ],
  [
    /^(?:what|how much) (?:will|do|does|must|shall)\b.*\b(?:i|you|we|it|customer)\b.*\b(?:pay|cost|charged?)\?$/i,
    'unitRate',
  ],
  [
    /\b(?:price|cost|rate|charge|pay)\b.*\b(?:unit|kwh|kilowatt)\b|\b(?:each|every|per|any|by the) (?:unit|kwh|kilowatt[- ]hour)\b/i,
    'unitRate',
  ],
  [/\bcapacity\b.*\b(?:charge|price|rate|cost)\b|\b(?:per|an?|each|every) kva\b/i, 'capacityRate'],
  [/\b(?:capacity|kva)\b/i, 'maximumImportCapacity'],
  [/\bmpan\b/i, 'mpan'],
  [/\bmprn?\b/i, 'mprn'],
  [
    /\b(?:meter|metering|supply|delivery)[\s-]?point\b(?!.*\baddress\b)|\bgas supply (?:number|no|ref\w*|id)\b/i,
    'meterPoint',
  ],
  [
    /\bserial\b|\b(?:on|from) (?:the )?(?:front|face|label|plate|case|casing) of (?:the |your )?meter\b|^(?:printed|stamped|shown|written) on (?:the |your )?meter$/i,
    'meterSerialNumber',
  ],
  [/\b(?:contract|agreement|deal|call-?off)\b.*\b(?:number|no|ref\w*|id|code)\b/i, 'contractNumber'],
  [
    /\b(?:account|customer)\b.*\b(?:number|no|ref\w*|id|code)\b|^(?:what|which) (?:number|reference)\b.*\baccount\?$/i,
    'supplierAccountNumber',
  ],
  // "Northwind account", "Northwind Energy account": the account with the supplier, by its name.
  [
    /^(?!(?:bank|building|payer|payee|debit|current|savings|deposit|nominated|client|my|main|name|key|old|former|previous|last|existing|losing)\b)\p{Lu}[\p{L}&.-]*(?: (?:energy|power|gas|business))? account$/iu,
    'supplierAccountNumber',
  ],
  BOTH_ADDRESSES,
  [
    /\b(?:bills?|invoices?|post|letters|correspondence|paperwork)\b.*\b(?:to|address|sent)\b|\baddress\b.*\b(?:for|of) (?:\p{L}+ ){0,2}(?:bills?|invoices?|post|letters|correspondence|paperwork|mail)\b|\bwhere\b.*\b(?:bills?|invoices?)\b/iu,
    'billingAddress',
  ],
  [/^we (?:write|post|send (?:bills|letters|post|paperwork))(?: to)?(?: you)?(?: at)?$/i, 'billingAddress'],
  [/^which (?:contract|agreement)\b.*\?$/i, 'contractNumber'],
  // "Shop supplied", "Offices to be supplied"
  [
    /^(?:the |your |our )?(?:shops?|stores?|offices?|buildings?|factory|units?|works|farms?|pubs?|restaurants?|hotels?|schools?|church|hall|surgery|workshops?|warehouses?|studio|kitchen|café|cafe|house|salon|depots?|property|place)(?: address)?(?: to be)? \(?supplied\)?$/i,
    'siteAddress',
  ],
  // The words of a sentence set as labels: "and the customer | ...", "for electricity at | ..."
  [/^and (?:the |our )?(?:customer|client|buyer|purchaser|consumer)$/i, 'customerName'],
  [/^(?:for|supplying) (?:the )?(?:electricity|gas|power|energy) (?:at|to)$/i, 'siteAddress'],
  [/^(?:whose |with its )?(?:registered|head) (?:office )?(?:is )?at$/i, 'supplierAddress'],
  [/^which (?:premises|building|address|propert(?:y|ies))\b.*\?$/i, 'siteAddress'],
  [/^when\b.*\b(?:start|begin)\w*\b.*\b(?:stop|end|finish)\w*\b.*\?$/i, 'contractPeriod'],
  [
    /^(?:when|(?:for|over|during) (?:what|which) (?:period|term|dates?|time))\b.*\b(?:runs?|in force|valid|last)\b.*\?$/i,
    'contractPeriod',
  ],
  [
    /^since when\b.*\?$|^(?:from|since|on) (?:what|which) (?:date|day)\b.*\b(?:suppl\w+|start\w*|begins?|take\w* over)\b.*\?$/i,
    'contractStartDate',
  ],
  [/^(?:until|till|up to) (?:when|(?:what|which) (?:date|day))\b.*\?$/i, 'contractEndDate'],
  [
    /^(?:what|where)\b.*\b(?:supplier|seller)\b.*\baddress\b.*\?$|\baddress of (?:the |your |our )?(?:supplier|seller)\b/i,
    'supplierAddress',
  ],
  [
    /\bwho (?:is|are|will be) supplying\b|^who (?:will|does|do you|shall) supply\b|^who supplies\b|^who is (?:my|our|your|the) (?:new )?(?:energy |gas |electricity )?supplier\b|\bname of (?:the )?supplier\b|^who (?:is|was) (?:my|our|your|the) (?:\w+ )?(?:contract|agreement) with\b/i,
    'supplierName',
  ],
  [
    /\bin whose name\b|^who (?:is|are|do)\b.*\b(?:for|you|customer|supply)\b|\bname of (?:the )?(?:customer|business|company|client|buyer)\b|\b(?:customer|client|buyer|business|company)['’]?s? (?:full |legal |registered )*name\b/i,
    'customerName',
  ],
  [
    /^(?:which|what)\b.*\b(?:tariff|plan|product|deal)\b.*\?$|\b(?:which|what) (?:tariff|plan|product)\b|\bname of (?:the |your )?(?:tariff|plan|product|offer|deal)\b|^what (?:am i|are we|is (?:my|our) (?:meter|business|supply)|have (?:i|we) (?:bought|chosen|taken|signed up (?:to|for))|did (?:i|we) (?:buy|choose|take|sign up (?:to|for)))(?: (?:now|on|with you))*\?$/i,
    'tariffName',
  ],
  [
    /\b(?:where it is|where (?:do we|we|the (?:energy|electricity|gas|supply|meter))|supply|supplied|premises|site)\b.*\b(?:is|supply|supplied|goes|address|used|located|at)\b|^where it is$|^where\?$/i,
    'siteAddress',
  ],
  [
    /^(?:you|we|i) pay$|\b(?:how|way|ways|method)\b.*\bpa(?:y|ys|ying|id|yment)\b|\bpa(?:y|ys|ying|id) (?:by|via|through|using)$/i,
    'paymentMethod',
  ],
  [
    /\b(?:fix\w*|variable|chang\w+)\b.*\b(?:prices?|rates?)\b|\b(?:prices?|rates?)\b.*\b(?:fix\w*|variable|chang\w+|go up|move|rise|increase|vary)\b|\b(?:kind|type|sort|nature|basis) of (?:the |our |your )?(?:price|contract|rate|deal)s?\b/i,
    'isFixedContract',
  ],
  [/(?:\bp|\bpence|£)\s?(?:\/|per )\s?(?:day|month|quarter|year|annum)\b/i, 'standingCharge'],
  [/(?:\bp|\bpence|£)\s?(?:\/|per )\s?kwh\b/i, 'unitRate'],
  [/\b(?:how long|lasts?|that makes|length|duration)\b/i, 'contractTermMonths'],
  [
    /\b(?:starts?|starting|begins?|beginning|commenc\w+|first day|goes live|kicks? off|takes effect)\b/i,
    'contractStartDate',
  ],
  [
    /\b(?:ends?|ending|expir\w+|finish\w*|last day|runs? out|wraps? up|comes to an end)\b|\bstops(?: on)?$/i,
    'contractEndDate',
  ],
];
