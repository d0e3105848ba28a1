import { ENDS_IN_FORM, FORM, FORM_ALONE } from '../legal-forms.js';
import { findSupplierNames } from '../catalogue/index.js';
import {
  addressLikeness,
  cleanName,
  findAddresses,
  findDates,
  findPostcodes,
  foldName,
  nameLikeness,
  withoutGreeting,
} from '../fields/values/index.js';
import type { Layout, Pair, Segment } from '../layout/index.js';
import { ADDRESSEE, addressBlocksOf, DEPARTMENT, type AddressBlock } from './address-blocks.js';
import { withoutAttention } from './addressee.js';
import { addressBeside, addressesSupplied, addressesSuppliedOver, INTO } from './addresses.js';
import { best, foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';
import { greeted } from './greeted.js';
import { addressesAtHome } from './home.js';
import { labelled } from './labelled.js';
import { siteAbove } from './site-above.js';
import { aboutLabel } from './name-about-label.js';
import { withNamesRightUnder } from './right-under.js';
import { supplierOf } from './supplier.js';
import { matchesOf } from '../matches.js';

/** What stands behind a name on its line: what is set well apart, and the address. */
const ADDRESS_BEHIND = new RegExp(String.raw` {2,}|(?:,\s*(?=(?:unit|units|\d)))|(?<=\b(?:${FORM})),`, 'i');

/** The customer: named beside a label, or the first line of the address that the bill is sent to. */
export function customerOf(layout: Layout, lines: readonly Line[]): Found<string> | undefined {
  const stated = labelled(withNamesRightUnder(layout), 'customerName', (text, _options, pair) => {
    // "as the account holder. On 4 June you asked": the words of a label at the end of a sentence
    if (/^\s*[.;!?]/.test(text)) return undefined;
    // "Northgate Co-operative Limited": a word that goes on is no label
    if (pair.relation === 'inline' && goesOn(pair)) return undefined;
    const whole = withAddress(pair) ?? text;
    const line = aboutLabel(pair, layout) ?? (pair.value.block.lines.length > 1 ? firstLine(pair, whole) : whole);
    // "Buyer 35802: Pargeter Glass Limited"
    const name = cleanName(
      line
        .replace(/^\W*[\w/-]*\d[\w/-]*\s*:\s+/, '')
        .split(ADDRESS_BEHIND)[0]
        .split(findPostcodes(line).length > 0 ? ',' : '\n')[0],
    );
    const { kind, confidence } = nameLikeness(name);
    // "a trading name of Octopus Energy Limited": words that go on a sentence begin no name
    if (/^(?:of|for|to|at|by|in|is|as|and|or|with)\b/.test(name)) return undefined;
    if (findPostcodes(name).some(({ start, end }) => start === 0 && end === name.length)) return undefined;
    if (findDates(name).length > 0 || DEPARTMENT.test(name)) return undefined;
    if (confidence < 0.35 || findSupplierNames(name).length > 0) return undefined;
    return { value: name, text: name, start: 0, end: name.length, confidence: kind === 'other' ? 0.6 : 1 };
  });
  const supplier = supplierOf(layout, lines, undefined);
  const addressed = addressBlocksOf(layout).flatMap((block) => namedIn(block, layout.pages[0].height, supplier?.value));
  const found = [...stated.filter((one) => one.confidence > 0.3), ...addressed, ...overAddress(layout)];
  const others = found.filter((one) => !isOfSupplier(one.value, supplier));
  return (
    best(others.length > 0 ? others : found) ??
    best(madeOutTo(lines, supplier)) ??
    best(greeted(lines)) ??
    onlyCompany(lines, supplier)
  );
}

/** "Northgate Energy Trading Limited" is whom the paper calls Northgate Energy. */
const isOfSupplier = (name: string, supplier: Found<string> | undefined): boolean =>
  supplier !== undefined && foldName(name).startsWith(foldName(supplier.value));

const goesOn = ({ label, value }: Pair): boolean =>
  /^-\p{Ll}/u.test(value.block.text.slice(label.start + label.text.length));

const LONGEST = 140;

/** The rest of a label's text where it is a name with its address: words of an address can be labels elsewhere. */
function withAddress({ relation, value }: Pair): string | undefined {
  const rest = value.block.text.slice(value.start);
  const [code] = relation === 'inline' ? findPostcodes(rest) : [];
  return code && code.end < LONGEST && !/[£%]|\d{6,}/.test(rest.slice(0, code.end)) ? rest : undefined;
}

/** "Your bill has been prepared for Fernhill Bowls Club", "Bill NP4711 dated 07/12/2026 for Fernhill Bowls Club", "This invoice is made out to Fernhill Foods Limited". */
const MADE_OUT_TO =
  /\b(?:bill|invoice|statement|credit note|account)\b[^.:;]{0,30}\b(?:made|prepared|issued|produced|raised|drawn up|written|addressed|sent|is|are|dated [\d/.-]{6,10})(?: out| up)?(?: ready)? (?:for|to) (?:the )?((?:\p{Lu}[\p{L}\p{N}&'’()-]*)(?:\s+(?:(?:&|and|of|the|for)\s+){0,2}\(?\p{Lu}[\p{L}\p{N}&'’()-]*){1,7})/gu;

/** The customers that sentences name, where it is a company or an association by its name. */
function madeOutTo(lines: readonly Line[], supplier: Found<string> | undefined): Found<string>[] {
  return lines.flatMap((line) =>
    matchesOf(line.text, MADE_OUT_TO).flatMap((match) => {
      const name = cleanName(match[1]);
      const { kind, confidence } = nameLikeness(name);
      if (kind === 'other' || findSupplierNames(name).length > 0 || foldName(name) === foldName(supplier?.value ?? ''))
        return [];
      const end = match.index + match[0].length;
      return [foundInLine(line, end - match[1].length, end, name, 0.6 * confidence)];
    }),
  );
}

/** What stands in one line of a value of several: of an address, the name over it. A name may be broken before its form. */
function firstLine({ relation, value }: Pair, text: string): string {
  if (relation !== 'inline') {
    const [first, second, ...more] = value.block.lines;
    const isBroken =
      more.length === 0 &&
      !ENDS_IN_FORM.test(first.text) &&
      ENDS_IN_FORM.test(second.text) &&
      !/\d/.test(first.text + second.text);
    return isBroken || FORM_ALONE.test(second.text) ? `${first.text} ${second.text}` : first.text;
  }
  let end = -1;
  for (const line of value.block.lines) {
    end += line.text.length + 1;
    if (end > value.start) break;
  }
  return text.slice(0, Math.max(0, end - value.start));
}

/** No word of a name is longer than that: a long run of letters would be looked through from each of them. */
const COMPANY = new RegExp(
  String.raw`(?:\p{Lu}[\p{L}\p{N}&'’.()-]{0,60} (?:(?:&|and|of|the) )?){1,6}(?:${FORM})\b`,
  'gu',
);
const OF_OTHERS =
  /\b(?:registered|company(?! (?:ltd|limited|plc|llp)\b)|vat reg|team|payable|queries|write|brokers?|(?:old|former|previous|last|new|next) supplier)\b/i;

/** The only company that the paper names besides the supplier. */
function onlyCompany(lines: readonly Line[], supplier: Found<string> | undefined): Found<string> | undefined {
  const named = lines
    .filter((line) => !OF_OTHERS.test(line.text))
    .flatMap((line) =>
      matchesOf(line.text, COMPANY).map((match) =>
        foundInLine(line, match.index, match.index + match[0].length, cleanName(withoutGreeting(match[0])), 0.45),
      ),
    )
    // "Northgate (UK) Limited" is not called UK
    .filter(({ text }) => !/^[^(]*\)/.test(text))
    .filter(({ value }) => findSupplierNames(value).length === 0 && !isOfSupplier(value, supplier));
  const names = new Set(named.map(({ value }) => foldName(value)));
  return names.size === 1 ? named[0] : undefined;
}

/** A name of a company or a person over lines of an address whose postcode was not read. */
function overAddress(layout: Layout): Found<string>[] {
  const [first] = layout.pages;
  return layout.blocks
    .filter((block) => block.page === first.number && block.lines.length >= 2 && block.y0 < 0.4 * first.height)
    .flatMap((block) => {
      const [line, next] = block.lines;
      const { kind, confidence } = nameLikeness(line.text);
      if (
        kind === 'other' ||
        confidence < 0.75 ||
        addressLikeness(next.text) < 0.6 ||
        findSupplierNames(line.text).length > 0
      )
        return [];
      const { page, x0, y0, x1, y1 } = line;
      return [
        { value: cleanName(line.text), page, box: { x0, y0, x1, y1 }, text: line.text, confidence: 0.5 * confidence },
      ];
    });
}

/** "Ltd" as OCR gives it. */
const MISREAD_FORM = /\b(?:Utd|Lid|Lta|Ltcl|Litd)$/;

/** What has no form of a name, under the place of the addressee, is as a rule a house. */
const LOW = 0.6;

function namedIn(block: AddressBlock, pageHeight: number, supplier?: string): Found<string>[] {
  if (block.page !== 1 || !block.name || findDates(block.name.text).length > 0) return [];
  // "Mill Lane, Leeds, LS1 4AB. Company" is the end of what stands over it
  if (findPostcodes(block.name.text).length > 0) return [];
  const [printed] = withoutAttention(block.name.text).split(ADDRESS_BEHIND);
  const { kind, confidence } = nameLikeness(printed);
  const { page, x0, y0, x1, y1 } = block.name;
  // and so is one right under the name of the supplier
  const isHouse = y0 > ADDRESSEE * pageHeight || isSupplier(block.over, supplier);
  const worth = (block.label ? 0.5 : 0.8) * (kind === 'other' && isHouse ? LOW : 1);
  const name = cleanName(printed);
  const value = block.ocr ? name.replace(MISREAD_FORM, 'Ltd') : name;
  return [
    {
      value,
      page,
      box: { x0, y0, x1, y1 },
      text: block.name.text,
      confidence: worth * (kind === 'other' ? 0.7 : confidence),
    },
  ];
}

const isSupplier = (line: Segment | undefined, supplier = ''): boolean =>
  line !== undefined && (foldName(line.text) === foldName(supplier) || findSupplierNames(line.text).length > 0);

/** The address that is supplied. */
export function siteAddressOf(
  layout: Layout,
  lines: readonly Line[],
  customer: string | undefined,
): Found<string> | undefined {
  const beside = addressBeside(layout, 'siteAddress', customer).filter((found) => found.confidence >= 0.3);
  const chosen = best(beside);
  // one cut at its comma is the end of the whole one
  const whole = chosen && beside.find((one) => one !== chosen && one.value.endsWith(`, ${chosen.value}`));
  return (
    whole ??
    chosen ??
    siteAbove(layout, customer) ??
    best(addressesSupplied(lines)) ??
    best(addressesAtHome(layout)) ??
    best(addressesSuppliedOver(layout)) ??
    best(addressOfMeter(layout)) ??
    best(addressNextToMeter(lines))
  );
}

const METER = /\b(?:mpan|mprn|supply number|meter (?:serial|number|point)|serial number)\b/i;
/** How near to an address the numbers of the meter must be named. */
const NEAR = 50;

/** An address that has a line of its own, right over or under the one with the meter's numbers. */
function addressNextToMeter(lines: readonly Line[]): Found<string>[] {
  return lines.flatMap((line) => {
    const beside = [lines[line.index - 1], lines[line.index + 1]].filter((other) => other?.page === line.page);
    if (line.cells.length > 1 || !beside.some((other) => METER.test(other.text))) return [];
    return (
      findAddresses(line.text, { ocr: line.ocr })
        .filter(({ start, end }) => start === 0 && end >= line.text.length - 1)
        // the line under a customer's name may go on with where the bill is sent
        .filter(({ value }) => nameLikeness(value.split(',')[0]).kind === 'other')
        .filter(({ value }) => /\d.*,.*,/.test(value) && !/[£%:]/.test(value) && findSupplierNames(value).length === 0)
        .map(({ value, confidence }) => foundInLine(line, 0, line.text.length, value, 0.55 * confidence))
    );
  });
}

/** An address in the same sentence or cell as the meter's numbers. */
function addressOfMeter(layout: Layout): Found<string>[] {
  return layout.blocks
    .filter((block) => block.kind !== 'setAside' && METER.test(block.text))
    .flatMap((block) => {
      const { page, x0, y0, x1, y1 } = block;
      return findAddresses(block.text)
        .filter(({ value }) => value.length < 140 && !/[£%]/.test(value) && findSupplierNames(value).length === 0)
        .filter(
          ({ start, end }) =>
            METER.test(block.text.slice(Math.max(0, start - NEAR), start)) ||
            METER.test(block.text.slice(end, end + NEAR)),
        )
        .map(({ value, text, confidence }) => ({
          value: value.replace(INTO, ''),
          page,
          box: { x0, y0, x1, y1 },
          text,
          confidence: 0.6 * confidence,
        }));
    });
}
