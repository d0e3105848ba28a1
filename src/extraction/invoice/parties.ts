import { findSupplierNames, supplierByName } from '../catalogue/index.js';
import { WORTH_WEIGHING } from '../fields/choice.js';
import {
  addressLikeness,
  cleanName,
  findAddresses,
  foldName,
  nameLikeness,
  withValue,
} from '../fields/values/index.js';
import type { Block, Layout } from '../layout/index.js';
import type { Box } from '../page.js';
import { addressBlocksOf, addressBeside, addressesSupplied, INTO, type AddressBlock } from './addresses.js';
import { best, foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';
import { labelled } from './labelled.js';

const TITLE =
  /\b(?:invoice|bill|statement|credit note|debit note|page|your|account|summary|vat|tax|copy|duplicate|customer|reference)\b/i;
/** How many lines the head of a paper has at most. */
const HEAD_LINES = 8;
const TRADE = /\b(?:energy|gas|power|electric(?:ity)?|utilities|supply)\b/i;

/** The supplier, as the paper prints its name most prominently. */
export function supplierOf(
  layout: Layout,
  lines: readonly Line[],
  customer: string | undefined,
): Found<string> | undefined {
  const found = [...knownSuppliers(layout), ...brokenNames(lines), ...unknownSuppliers(layout, customer)];
  const named = labelled(layout, 'supplierName', (text, options) => {
    const [known] = findSupplierNames(text, options);
    if (known && known.start < 5) return withValue(known, known.value.name);
    const name = cleanName(text);
    const { kind, confidence } = nameLikeness(name);
    return kind === 'company'
      ? { value: name, text, start: 0, end: text.length, confidence: confidence * 0.9 }
      : undefined;
  });
  const chosen = best([...found, ...named.map((one) => ({ ...one, confidence: one.confidence * 0.85 }))]);
  return chosen && chosen.confidence >= WORTH_WEIGHING ? (registeredAs(chosen, found, lines) ?? chosen) : undefined;
}

const REGISTERED =
  /^\W{0,3}(?:is |are )?(?:a )?(?:(?:registered|incorporated)\b|(?:company|co\.?) (?:registration|reg|no|number)\b)/i;

/** The whole name of the supplier that the paper calls by a part of it: "Example Energy Limited. Registered office: ..." */
function registeredAs(
  chosen: Found<string>,
  found: readonly Found<string>[],
  lines: readonly Line[],
): Found<string> | undefined {
  const name = foldName(chosen.value);
  const whole = found.find(
    ({ value, text }) =>
      foldName(value).startsWith(name) &&
      foldName(value) !== name &&
      lines.some(
        (line) => line.text.includes(text) && REGISTERED.test(line.text.slice(line.text.indexOf(text) + text.length)),
      ),
  );
  return whole && { ...chosen, value: whole.value };
}

const prominence = (block: Block, layout: Layout): number => {
  const page = layout.pages.find((one) => one.number === block.page) ?? layout.pages[0];
  const largest = Math.max(...layout.blocks.filter((one) => one.page === block.page).map((one) => one.fontSize));
  const high = 1 - Math.min(1, block.y0 / page.height);
  return (block.page === layout.pages[0].number ? 0.3 : 0) + 0.35 * high + 0.35 * Math.min(1, block.fontSize / largest);
};

const LARGE = 1.3;

/** A name in large type at the head of the first page is one even where its words are common ("good energy"). */
function isLarge(block: Block, layout: Layout): boolean {
  const [first] = layout.pages;
  const sizes = layout.blocks.flatMap((one) => one.lines.map((line) => line.fontSize)).sort((a, b) => a - b);
  return (
    block.page === first.number &&
    block.y0 < 0.3 * first.height &&
    block.fontSize >= LARGE * (sizes[sizes.length >> 1] ?? block.fontSize)
  );
}

function knownSuppliers(layout: Layout): Found<string>[] {
  return layout.blocks.flatMap((block) => {
    if (block.kind === 'setAside') return [];
    const ocr = layout.pages.find((page) => page.number === block.page)?.source === 'ocr';
    // a name over two lines is longer than what its first line says
    const whole = supplierByName(block.text);
    if (whole && isLarge(block, layout)) {
      const { page, x0, y0, x1, y1 } = block;
      const confidence = 0.9 * (0.25 + 0.7 * prominence(block, layout));
      return [{ value: cleanName(block.text), page, box: { x0, y0, x1, y1 }, text: block.text, confidence }];
    }
    const texts = block.lines.length > 1 && block.text.length < 60 ? [block, ...block.lines] : block.lines;
    return texts.flatMap((line) =>
      findSupplierNames(withLegalForm(line, layout, block.page), { ocr }).map((name) => {
        const alone = name.end - name.start >= line.text.length - 4;
        const confidence = name.confidence * (0.25 + 0.7 * prominence(block, layout)) * (alone ? 1 : 0.75);
        const { page, x0, y0, x1, y1 } = line;
        return { value: cleanName(name.value.name), page, box: { x0, y0, x1, y1 }, text: name.text, confidence };
      }),
    );
  });
}

/** Names that OCR broke into several cells of a line at the head of the paper. */
function brokenNames(lines: readonly Line[]): Found<string>[] {
  return lines
    .filter((line) => line.ocr && line.page === lines[0].page && line.index < HEAD_LINES && line.cells.length > 1)
    .flatMap((line) =>
      findSupplierNames(line.text.replace(/[‘’'"]/g, ' '), { ocr: true }).map((name) =>
        foundInLine(line, name.start, name.end, cleanName(name.value.name.replace(/\s+/g, ' ')), 0.8 * name.confidence),
      ),
    );
}

/** A line with the legal form under it that did not fit on it: "ScottishPower Energy Retail / Limited". */
function withLegalForm(line: Box & { text: string }, layout: Layout, page: number): string {
  const type = line.y1 - line.y0;
  const under = layout.blocks
    .filter((block) => block.page === page)
    .flatMap((block) => block.lines)
    .find(
      (other) =>
        Math.abs(other.x0 - line.x0) < type && other.y0 >= line.y1 - 0.3 * type && other.y0 - line.y1 < 1.2 * type,
    );
  return under && /^(?:limited|ltd|plc)\.?$/i.test(under.text) ? `${line.text} ${under.text}` : line.text;
}

/** A name of the trade that the catalogue lacks, where it stands as a supplier's name does: large, at the head of the first page. */
function unknownSuppliers(layout: Layout, customer: string | undefined): Found<string>[] {
  return layout.blocks.flatMap((block) => {
    const page = layout.pages.find((one) => one.number === block.page);
    if (!page || block.page !== layout.pages[0].number || block.y0 > page.height * 0.3) return [];
    return block.lines.flatMap((line) => {
      const name = cleanName(line.text);
      if (
        name === customer ||
        name.length > 45 ||
        TITLE.test(name) ||
        /\d/.test(name) ||
        block.label ||
        !TRADE.test(name)
      )
        return [];
      const { kind } = nameLikeness(name);
      const words = name.split(' ');
      const capitals = words.filter((word) => /^[\p{Lu}&(]/u.test(word)).length;
      if (kind === 'person' || words.length > 6 || words.length < 2 || capitals < words.length - 1) return [];
      const confidence = (kind === 'company' ? 0.75 : 0.6) * (0.2 + 0.8 * prominence(block, layout));
      const { page: number, x0, y0, x1, y1 } = line;
      return [{ value: name, page: number, box: { x0, y0, x1, y1 }, text: line.text, confidence }];
    });
  });
}

/** The customer: named beside a label, or the first line of the address that the bill is sent to. */
export function customerOf(layout: Layout, lines: readonly Line[]): Found<string> | undefined {
  const stated = labelled(layout, 'customerName', (text, _options, pair) => {
    const line =
      pair.value.block.lines.length > 1 && pair.relation !== 'inline' ? pair.value.block.lines[0].text : text;
    // "Buyer 35802: Pargeter Glass Limited"
    const name = cleanName(
      line
        .replace(/^\W*[\w/-]*\d[\w/-]*\s*:\s+/, '')
        .split(/ {2,}|(?:,\s*(?=(?:unit|units|\d)))|(?<=\b(?:ltd|limited|plc|llp|cic)),/i)[0],
    );
    const { kind, confidence } = nameLikeness(name);
    // "a trading name of Octopus Energy Limited": words that go on a sentence begin no name
    if (/^(?:of|for|to|at|by|in|is|as|and|or|with)\b/.test(name)) return undefined;
    if (confidence < 0.35 || findSupplierNames(name).length > 0) return undefined;
    return { value: name, text: name, start: 0, end: name.length, confidence: kind === 'other' ? 0.6 : 1 };
  });
  const addressed = addressBlocksOf(layout).flatMap((block) => namedIn(block));
  const found = [...stated.filter((one) => one.confidence > 0.3), ...addressed, ...overAddress(layout)];
  const supplier = supplierOf(layout, lines, undefined);
  const others = found.filter((one) => !supplier || foldName(one.value) !== foldName(supplier.value));
  return best(others.length > 0 ? others : found) ?? onlyCompany(lines, supplier);
}

const COMPANY =
  /(?:\p{Lu}[\p{L}\p{N}&'’.()-]*\s+(?:(?:&|and|of|the)\s+)?){1,6}(?:Ltd|LTD|Limited|LIMITED|plc|PLC|LLP|CIC|CIO)\b/gu;
const OF_SUPPLIER = /\b(?:registered|company|vat reg|team|payable|queries|write)\b/i;

/** The only company that the paper names besides the supplier. */
function onlyCompany(lines: readonly Line[], supplier: Found<string> | undefined): Found<string> | undefined {
  const named = lines
    .filter((line) => !OF_SUPPLIER.test(line.text))
    .flatMap((line) =>
      [...line.text.matchAll(COMPANY)].map((match) =>
        foundInLine(line, match.index, match.index + match[0].length, cleanName(match[0]), 0.45),
      ),
    )
    .filter(
      ({ value }) => findSupplierNames(value).length === 0 && foldName(value) !== foldName(supplier?.value ?? ''),
    );
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

function namedIn(block: AddressBlock): Found<string>[] {
  if (block.page !== 1 || !block.name) return [];
  const { kind, confidence } = nameLikeness(block.name.text);
  const { page, x0, y0, x1, y1 } = block.name;
  const worth = block.label ? 0.5 : 0.8;
  const name = cleanName(block.name.text);
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
  return whole ?? chosen ?? best(addressesSupplied(lines)) ?? best(addressOfMeter(layout));
}

const METER = /\b(?:mpan|mprn|supply number|meter (?:serial|number|point)|serial number)\b/i;
/** How near to an address the numbers of the meter must be named. */
const NEAR = 50;

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
