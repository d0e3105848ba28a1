import { FORM } from '../../legal-forms.js';
import { findSupplierNames } from '../../catalogue/index.js';
import { partOf, type Candidate } from '../../fields/candidates.js';
import { cleanName } from '../../fields/values/index.js';
import { wholeOf, type Layout } from '../../layout/index.js';

/** How far down the first page its title may stand. */
const HEAD = 0.14;
/** "Northwind Energy Bureau Ltd – tender award and contract schedule": who made a sheet that only who buys for others makes. */
const OF_TENDER = new RegExp(
  String.raw`^((?:[\p{Lu}\d][\p{L}\d'’&.+-]*\s+|&\s+|and\s+|\(\w+\)\s+){1,6}(?:${FORM})\.?)\s*(?:[–|:·-]|—)\s*(?:[\p{L}-]+ ){0,4}?(?:tenders?|award|procurement|price (?:report|comparison)|recommendation)\b`,
  'iu',
);

/** The broker, by the title of its own sheet of what it placed with a supplier. */
export function headBrokers({ blocks, pages: [page] }: Layout): Candidate<string>[] {
  return blocks.flatMap((block) => {
    if (block.page !== page.number || block.kind === 'setAside' || block.y0 > HEAD * page.height) return [];
    const name = OF_TENDER.exec(block.text)?.[1];
    if (!name || findSupplierNames(name).length > 0) return [];
    const passage = partOf(wholeOf(block), 0, name.length);
    return [{ field: 'brokerName', value: cleanName(name), confidence: 0.55, passage }];
  });
}
