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

function fieldsOf(subject: string): string[] {
  if (/^(?:standing|daily|fixed) charge/i.test(subject)) return ['standingCharge'];
  return /^capacity/i.test(subject) ? ['capacityRate'] : OF_ENERGY;
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

/** Readers that take a figure without a unit for one in the unit that a sentence gives. */
export function withSaidUnits(readers: Record<string, FieldReader>, layout: Layout): Record<string, FieldReader> {
  const said = Object.entries(saidUnits(layout)).filter(([, unit]) => unit);
  return said.reduce((all, [field, unit]) => {
    const reader: FieldReader = (text, context) =>
      all[field](text, context.pair.relation === 'inline' ? context : { ...context, units: [...context.units, unit!] });
    return { ...all, [field]: reader };
  }, readers);
}
