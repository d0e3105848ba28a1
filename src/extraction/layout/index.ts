/**
 * The layout of a document: what belongs to what on its pages, whatever they were read from.
 *
 *   const layout = layOut(pages, compileLexicon(VOCABULARY));
 *
 * Words become segments (ended by a column gap or a drawn line), segments become blocks: cells (one label, value or
 * heading, of one or more lines), running text, and text that is set aside (terms, worked examples). All distances are
 * measured in type heights, so that a scan that is slightly askew reads as a text layer does.
 *
 * A reader of fields works with `layout.pairs`. Each pair is a label of the lexicon and a text that may be its value:
 *
 * - `inline`: the value follows in the same text ("MPAN: 12...", "VAT is charged at 20%"); in running text too, where the
 *   passage reaches to the next label;
 * - `right`: the value stands to the right; where several do (old and new, electricity and gas), there is one pair for
 *   each, and `over` is the text that heads its column;
 * - `below`: the value stands under the label;
 * - `above`: the value stands over the label, which is its caption;
 * - `column`: the label heads a column, and `row` is the row of the value (its other cells are in `row.cells`, in the
 *   order of `row.table.header`). A row of boxes with the label above the value is a table of one row.
 *
 * One label can have pairs of several relations: take the ones whose text parses as the field's type, and of those the
 * one with the highest `fit`. `label.concepts` are the keys of the vocabulary that have this wording; `label.text` holds
 * the printed label with its unit, `label.qualifier` the words beside it ("Gas", "New", a site's name).
 *
 * A table that goes on over a page without its header is given it again there (continued.ts).
 *
 * `headingsOver(block)` tells which headings a block stands under, nearest first. `layout.tables` are the tables as such,
 * `layout.supplyNumbers` the supply numbers printed as a grid of boxes. Tick boxes stand in the text as ☒ and ☐; see
 * `tickedOptions`. `boxOfPassage` and `confidenceOf` give the evidence of a value.
 */
import type { Page } from '../page.js';
import { splitAtColumns } from './align.js';
import { withCombs } from './combs.js';
import { continuedTable, type Before } from './continued.js';
import { delimitedOf, type Delimited } from './delimited.js';
import { headsOfBoxes } from './boxed-heads.js';
import { withoutBoxNumbers } from './box-numbers.js';
import { captionsOf } from './captions.js';
import { withClauseNumbers } from './clause-numbers.js';
import { withBoldLabels } from './bold-labels.js';
import { withItemsApart } from './items-of-lines.js';
import { blocksOf, block as blockOf } from './blocks.js';
import { markHeadings, unmarkHeadings } from './headings.js';
import type { Lexicon } from './lexicon.js';
import { withoutLeadingPlaces } from './list-places.js';
import { withoutMarks } from './marked-words.js';
import type { Block, Layout, Segment, SupplyNumberGrid } from './model.js';
import { withNumbersNamed } from './named-numbers.js';
import { pairsOf, type LaidOut } from './pairs.js';
import { withPeriodsWhole } from './parted-periods.js';
import { withoutQuestionMarkers } from './question-markers.js';
import { withPrintedRules } from './printed-rules.js';
import { withoutQuotedMail } from './quoted-mail.js';
import { recutRows } from './row-cells.js';
import { textsUnderRules } from './ruled-captions.js';
import { horizontalRules, segmentsOf, verticalRules } from './segments.js';
import { siteColumnsOf, type SiteColumns } from './site-columns.js';
import { setAsideSmallPrint } from './small-print.js';
import { withSpacedDates } from './spaced-dates.js';
import { withSpacedLabels } from './spaced-labels.js';
import { withHeadsApart } from './stacked-heads.js';
import { supplyNumberGrids } from './supply-number.js';
import { tablesOf } from './tables.js';
import { tallRowsOf } from './tall-rows.js';
import { withUnitRows } from './unit-rows.js';
import { unitsUnderFigures } from './units-of-figures.js';
import { unlabelValues } from './value-columns.js';

export type {
  Block,
  BlockKind,
  Layout,
  Pair,
  Passage,
  Relation,
  Row,
  Segment,
  SupplyNumberGrid,
  Table,
} from './model.js';
export type { LabelMatch } from './label-match.js';
export { compileLexicon, type LabelPatterns, type Lexicon, type Vocabulary } from './lexicon.js';
export { atHeight } from './at-height.js';
export { unitsBehindPrices, unitsUnderFigures } from './units-of-figures.js';
export { withoutHours } from './label-shapes.js';
export { type Era, eraOf, saysBefore } from './eras.js';
export { remembering } from './remembering.js';
export { withoutColumnNumber } from './header.js';
export { headingsOver } from './headings.js';
export { rowsOfCells } from './rows-of-cells.js';
export { horizontalRules, TICKED, UNTICKED } from './segments.js';
export { boxOfPassage, confidenceOf, linesWithin, wholeOf } from './passages.js';
export { isConditional, isHypothetical, isInExample, sentenceAt, sentencesOf } from './small-print.js';
export { tickedOptions, type TickedOption, withoutUnticked } from './ticks.js';

