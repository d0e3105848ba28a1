import type { FieldReader } from '../../fields/candidates.js';
import { parseRateUnit } from '../../fields/values/index.js';
import { isHypothetical, sentencesOf, type Layout } from '../../layout/index.js';
import { matchesOf } from '../../matches.js';

/** The units that a paper gives in a sentence for all figures of a kind, as printed there. */
export type SaidUnits = Record<string, string | undefined>;

/** "Unit charges are in pence per kilowatt hour; standing charges are in pounds per day", "rates in p/kWh". */
const SAID =
  /\b((?:standing|daily|fixed|capacity|unit|energy) (?:charges?|rates?|prices?)|rates|prices)\b(?: \([^)]*\))?(?: (?:is|are))?(?: all)?(?: (?:shown|given|stated|quoted|expressed|printed|set out))? in ((?:pence|pounds?|p|£|GBP)(?![a-z])(?:(?! and )[^.;,]){0,30})/gi;

const OF_ENERGY = ['unitRate', 'dayUnitRate', 'nightUnitRate', 'eveningWeekendRate'];

/** The fields whose units may be given apart from them. */
const PRICED = [...OF_ENERGY, 'standingCharge', 'capacityRate'];

function fieldsOf(subject: string): string[] {
  if (/^(?:standing|daily|fixed) charge/i.test(subject)) return ['standingCharge'];
  return /^capacity/i.test(subject) ? ['capacityRate'] : OF_ENERGY;
}

/** "(4)", "⁴", "*", "†" behind the head of a column: a mark that leads to a note. */
const MARKED = /\s?(\(\d\)|[¹²³⁴-⁹]|[*†‡]{1,2})$/;
/** The same before the note, where that begins with a unit: "(4) Pence per day for each Site.", "4 pence a day", "* £ per kVA a month". */
const NOTE =
  /(?:^|[.;:]\s+)(\(\d\)|\d|[¹²³⁴-⁹]|[*†‡]{1,2})\s?((?:in |all in )?(?:pence|pounds?|p|£)(?![a-z])[^.;]{0,50})/gi;

/** A raised figure is written as a plain one before its note. */
const plainMark = (mark: string): string => mark.normalize('NFKC');

/** The units that notes give, by their marks: "Pence per kVA of Agreed Capacity per day" is one per kVA and day. */
function notedUnits(layout: Layout): Map<string, string | undefined> {
  const noted = layout.blocks
    .filter(({ kind }) => kind !== 'setAside')
    .flatMap(({ text }) => matchesOf(text, NOTE))
    .flatMap(([, mark, unit]): [string, string][] => (parseRateUnit(unit) ? [[plainMark(mark), unit]] : []));
  const units = new Map<string, string | undefined>();
  // A mark that leads to different notes on different pages tells nothing.
  for (const [mark, unit] of noted) units.set(mark, units.has(mark) && units.get(mark) !== unit ? undefined : unit);
  return units;
}

/** The units that sentences of a paper give; none of a kind for which two say different ones. */
export function saidUnits(layout: Layout): SaidUnits {
  const said: SaidUnits = {};
  const open = layout.blocks.filter((block) => block.kind !== 'setAside' && / in /.test(block.text));
  for (const sentence of open.flatMap((block) => sentencesOf(block.text))) {
    if (isHypothetical(sentence.text)) continue;
    for (const [, subject, printed] of matchesOf(sentence.text, SAID)) {
      const unit = parseRateUnit(printed);
      for (const field of unit ? fieldsOf(subject) : []) {
        const other = said[field];
        const same = other === undefined || JSON.stringify(parseRateUnit(other)) === JSON.stringify(unit);
        said[field] = same ? printed : '';
      }
    }
  }
  return said;
}

/** Readers that take a figure without a unit for one in the unit that a note to its label or a sentence gives. */
export function withSaidUnits(readers: Record<string, FieldReader>, layout: Layout): Record<string, FieldReader> {
  const said = saidUnits(layout);
  const noted = notedUnits(layout);
  const priced = noted.size > 0 ? PRICED : PRICED.filter((field) => said[field]);
  return priced.reduce((all, field) => {
    const reader: FieldReader = (text, context) => {
      const { relation, labelBlock } = context.pair;
      const unit = noted.get(plainMark(MARKED.exec(labelBlock.text)?.[1] ?? '')) ?? said[field];
      return all[field](
        text,
        relation === 'inline' || !unit ? context : { ...context, units: [...context.units, unit] },
      );
    };
    return { ...all, [field]: reader };
  }, readers);
}
