import type { Candidate, ReadingContext } from '../../fields/candidates.js';
import type { Block, Layout, Pair } from '../../layout/index.js';
import type { ContractFields, Extraction } from '../../results.js';
import { headOf, type Sights, type Span, type Testimony, type ValueOf, Witness } from '../../witness/index.js';
import type { Numbers } from '../points/turns.js';
import { CONTRACT_READERS } from '../readers/readers.js';
import { hearDoubted } from './doubted.js';
import { FigureHearing } from './figure-hearing.js';
import { NUMBERS, OF_CONTRACT, OF_POINTS, type Role, SAID, type Value } from './figure-roles.js';

/** So much of a text tells what its first figure is. */
const FAR = 90;

/** Reads a figure or a day as the value of a role, as that field's own reader would beside a label. */
export function figuresOf(layout: Layout, sights: Sights): ValueOf<Value> {
  const ocr = new Set(layout.pages.filter(({ source }) => source === 'ocr').map(({ number }) => number));
  return (span, role) => {
    if (span.kind !== 'figure') return span.value;
    const text = span.block.text.slice(span.start, span.start + FAR);
    const context = contextOf(span, text, sights, ocr.has(span.block.page));
    const [reading] = CONTRACT_READERS[role](text, context);
    if (!reading || reading.start > 1 || (reading.field ?? role) !== role) return undefined;
    return reading.value as Value;
  };
}

function contextOf(span: Span, text: string, sights: Sights, ocr: boolean): ReadingContext {
  const line = sights.lineOf(span);
  const [left, over] = span.block.text.length > SAID ? [] : [headOf(line, 'left')?.block, headOf(line, 'up')?.block];
  const head: Block | undefined = left ?? over;
  const said = { concepts: [], start: 0, end: 0, text: head?.text ?? '', qualifier: '', words: 1, weak: false };
  const value = { block: span.block, start: span.start, end: span.start + text.length, text };
  const pair: Pair = { label: said, labelBlock: head ?? span.block, value, relation: 'right', fit: 1, over };
  return { pair, ocr, units: [left, over].flatMap((each) => each?.text ?? []) };
}

/** A reading beside what the witness says of figures, days and numbers: what the rules leave open is filled in. */
export function withFigures(
  read: Extraction<ContractFields>,
  layout: Layout,
  sights: Sights,
  { numbers, candidates, points }: { numbers: Witness; candidates: readonly Candidate[]; points: Numbers },
): void {
  const figures = new Witness<Value>(layout, sights, ['figure', 'date'], figuresOf(layout, sights));
  const witnessOf = (role: Role): Witness<Value> => (NUMBERS.has(role) ? numbers : figures);
  for (const role of [...OF_CONTRACT, ...OF_POINTS]) hearDoubted(read, layout, role, witnessOf(role));
  hearDoubted(read, layout, 'supplierAccountNumber', numbers);
  const toldOf = (role: Role): readonly Testimony<Value>[] => witnessOf(role).of(role);
  const likely = (role: Role, value: Value): number => witnessOf(role).likely(role, value);
  const hearing = new FigureHearing(read, layout, sights, points, candidates, toldOf, likely);
  hearing.withoutUpliftAsLevy();
  hearing.renamed();
  for (const role of OF_CONTRACT) hearing.ofContract(role);
  for (const role of OF_POINTS) hearing.ofPoints(role);
}
