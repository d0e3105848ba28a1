import { findDates } from '../fields/values/index.js';
import { foundInLine, type Found } from './found.js';
import type { Line } from './lines.js';

/** The fields at the head of an e-mail. */
const FIELD = /^(?:from|to|cc|subject|sent|date)\s*:/i;
const SENT = /^(?:sent|date)\s*:\s*/i;
const LEAST_FIELDS = 3;
const HEAD_LINES = 10;
const WORTH = 0.5;

/** The day on which the e-mail was sent that a bill is: beside "Sent:" or "Date:" among the fields at its head. */
export function dateOfMail(lines: readonly Line[]): Found<string> | undefined {
  const fields = lines.slice(0, HEAD_LINES).filter(({ text }) => FIELD.test(text));
  if (fields.length < LEAST_FIELDS || !fields.some(({ text }) => /^subject\b/i.test(text))) return undefined;
  return fields.flatMap((line) => {
    const [date] = SENT.test(line.text) ? findDates(line.text, { ocr: line.ocr }) : [];
    return date ? [foundInLine(line, date.start, date.end, date.value, WORTH * date.confidence)] : [];
  })[0];
}

const SENDER =
  /^(?:from\s*:\s*)?(\p{L}[^<>@]*?)(?: (?:billing|bills|invoices|invoicing|accounts|team|customer (?:care|services?)))?\s*<[^<>\s]+@[^<>\s]+>$/iu;

/** The name of who sent an e-mail, without what is written around it: "From: Northgate Power Billing <bills@northgate.example>". */
export const withoutSender = (text: string): string => SENDER.exec(text)?.[1] ?? text;
