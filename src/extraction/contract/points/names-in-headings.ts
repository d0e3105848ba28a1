import { findSupplierNames } from '../../catalogue/index.js';
import { paymentMethodsIn } from '../../fields/values/index.js';
import { isOfOneSize } from '../../layout/geometry.js';
import { headingsOver, type Block } from '../../layout/index.js';
import { areTitles, isShaped, unnumbered, withoutNumbers } from './names.js';
import type { Point } from './point.js';

/** Cards of several sites, each under the name of its own: "Main surgery", "Branch surgery". */
export function nameByHeadings(points: readonly Point[], values: ReadonlySet<Block>): void {
  const over = points.map((point) =>
    point.mentions.flatMap(({ pair, passage }) => [
      ...(pair ? headingsOver(pair.labelBlock) : []),
      ...headingsOver(passage.block),
    ]),
  );
  if (!nameAfter(points, overTables(points), values)) nameAfter(points, over, values);
}

/** The heading right over the table of each point, where each has one of its own; it may stand over the first column alone. */
function overTables(points: readonly Point[]): Block[][] {
  const tables = points.map(({ mentions }) => mentions.find(({ pair }) => pair?.row)?.pair?.row?.table);
  const areOwn = tables.every(Boolean) && new Set(tables).size === points.length;
  return tables.map((table) => (areOwn ? headingsOver(table!.header[0]).slice(0, 1) : []));
}

/** Gives the points the names in the headings over them, if each has one, and all are alike. */
function nameAfter(points: readonly Point[], over: readonly (readonly Block[])[], values: ReadonlySet<Block>): boolean {
  const heads = over.map((headings, i) =>
    headings.find(
      (heading) =>
        !values.has(heading) &&
        isShaped(unnumbered(heading.text)) &&
        // "4. Head Office" is a name in a list, though the words are a label.
        (heading.label?.qualifier !== '' || unnumbered(heading.text) !== heading.text) &&
        !over.some((others, j) => j !== i && others.includes(heading)),
    ),
  );
  const [first] = heads;
  const alike = heads.every(
    (heading) => heading && first && isOfOneSize(heading, first) && heading.bold === first.bold,
  );
  const titles = withoutNumbers(heads.map((heading) => heading?.text ?? ''));
  const named = titles.every((title) => findSupplierNames(title).length === 0 && paymentMethodsIn(title).length === 0);
  // The electricity and the gas of a site have one name.
  const own = new Set(points.map(({ type }, i) => `${type} ${titles[i]}`));
  if (!alike || !named || !areTitles(titles) || own.size < points.length || new Set(titles).size < 2) return false;
  points.forEach((point, i) => (point.names = [titles[i]]));
  return true;
}
