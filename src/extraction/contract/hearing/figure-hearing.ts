import type { Candidate } from '../../fields/candidates.js';
import { boxOfPassage, eraOf, type Layout, type Passage, sentenceAt } from '../../layout/index.js';
import type { ContractFields, Evidence, Extraction, SupplyType } from '../../results.js';
import { headOf, type Sights, type Testimony } from '../../witness/index.js';
import { ELECTRICITY_ONLY } from '../choice/point-fields.js';
import { isNotOfThis } from '../choice/not-of-this.js';
import { isReducedForSome } from '../readers/amount-readers.js';
import { namesDayAndNight } from '../readers/band-readers.js';
import { placesOfPoints } from '../points/template.js';
import { type Numbers, turnsOfPoints } from '../points/turns.js';
import {
  AS_LIKELY_AS_ONE,
  type ContractRole,
  IN_COLUMNS,
  IN_ONE_PLACE,
  isOfPoint,
  NUMBERS,
  OF_ALL_POINTS,
  OF_POINTS,
  type PointRole,
  type Role,
  SAID,
  type Value,
} from './figure-roles.js';
import { leads, shower } from './told.js';
import { leastLikely } from '../trust.js';

/** A value of the rules that is less likely gives way to one that is so likely. */
const HARDLY = 0.05;
const LIKELY_INSTEAD = 0.7;

/** As another figure than the rules have it for a value is given that is so likely. */
const LIKELY_RENAMED = 0.8;

/** True for a passage that what is shown overlaps. */
function isAt(passage: Passage, { page, box: { x0, y0, x1, y1 } }: Evidence): boolean {
  const box = boxOfPassage(passage);
  return page === passage.block.page && x0 < box.x1 && box.x0 < x1 && y0 < box.y1 && box.y0 < y1;
}

const FUEL = String.raw`\b(electric(?:ity)?|power|gas)\b`;
const FUEL_BEHIND = new RegExp(String.raw`^[^\d,;.]{0,30}?${FUEL}`, 'i');
const FUEL_FIRST = new RegExp(String.raw`^\D*${FUEL}`, 'i');
const FUEL_BEFORE = new RegExp(String.raw`${FUEL}[^\d,;.]{0,20}$`, 'i');

/** "0.60p per electric unit and 0.25p for gas": which of them a value is for, by what stands behind it, or before it where a fuel comes first. */
function fuelOf({ places: [{ passage }] }: Testimony<Value>): SupplyType | undefined {
  const { block, start, end } = passage;
  const sentence = sentenceAt(block.text, start);
  if (!sentence) return undefined;
  const [before, behind] = [block.text.slice(sentence.start, start), block.text.slice(end, sentence.end)];
  const own = FUEL_FIRST.test(sentence.text) ? FUEL_BEFORE.exec(before) : FUEL_BEHIND.exec(behind);
  return own ? (/^gas$/i.test(own[1]) ? 'gas' : 'electricity') : undefined;
}

/** Of so sure a value of a supply point the words of its sentence tell nothing that the witness did not see. */
const SURELY = 0.95;

/** A share of anything else than a tax on sales is no rate of it. */
const OF_TAX = /\b(?:v\.?a\.?t|tax(?:es|ed)?)\b/i;

const FOR_MORE = /\bexce(?:ss|eding|eded)\b/i;

/** What is told by words of a sentence, in which figures of other fields stand. */
const IN_SENTENCES = /\/(?:paymentMethod|is[A-Z]\w+|customerType|supplyType)$/;

/** "GE-4402" and "GE-4402 7719" are cuts of one number. */
const isPartOf = (one: Testimony<Value>, other: Testimony<Value>): boolean =>
  typeof one.value === 'string' && other.folded.includes(one.folded);

/** "No. BR/GAS/12331": of what it is the number, the title over it tells, which the rules read. */
const UNDER_TITLE = /^\W*(?:no|number)\b/i;

