import { ENDS_IN_FORM, FORM, FORM_ALONE } from '../legal-forms.js';
import { findSupplierNames, supplierByName } from '../catalogue/index.js';
import { WORTH_WEIGHING } from '../fields/choice.js';
import { cleanName, findPostcodes, foldName, nameLikeness, withValue } from '../fields/values/index.js';
import type { Block, Layout, Pair, Segment } from '../layout/index.js';
import { median } from '../median.js';
import type { Box } from '../page.js';
import { best, foundInLine, type Found } from './found.js';
import { labelled, type ValueReader } from './labelled.js';
import type { Line } from './lines.js';
import { withoutSender } from './mail-head.js';
import { withNameOver } from './name-over-name.js';
import { registeredForVat } from './small-print.js';
import { supplierSaid } from './supplier-said.js';
import { tradingNameOf } from './trading-name.js';

const TITLE =
  /\b(?:invoice|bill|statement|credit note|debit note|page|your|account|summary|vat|tax|copy|duplicate|customer|reference|team)\b/i;
/** How many lines the head of a paper has at most. */
const HEAD_LINES = 8;
const TRADE = /\b(?:energy|gas|power|electric(?:ity)?|utilities|supply|ynni|trydan|nwy)\b/i;

/** The supplier, as the paper prints its name most prominently. */
export function supplierOf(
  layout: Layout,
  lines: readonly Line[],
  customer: string | undefined,
): Found<string> | undefined {
  const found = [...knownSuppliers(layout), ...brokenNames(lines), ...unknownSuppliers(layout, customer)];
  found.push(...registeredNames(layout, lines, customer), ...vatNames(layout, customer));
  const read: ValueReader<string> = (text, options, pair) => {
    const [known] = findSupplierNames(text, options);
    if (known && known.start < 5) return withValue(known, known.value.name);
    const name = cleanName(withoutAddress(text));
    const { kind, confidence } = nameLikeness(name);
    // beside "Supplier" a brand needs no legal form
    const isBrand = isOfSupplier(pair) && TRADE.test(name) && isTitled(name);
    return kind === 'company' || (kind === 'other' && isBrand)
      ? { value: name, text, start: 0, end: text.length, confidence: isBrand ? 0.9 : confidence * 0.9 }
      : undefined;
  };
  const named = labelled(layout, 'supplierName', read);
  const stated = labelled(layout, 'supplierName', (text, options, pair) =>
    isOfSupplier(pair) ? read(text, options, pair) : undefined,
  );
  const chosen = best([...found, ...named.map((one) => ({ ...one, confidence: one.confidence * 0.85 })), ...stated]);
  const said = supplierSaid(lines, customer);
  if (!chosen || chosen.confidence < WORTH_WEIGHING) return said;
  if (said && said.confidence > chosen.confidence && foldName(said.value) === foldName(chosen.value)) return said;
  return (
    tradingNameOf(chosen, lines) ??
    registeredAs(chosen, found, lines) ??
    signedAs(chosen, said) ??
    statedFor(chosen, layout, read) ??
    withNameOver(chosen, layout, lines) ??
    chosen
  );
}

