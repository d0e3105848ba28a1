import { FORM } from '../../legal-forms.js';
import { findSupplierNames } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName } from '../../fields/values/index.js';
import { wholeOf, type Block, type Layout } from '../../layout/index.js';
import { isOfBrokers } from './own-papers.js';

/** How far down the first page its title may stand. */
const HEAD = 0.14;
/** "Northwind Energy Bureau Ltd – tender award and contract schedule": who made a sheet that only who buys for others makes. */
const OF_TENDER = new RegExp(
  String.raw`^((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|\(\w+\)\s+){1,6}(?:${FORM})\.?)\s*(?:[–|:·-]|—)\s*(?:[\p{L}-]+ ){0,4}?(?:tenders?|award|procurement|price (?:report|comparison)|recommendation)\b`,
  'iu',
);

/** "Northwind Energy Bureau for Hale Joinery Ltd": who made a sheet, and whom it acted for. */
const FOR_CLIENT = new RegExp(
  String.raw`^(?:(?:[Pp]repared|[Rr]eport|[Tt]ender) by )?((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+){1,6}?)for ((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|of\s+){1,7}?(?:${FORM}))\b`,
  'u',
);

/** The broker, by the title of its own sheet of what it placed with a supplier. */
export function headBrokers({ blocks, pages: [page] }: Layout): Candidate<string>[] {
  return blocks.flatMap((block) => {
    if (block.page !== page.number || block.kind === 'setAside' || block.y0 > HEAD * page.height) return [];
    const acting = FOR_CLIENT.exec(block.text);
    if (acting && isOfBrokers(acting[1]) && findSupplierNames(acting[1]).length === 0) return actingFor(block, acting);
    const name = OF_TENDER.exec(block.text)?.[1];
    if (!name || findSupplierNames(name).length > 0) return [];
    const passage = partOf(wholeOf(block), 0, name.length);
    return [{ field: 'brokerName', value: cleanName(name), confidence: 0.55, passage }];
  });
}

function actingFor(block: Block, [all, broker, customer]: readonly string[]): Candidate<string>[] {
  const from = all.indexOf(broker);
  const named = (field: string, name: string, start: number): Candidate<string> => ({
    field,
    value: cleanName(name),
    confidence: 0.55,
    passage: partOf(wholeOf(block), start, start + name.length),
  });
  return [named('brokerName', broker.trimEnd(), from), named('customerName', customer, all.length - customer.length)];
}
