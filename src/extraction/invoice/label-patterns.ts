import type { LabelPatterns } from '../layout/index.js';

/**
 * What a label of a bill means that is none of the known wordings, by the words that it must have. The first that fits
 * counts, so that what must not be taken for a value of this bill comes first; the type of the value must agree, as with
 * any label.
 */
export const LABEL_PATTERNS: LabelPatterns = [
  [/\bvat\b.*\b(?:no|number|reg\w*)\b/i, 'vatNumber'],
  [/\b(?:company|registered|registration|charity)\b.*\b(?:no|number)\b/i, 'companyNumber'],
  // "Payable by BACS no later than" asks for a day
  [/^(?!.*\b(?:later than|before)$).*\b(?:bank|sort code|iban|bacs)\b/i, 'bankAccount'],
  [/\b(?:telephone|phone|call|ring|helpline|line)\b/i, 'telephone'],
  [/\b(?:order|po)\b.*\b(?:no|number|ref\w*)\b/i, 'purchaseOrder'],
  [
    /\b(?:original|previous|replaced|cancelled|earlier|last)\b.*\b(?:bill|invoice|statement)\b.*\b(?:no|number|ref\w*|id)\b/i,
    'originalInvoiceNumber',
  ],
  [
    /^(?:relat(?:ing|es) to|in respect of|against|reverses|cancels|corrects|credits) (?:our |your |the )?(?:bill|invoice|statement)(?: (?:no|number|ref)\b\.?)?$/i,
    'originalInvoiceNumber',
  ],
  [
    /\b(?:balance|owed|owing|outstanding|arrears|debt)\b.*\b(?:forward|earlier|before|previous|last)\b|\b(?:last|previous|earlier)\b.*\b(?:bill|invoice|statement|balance)\b/i,
    'previousBalance',
  ],
  [
    /\b(?:payments?|paid|receipts?)\b(?! (?:to be|must be|should be)\b).*\b(?:received|made|thank|so far)\b|\byou(?:['’]ve| have)? paid\b/i,
    'payments',
  ],
  [/\b(?:account|new|closing|overall)\b.*\bbalance\b|\bbalance\b.*\b(?:account|forward|now)\b/i, 'accountBalance'],
  [/\b(?:year|annual\w*|annum|12 months|twelve months)\b.*|\b(?:average|compared|comparison)\b/i, 'comparison'],
  [/\bcalorific\b|\b(?:heat|energy) (?:value|content) of (?:the )?gas\b/i, 'calorificValue'],
  [/\bvolume\b.*\b(?:factor|correction)\b|\bcorrect(?:ion|ing)\b.*\bfactor\b/i, 'correctionFactor'],
  [/\bmpan\b/i, 'mpan'],
  [/\bmprn?\b/i, 'mprn'],
  [/\b(?:supply|meter point|metering point)\b.*\b(?:number|no|ref\w*|id)\b/i, 'mpan', 'mprn'],
  [
    /\bserial\b|\bmeter\b.*\b(?:number|no|id|ident\w*)\b|\b(?:number|no|id) (?:of|on) (?:the |your )?meter\b/i,
    'meterSerialNumber',
  ],
  // "Smart meter", "through meter": which one
  [
    /^(?:(?:your|the|our|this|through|by|at|on|smart|digital|amr|half[- ]?hourly|hh|electricity|gas|site|main|day|night)\s+){1,3}meter$/i,
    'meterOfKind',
  ],
  [
    /\b(?:open|start|previous|first|last)\w*\b.*\bread\w*\b.*\b(?:type|status|basis|source)\b|\b(?:type|status|basis|source) of (?:the |your )?(?:open|start|prev|first)\w*\b.*\bread/i,
    'readFromType',
  ],
  [
    /\b(?:clos|end|present|current|latest|this)\w*\b.*\bread\w*\b.*\b(?:type|status|basis|source)\b|\b(?:type|status|basis|source) of (?:the |your )?(?:clos|end|pres|current|latest)\w*\b.*\bread/i,
    'readToType',
  ],
  [/\b(?:open|start|previous|first|last)\w*\b.*\bread\w*\b.*\b(?:date|on)\b/i, 'readFromDate'],
  [/\b(?:clos|end|present|current|latest|this)\w*\b.*\bread\w*\b.*\b(?:date|on)\b/i, 'readToDate'],
  [
    /\b(?:due|pay\w*|settle\w*|collect\w*|debit\w*|taken|leave your account)\b.*\b(?:by|on|before|date|due|around)\b|\bdate\b.*\b(?:due|pay\w*|collect\w*)\b|\b(?:funds|money|monies|remittance|cheque)\b.*\b(?:by|before|later than|latest)\b/i,
    'dueDate',
  ],
  [
    /\b(?:bill|invoice|statement|document|credit note|tax point|issued?|prepared|produced)\b.*\b(?:dated?|day|on)\b|\bdate\b.*\b(?:bill|invoice|statement|document|credit note|issued?|prepared|produced)\b/i,
    'invoiceDate',
  ],
  [/\b(?:bill|invoice|statement|document|credit note)\b.*\b(?:number|no|ref\w*|id|code)\b/i, 'invoiceNumber'],
  [/\b(?:account|customer|client|payer)\b.*\b(?:number|no|ref\w*|id|code)\b/i, 'supplierAccountNumber'],
  // "Our ref for you (account)"
  [
    /\b(?:ref\w*|number|code|id)\b.*\b(?:for|of) (?:you|your account|the customer|this customer)\b/i,
    'supplierAccountNumber',
  ],
  // "Northgate account", "Your Northgate Power account": with whom
  [
    /^(?:(?:your|my) )?(?!(?:savings|bank|plan|budget|online|deposit|reserve|client|escrow|previous|last|old|current|total|on|by|per|of|payee|credit|trade|cash|sales|your|my)\b)\p{L}[\p{L}&'’-]+(?: (?:power|energy|gas|electric(?:ity)?|utilities))? account$/iu,
    'supplierAccountNumber',
  ],
  [
    /\bperiod\b|\b(?:bill|invoice|statement|charges?)\b.*\b(?:covers?|covering|dates|from)\b|\b(?:dates|days) (?:covered|billed|charged)\b/i,
    'chargePeriod',
  ],
  [
    /\b(?:suppl(?:y|ied)|premises|site|property|deliver(?:y|ed)|energy|electricity|gas|used?)\b.*\baddress\b|\baddress\b.*\b(?:suppl(?:y|ied)|premises|site|energy|electricity|gas|used?)\b|^where\b.*\b(?:used?|suppl(?:y|ied))\b/i,
    'siteAddress',
  ],
  [/\b(?:bill\w*|invoice\w*|correspondence|postal|mailing)\b.*\baddress\b/i, 'billingAddress'],
  [
    /\b(?:customer|client|business|company|account holder)['’]?s?\b.*\bname\b|\bname of (?:the )?(?:customer|client|business|company|account holder)\b/i,
    'customerName',
  ],
  [/\bvat\b.*(?:\b(?:rate|percent\w*)\b|%)/i, 'vatRate'],
  [
    /\b(?:before|excluding|excl?|ex|without|net of)\b.*\b(?:vat|tax)\b|\bnet\b.*\b(?:total|amount|charges?)\b/i,
    'amountDueNetOfVat',
  ],
  [/\b(?:including|incl?|inc|with|plus)\b.*\b(?:vat|tax)\b/i, 'totalAmount'],
  [/\bvat\b/i, 'vat'],
  [/\b(?:how|method|means)\b.*\bpa(?:y|ys|ying|id|yment)\b|\bpaid by\b/i, 'paymentMethod'],
];