/** What the witness says of figures, heard for one reading. */
export class FigureHearing {
  private readonly shown: ReturnType<typeof shower>;

  constructor(
    private readonly read: Extraction<ContractFields>,
    layout: Layout,
    private readonly sights: Sights,
    private readonly numbers: Numbers,
    private readonly candidates: readonly Candidate[],
    private readonly toldOf: (role: Role) => readonly Testimony<Value>[],
    private readonly likely: (role: Role, value: Value) => number,
  ) {
    this.shown = shower(layout);
  }

  /** The rate of a levy that the rules have, and the witness surely for what a broker gets of each kWh: it makes room. */
  withoutUpliftAsLevy(): void {
    const { fields, evidence } = this.read;
    const [{ cclRate }, shown] = [fields, evidence['/cclRate']];
    if (cclRate === undefined || !shown || this.likely('cclRate', cclRate) >= HARDLY) return;
    const told = this.toldOf('brokerUplift').find(({ value }) => value === cclRate);
    if (!told?.places.some(({ likely, passage }) => likely >= LIKELY_RENAMED && isAt(passage, shown))) return;
    delete fields.cclRate;
    delete evidence['/cclRate'];
  }

  /** What the rules have for one figure of a supply point, and the witness surely for another: "29.40" as the unit rate, where it is the day's. */
  renamed(): void {
    const { fields, evidence } = this.read;
    for (const [i, point] of fields.supplyPoints.entries())
      for (const role of OF_POINTS) {
        const shown = evidence[`/supplyPoints/${i}/${role}`];
        if (!shown || role === 'standingCharge' || NUMBERS.has(role) || !this.isDisbelieved(i, role)) continue;
        if (role === 'unitRate' && this.isUnderBothBands(shown)) continue;
        const value = point[role] as number;
        const [found] = OF_POINTS.flatMap((other) => {
          const told = this.toldOf(other).find((each) => each.value === value);
          const place = told?.places.find(({ likely, passage }) => likely >= LIKELY_RENAMED && isAt(passage, shown));
          return told && place ? [{ other, told: { ...told, likely: place.likely, places: [place] } }] : [];
        });
        if (found) this.exchange(i, role, found.other, found.told);
      }
  }

  /** Gives a figure in place of another one of a supply point, or in its own place, if the point may have it without that. */
  private exchange(i: number, role: PointRole, other: PointRole, told: Testimony<Value>): void {
    const { fields, evidence } = this.read;
    const point = fields.supplyPoints[i];
    const { [role]: value } = point;
    delete point[role];
    if (this.isOpen(i, other)) {
      delete evidence[`/supplyPoints/${i}/${role}`];
      this.setOfPoint(i, other, told);
    } else Object.assign(point, { [role]: value });
  }

  ofContract(role: ContractRole): void {
    const { fields, evidence } = this.read;
    if (role === 'vatRate' && fields.supplyPoints.some((point) => point.vatRate !== undefined)) return;
    const told = fields[role] === undefined ? this.told(role) : undefined;
    if (!told) return;
    Object.assign(fields, { [role]: told.value });
    evidence[`/${role}`] = this.shown(role, told);
  }