/** Lays out the pages of one document. */
export function layOut(printed: readonly Page[], lexicon: Lexicon): Layout {
  const apart = withCombs(withoutQuestionMarkers(withoutBoxNumbers(printed.map(withoutMarks))));
  const pages = withSpacedDates(apart).map(withPrintedRules);
  const layout: Layout = { pages, blocks: [], pairs: [], tables: [], supplyNumbers: [] };
  let before: Before | undefined;
  const lines = withoutQuotedMail(
    pages.map((page) =>
      page.source === 'ocr'
        ? withPeriodsWhole(segmentsOf(page))
        : withSpacedLabels(withBoldLabels(segmentsOf(page), lexicon), lexicon),
    ),
  );
  const segments = pages.map(({ source }, i) => withItemsApart(lines[i], lexicon, source === 'ocr'));
  const sites = siteColumnsOf(pages, segments, lexicon);
  for (const [i, page] of pages.entries()) {
    const laid = layOutPage(page, sites[i].rest, lexicon);
    const { blocks, gutters, grids, captions, ruled } = laid;
    const listed = withSites(laid.listed, sites[i]);
    const rest = continuedTable(before, page, laid);
    const tables = rest ? [rest, ...laid.tables] : laid.tables;
    before = { page, blocks, tables, gutters, captions, ruled };
    for (const block of inReadingOrder([...blocks, ...listed.blocks])) {
      block.index = layout.blocks.length;
      layout.blocks.push(block);
    }
    layout.tables.push(...tables, ...listed.tables);
    layout.supplyNumbers.push(...grids);
    const parts = { blocks, tables: [...tables, ...listed.tables], gutters, captions, ruled };
    layout.pairs.push(...pairsOf(parts, lexicon, page.source === 'ocr'), ...listed.pairs);
  }
  return layout;
}

const withSites = (listed: Delimited, { blocks, tables, pairs }: SiteColumns): Delimited => ({
  rest: listed.rest,
  blocks: [...listed.blocks, ...blocks],
  tables: [...listed.tables, ...tables],
  pairs: [...listed.pairs, ...pairs],
});

/** What two readings of a page have, the second of what the first has left. */
const together = (first: Delimited, second: Delimited): Delimited => ({
  rest: second.rest,
  blocks: [...first.blocks, ...second.blocks],
  tables: [...first.tables, ...second.tables],
  pairs: [...first.pairs, ...second.pairs],
});

function layOutPage(
  page: Page,
  all: readonly Segment[],
  lexicon: Lexicon,
): LaidOut & { grids: SupplyNumberGrid[]; listed: Delimited } {
  const delimited = delimitedOf(all, lexicon, page.source === 'ocr');
  const tall = tallRowsOf(splitAtColumns(withoutLeadingPlaces(delimited.rest)), lexicon);
  const listed = together(delimited, tall);
  const segments = withClauseNumbers(tall.rest);
  const found = supplyNumberGrids(segments);
  const inGrid = new Set<Segment>(found.flatMap((grid) => grid.segments));
  const joined = blocksOf(
    page,
    segments.filter((segment) => !inGrid.has(segment)),
    lexicon,
  );
  const { gutters } = joined;
  const lenient = page.source === 'ocr';
  const headed = withHeadsApart(withUnitRows(joined.blocks, lexicon, lenient), lexicon, lenient);
  const blocks = recutRows(page, withNumbersNamed(headed), gutters);
  const grids = found.map(({ segments: parts, ...grid }) => {
    const whole = blockOf(page.number, parts, 'cell');
    whole.text = [...grid.topLine, grid.core].join(' ');
    whole.fontSize = parts[0].fontSize;
    blocks.push(whole);
    return { ...grid, blocks: [whole] };
  });
  const ordered = inReadingOrder(blocks);
  unlabelValues(ordered);
  markHeadings(ordered);
  setAsideSmallPrint(ordered);
  const ruled = textsUnderRules(ordered, horizontalRules(page));
  // A unit under its figure is no caption of it, and heads no column of what stands under it.
  const units = new Set(unitsUnderFigures(ordered).values());
  const open = ordered.filter((block) => !units.has(block));
  const boxed = headsOfBoxes(open, horizontalRules(page), verticalRules(page));
  const captions = captionsOf(open, gutters, ruled, boxed);
  unmarkHeadings(ordered, new Set(captions.values()));
  return { blocks: ordered, tables: tablesOf(open, gutters, captions), gutters, grids, captions, ruled, listed };
}

function inReadingOrder(blocks: Block[]): Block[] {
  return blocks.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}
