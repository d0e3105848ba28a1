const UNIT_LINE =
  /^[([]?(?:(?:in )?(?:p|£|pence|pounds?|gbp|k(?:wh|va|w)|mwh|%|per cent|a|per|day|month|year|annum|quarter|site|meter|vat|excl?\.?|incl?\.?|of|[/ ().,])+)[)\]]?$/i;

/** A unit says of what it is, or how much: "Day" alone is none, nor is "VAT". */
export const isUnitLine = (text: string): boolean =>
  UNIT_LINE.test(text) && !/^vat$/i.test(text) && /[p£%/([]|k(?:wh|va|w)|mwh|gbp|vat|[ei]n?cl|\ba\s|\bof\b/i.test(text);