const OF_SUPPLIER = /^(?:(?:your|the|energy|electricity|gas) )?supplier$/i;
/** "Supplier" in a box of its own over a name, or beside it: on a copy that a bureau makes its own name stands at the head. */
const isOfSupplier = ({ label, relation }: Pair): boolean => relation !== 'inline' && OF_SUPPLIER.test(label.text);
const isTitled = (name: string): boolean => /^(?:[\p{Lu}&][\p{L}&'’.-]*\s?){2,5}$/u.test(name);

const REGISTERED =
  /^\W{0,3}(?:is |are )?(?:a )?(?:(?:registered|incorporated|swyddfa gofrestredig|cofrestrwyd)\b|(?:company|co\.?) (?:registration|reg|no|number)\b)/i;

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

/** "SQ" at the head, "The SQ Energy Ltd team" at the end: the company that says who it is, by the whole of that name. */
function signedAs(chosen: Found<string>, said: Found<string> | undefined): Found<string> | undefined {
  const isWhole = said && !ENDS_IN_FORM.test(chosen.value) && said.value.startsWith(`${chosen.value} `);
  return isWhole ? { ...chosen, value: said.value } : undefined;
}

/** Who is paid, or whose bank account it is, can be another company of the group. */
const SUPPLIES = /\bsuppl(?:ier|ied)\b/i;

/** The company that the paper names as the supplier, where the chosen name is a brand that begins as its name does. */
function statedFor(chosen: Found<string>, layout: Layout, read: ValueReader<string>): Found<string> | undefined {
  const brand = (name: string): string => foldName(name.split(' ')[0]);
  if (ENDS_IN_FORM.test(chosen.value)) return undefined;
  const named = labelled(layout, 'supplierName', (text, options, pair) =>
    SUPPLIES.test(pair.label.text) ? read(text, options, pair) : undefined,
  );
  const stated = named.find(({ value }) => ENDS_IN_FORM.test(value) && brand(value) === brand(chosen.value));
  return stated && { ...stated, confidence: Math.max(stated.confidence, chosen.confidence) };
}

const SMALL_PRINT =
  /^(?:.{0,140}?)\b(?:company (?:registration|reg|no|number)|registered (?:office|in|number|no|society)|swyddfa gofrestredig|cofrestrwyd|vat (?:registration|reg|no|number)|reg(?:istered|istration)? (?:no|number))\b/i;
const FOLDED_FORM = /(?:limited|plc|llp|cyf|cyfyngedig)$/;
const IN_BOTH = 0.6;

/** The company that a line of small print begins with, where the head of the paper has its name without a legal form. */
function registeredNames(layout: Layout, lines: readonly Line[], customer: string | undefined): Found<string>[] {
  const [page] = layout.pages;
  const top = layout.blocks.filter((block) => block.page === page.number && block.y1 < 0.3 * page.height);
  const heads = top.flatMap((block) => [block.text, ...block.lines.map((line) => line.text)].map(foldName));
  const usual = usualSize(layout);
  const brands = top.filter((block) => isLarge(block, layout, usual)).map((block) => foldName(block.text));
  return lines.flatMap((line) => {
    const [printed] = line.text.split(/,|\.(?=\s)/);
    const name = cleanName(printed);
    const folded = foldName(name);
    const short = folded.replace(FOLDED_FORM, '');
    if (short === folded || name === customer || nameLikeness(name).kind !== 'company') return [];
    if (!SMALL_PRINT.test(line.text.slice(printed.length)) || !(heads.includes(short) || isLonger(short, brands)))
      return [];
    return [foundInLine(line, 0, printed.length, name, IN_BOTH)];
  });
}

/** The company with a VAT number, where its name is one of the trade or begins with what stands large at the head of the paper. */
function vatNames(layout: Layout, customer: string | undefined): Found<string>[] {
  const isBrand = beginsWithBrand(layout);
  return registeredForVat(
    layout,
    (name) => foldName(name) !== foldName(customer ?? '') && (TRADE.test(name) || isBrand(name)),
  );
}

const SHORTEST_BRAND = 5;

/** Whether a name begins with what stands large at the head of the paper. */
function beginsWithBrand(layout: Layout): (name: string) => boolean {
  const usual = usualSize(layout);
  const brands = layout.blocks.filter((block) => isLarge(block, layout, usual)).map(({ text }) => foldName(text));
  return (name) => brands.some((brand) => brand.length >= SHORTEST_BRAND && foldName(name).startsWith(brand));
}
const OF_TRADE =
  /^(?:energy|gas|power|electricity|supply|supplies|business|retail|trading|services|solutions|uk|and)+$/;

/** "acme.energy" in large type at the head of the paper is "Acme Energy Supply Limited" in its small print. */
const isLonger = (short: string, brands: readonly string[]): boolean =>
  brands.some(
    (brand) => brand.length >= SHORTEST_BRAND && short.startsWith(brand) && OF_TRADE.test(short.slice(brand.length)),
  );

const prominence = (block: Block, layout: Layout): number => {
  const page = layout.pages.find((one) => one.number === block.page) ?? layout.pages[0];
  const largest = Math.max(...layout.blocks.filter((one) => one.page === block.page).map((one) => one.fontSize));
  const high = 1 - Math.min(1, block.y0 / page.height);
  return (block.page === layout.pages[0].number ? 0.3 : 0) + 0.35 * high + 0.35 * Math.min(1, block.fontSize / largest);
};

const LARGE = 1.3;

/** A name in large type at the head of the first page is one even where its words are common ("good energy"). */
const isLarge = (block: Block, { pages: [first] }: Layout, usual: number): boolean =>
  block.page === first.number && block.y0 < 0.3 * first.height && block.fontSize >= LARGE * usual;

/** The size of type that most lines of a paper have. */
const usualSize = ({ blocks }: Layout): number =>
  median(blocks.flatMap((block) => block.lines.map((line) => line.fontSize)));

function knownSuppliers(layout: Layout): Found<string>[] {
  const usual = usualSize(layout);
  const forms = layout.blocks.flatMap((block) => block.lines).filter(({ text }) => FORM_ALONE.test(text));
  return layout.blocks.flatMap((block) => {
    if (block.kind === 'setAside') return [];
    const ocr = layout.pages.find((page) => page.number === block.page)?.source === 'ocr';
    // a name over two lines is longer than what its first line says
    const whole = supplierByName(block.text);
    if (whole && isLarge(block, layout, usual)) {
      const { page, x0, y0, x1, y1 } = block;
      const confidence = 0.9 * (0.25 + 0.7 * prominence(block, layout));
      return [{ value: cleanName(block.text), page, box: { x0, y0, x1, y1 }, text: block.text, confidence }];
    }
    const texts = block.lines.length > 1 && block.text.length < 60 ? [block, ...block.lines] : block.lines;
    return texts.flatMap((line) =>
      findSupplierNames(withLegalForm({ ...line, page: block.page }, forms), { ocr }).map((name) => {
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
function withLegalForm(line: Box & { page: number; text: string }, forms: readonly Segment[]): string {
  const type = line.y1 - line.y0;
  const under = forms.find(
    (form) =>
      form.page === line.page &&
      Math.abs(form.x0 - line.x0) < type &&
      form.y0 >= line.y1 - 0.3 * type &&
      form.y0 - line.y1 < 1.2 * type,
  );
  return under ? `${line.text} ${under.text}` : line.text;
}

/** "Northgate Power Ltd, 40 Castle Gate, Nottingham NG1 7AT": the name in front of its address. */
function withoutAddress(text: string): string {
  const [name] = text.split(BEHIND_FORM);
  return name !== text && findPostcodes(text.slice(name.length)).length > 0 ? name.replace(LED_TO, '') : text;
}
const BEHIND_FORM = new RegExp(String.raw`(?<=\b(?:${FORM})\.?)(?=\s*[,·|•–-]\s)`);
const LED_TO = /^(?:from|by|supplier|supplied by)\W+/i;

/** A name of the trade that the catalogue lacks, where it stands as a supplier's name does: large, at the head of the first page. */
function unknownSuppliers(layout: Layout, customer: string | undefined): Found<string>[] {
  const isBrand = beginsWithBrand(layout);
  // under what the bill charges begins its small print
  const charged = layout.blocks.find(({ text }) => text.includes('£'));
  return layout.blocks.flatMap((block) => {
    const isOver = !charged || block.page < charged.page || block.y1 <= charged.y0;
    const page = layout.pages.find((one) => one.number === block.page);
    if (!page || block.page !== layout.pages[0].number || block.y0 > page.height * 0.3) return [];
    return block.lines.flatMap((line) => {
      const printed = withoutSender(line.text);
      const name = cleanName(isOver ? withoutAddress(printed) : printed);
      if (
        name === customer ||
        name.length > 45 ||
        TITLE.test(name) ||
        /\d/.test(name) ||
        block.label?.qualifier === '' ||
        !(TRADE.test(name) || (ENDS_IN_FORM.test(name) && isBrand(name)))
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
