import { unitsBehindPrices, unitsUnderFigures, type Block, type Layout } from '../../layout/index.js';

/** "(per day)" as the caption of the figure over it. */
const UNIT = /^\W*(?:(?:p|pence|£) ?)?(?:per|an?|each|every) (?:kwh|unit|day|month|quarter|year)\W*$/i;

/** The units that stand in a cell of their own, behind their figure or under it. */
export interface UnitsApart {
  of(figure: Block): Block | undefined;
  /** The figure with its unit: "70.22p per day". */
  whole(figure: Block): string;
}

/** Finds the units of a paper that stand apart from their figures. */
export function unitsApart({ blocks, pairs }: Layout): UnitsApart {
  const captions = pairs.filter(({ relation, labelBlock }) => relation === 'above' && UNIT.test(labelBlock.text));
  const units = new Map<Block, Block>([
    ...captions.map(({ value, labelBlock }) => [value.block, labelBlock] as const),
    ...unitsUnderFigures(blocks),
    ...unitsBehindPrices(blocks),
  ]);
  const of = (figure: Block): Block | undefined => units.get(figure);
  return {
    of,
    whole: (figure) => [figure, of(figure)].flatMap((each) => each?.text.replace(/[()]/g, '') ?? []).join(' '),
  };
}