  ofPoints(role: PointRole): void {
    const points = this.read.fields.supplyPoints;
    if (points.length === 1) {
      const told = points[0][role] === undefined ? this.told(role) : undefined;
      if (told) this.setOfPoint(0, role, told);
      return;
    }
    this.instead(role);
    const open = points.flatMap((_, i) => (this.isOpen(i, role) ? [i] : []));
    if (open.length === 0) return;
    const isPassedOver = ({ places: [{ passage }] }: Testimony<Value>): boolean => this.isPassedOver(role, passage);
    const free = this.toldOf(role).flatMap((told) => this.asFarAsFree(role, told));
    const least = AS_LIKELY_AS_ONE.has(role) ? leastLikely(role) : undefined;
    const ofPlaces = free.filter((told) => IN_COLUMNS.has(role) || !isPassedOver(told));
    this.setOfPoints(role, placesOfPoints(this.read, ofPlaces, { least, isPassedOver }));
    const left = open.filter((i) => this.isOpen(i, role));
    this.setOfPoints(role, turnsOfPoints(this.numbers, free, left, least));
    if (!OF_ALL_POINTS.has(role)) return;
    const still = open.filter(
      (i) => this.isOpen(i, role) && (role !== 'capacityRate' || points[i].maximumImportCapacity !== undefined),
    );
    if (still.length < open.length) return;
    const isSaid = (told: Testimony<Value>): boolean =>
      this.isSaidOfAll(told) && (!isPassedOver(told) || (told.likely >= SURELY && IN_ONE_PLACE.has(role)));
    this.setOfPoints(role, this.ofAll(role, free, isSaid, still));
  }

  /** What is said once for all supply points, or once for those of each fuel. */
  private ofAll(
    role: PointRole,
    free: readonly Testimony<Value>[],
    isSaid: (told: Testimony<Value>) => boolean,
    open: readonly number[],
  ): Map<number, Testimony<Value>> {
    const found = new Map<number, Testimony<Value>>();
    const give = ([first, ...others]: readonly Testimony<Value>[], to: readonly number[]): void => {
      if (first && first.likely >= leastLikely(role) && leads(first, others) && isSaid(first))
        for (const i of to) found.set(i, first);
    };
    give(free, open);
    if (found.size > 0) return found;
    for (const fuel of ['electricity', 'gas'] as const) {
      const own = free.filter((told) => (fuelOf(told) ?? fuel) === fuel);
      give(
        own,
        open.filter((i) => this.read.fields.supplyPoints[i].supplyType === fuel),
      );
    }
    return found;
  }

  /** Outside of what is said of one supply point and the next: over them all, or behind them all in a text of its own. */
  private isSaidOfAll({ places: [{ passage }] }: Testimony<Value>): boolean {
    const { mentions, at } = this.numbers;
    const [first, last] = [mentions.at(0), mentions.at(-1)];
    if (!first || !last) return false;
    const here = at(passage.block, passage.start);
    return here < first.at || (here > last.at && passage.block !== last.block);
  }

  /** Values of the rules that are hardly any, where the witness has another at the same place beside the number of each of their points. */
  private instead(role: PointRole): void {
    const points = this.read.fields.supplyPoints;
    const doubted = new Set(points.flatMap((_, i) => (this.isDisbelieved(i, role) ? [i] : [])));
    if (doubted.size < 2) return;
    const others = this.toldOf(role).filter((told) => !this.isTaken(told, role));
    const found = placesOfPoints(this.read, others, { least: LIKELY_INSTEAD });
    if (![...doubted].every((i) => (found.get(i)?.likely ?? 0) >= LIKELY_INSTEAD)) return;
    for (const i of doubted) this.exchange(i, role, role, found.get(i)!);
  }

  private isDisbelieved(i: number, role: PointRole): boolean {
    const { [role]: value, standingChargeType: type } = this.read.fields.supplyPoints[i];
    if (value === undefined) return false;
    return this.likely(role, (role === 'standingCharge' ? { pence: value, type } : value) as Value) < HARDLY;
  }

  /** One price under "Day / night" is of neither alone, whatever the head sounds like. */
  private isUnderBothBands(shown: Evidence): boolean {
    return this.candidates.some(
      ({ field, pair, passage }) =>
        field === 'unitRate' && pair && namesDayAndNight(pair.labelBlock.text) && isAt(passage, shown),
    );
  }

  private setOfPoints(role: PointRole, told: ReadonlyMap<number, Testimony<Value>>): void {
    for (const [i, each] of told) if (this.isOpen(i, role)) this.setOfPoint(i, role, each);
  }

  /** A value as far as its places are those of no other. */
  private asFarAsFree(role: Role, told: Testimony<Value>): Testimony<Value>[] {
    const places = told.places.filter((place) => this.isFree(role, { ...told, places: [place] }));
    return places.length > 0 ? [{ ...told, likely: places[0].likely, places }] : [];
  }

  /** What the witness has for a field that the rules leave open, if it is sure enough of it. */
  private told(role: Role): Testimony<Value> | undefined {
    const [first, ...others] = this.toldOf(role);
    if (!first || first.likely < leastLikely(role)) return undefined;
    const rivals = others.filter((other) => !isPartOf(other, first) && !isPartOf(first, other));
    const [{ passage }] = first.places;
    return leads(first, rivals) && this.isFree(role, first) && !this.isPassedOver(role, passage) ? first : undefined;
  }

  /** Neither the value of another field, nor of another contract by the words around it. */
  private isFree(role: Role, told: Testimony<Value>): boolean {
    const [{ passage }] = told.places;
    if (this.isTaken(told)) return false;
    if (role === 'previous12MonthsConsumption') return true;
    const own = sentenceAt(passage.block.text, passage.start)?.text ?? passage.block.text;
    const isTax = [own, ...this.headsOf(passage)].some((text) => OF_TAX.test(text));
    if (role === 'vatRate' && (!isTax || isReducedForSome(Number(told.value), own))) return false;
    if (role === 'contractNumber' && UNDER_TITLE.test(passage.block.text)) return false;
    return ((isOfPoint(role) && told.likely >= SURELY) || !isNotOfThis(passage)) && !this.isUnderFormer(passage);
  }

  /** The rules saw it for that field and did not take it. */
  private isPassedOver(role: Role, { block, start, end }: Passage): boolean {
    return this.candidates.some(
      ({ field, passage }) => field === role && passage.block === block && passage.start < end && start < passage.end,
    );
  }

  /** What stands left of a passage and over it. */
  private headsOf(passage: Passage): string[] {
    const line = this.sights.lineOf(passage);
    return (['left', 'up'] as const).flatMap((side) => headOf(line, side)?.segment.text ?? []);
  }

  /** "Previous unit rate", left of it or over it, or what is paid for drawing more than was agreed. */
  private isUnderFormer(passage: Passage): boolean {
    const isSaid = passage.block.text.length > SAID;
    return !isSaid && this.headsOf(passage).some((head) => eraOf(head) === 'former' || FOR_MORE.test(head));
  }

  private isTaken({ value, places: [{ passage }] }: Testimony<Value>, but?: Role): boolean {
    if (value === this.read.fields.supplierAccountNumber) return true;
    return Object.entries(this.read.evidence).some(
      ([pointer, each]) => !IN_SENTENCES.test(pointer) && !(but && pointer.endsWith(but)) && isAt(passage, each),
    );
  }

  /** True for a supply point that lacks a field which it may have. */
  private isOpen(i: number, role: PointRole): boolean {
    const point = this.read.fields.supplyPoints[i];
    if (point[role] !== undefined) return false;
    if (point.supplyType === 'gas' && ELECTRICITY_ONLY.includes(role)) return false;
    if (role === 'unitRate') return (point.dayUnitRate ?? point.nightUnitRate) === undefined;
    return !/^(?:day|night)UnitRate$/.test(role) || point.unitRate === undefined;
  }

  private setOfPoint(i: number, role: PointRole, told: Testimony<Value>): void {
    if (!this.isOpen(i, role)) return;
    const point = this.read.fields.supplyPoints[i];
    const shown = this.shown(role, told);
    const at = `/supplyPoints/${i}`;
    if (typeof told.value === 'object') {
      Object.assign(point, { standingCharge: told.value.pence, standingChargeType: told.value.type });
      this.read.evidence[`${at}/standingChargeType`] = shown;
    } else Object.assign(point, { [role]: told.value });
    this.read.evidence[`${at}/${role}`] = shown;
  }
}
