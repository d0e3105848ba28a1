/** A field of a line of comma-separated values: where its text begins, without its quotes. */
export interface Field {
  start: number;
  text: string;
  isQuoted: boolean;
}

/** Quoted, or up to the next comma. */
const FIELD = /"([^"]*)"|([^,"]*)/dy;
/** As a picture of it is read: a closing quote may have become an apostrophe, or one of both is lost. */
const READ_FIELD = /["“]([^"“”]*?)(?:["”]|'(?=\s*(?:,|$))|$)|([^,"“”]*)/dy;
/** What stands behind a field in a picture: the fixed width of the type lets commas seem words of their own, or vanish beside a quote. */
const READ_COMMA = /["”]?\s*(?:,\s*)?/y;

/** The fields of a line as programs write it, without a blank behind any comma; undefined where it is none. */
export function fieldsOf(text: string): Field[] | undefined {
  const fields: Field[] = [];
  for (let at = 0; at <= text.length;) {
    const field = fieldAt(FIELD, text, at);
    if (!field || (!field.isQuoted && /^\s/.test(field.text))) return undefined;
    fields.push(field);
    at = FIELD.lastIndex;
    if (at < text.length && text[at] !== ',') return undefined;
    at += 1;
  }
  return fields;
}

/** The fields of a line that was read from a picture, where the page is known to hold such lines. */
export function fieldsRead(text: string): Field[] | undefined {
  const fields: Field[] = [];
  for (let at = 0; at < text.length;) {
    const field = fieldAt(READ_FIELD, text, at);
    if (!field) return undefined;
    field.text = field.text.trimEnd();
    fields.push(field);
    READ_COMMA.lastIndex = READ_FIELD.lastIndex;
    READ_COMMA.exec(text);
    if (READ_COMMA.lastIndex <= at) return undefined;
    at = READ_COMMA.lastIndex;
  }
  return fields;
}

function fieldAt(form: RegExp, text: string, at: number): Field | undefined {
  form.lastIndex = at;
  const found = form.exec(text);
  const [, quoted, bare] = found?.indices ?? [];
  const place = quoted ?? bare;
  return place && { start: place[0], text: text.slice(...place), isQuoted: quoted !== undefined };
}

/** Two codes or figures with a blank between them had a comma there. */
function apart(field: Field): Field[] {
  if (field.isQuoted || !/^[^\s\d]*\d\S* [^\s\d]*\d\S*$/.test(field.text)) return [field];
  const blank = field.text.indexOf(' ');
  return [
    { ...field, text: field.text.slice(0, blank) },
    { ...field, start: field.start + blank + 1, text: field.text.slice(blank + 1) },
  ];
}

/** The fields of a row of a picture, as many as the table has columns: commas may be lost or be read twice. */
export function asManyAs(columns: number, fields: Field[]): Field[] | undefined {
  const parted = fields.flatMap(apart);
  const readings = [fields, parted, fields.filter(isFull), parted.filter(isFull)];
  return readings.find((reading) => reading.length === columns);
}

const isFull = ({ text }: Field): boolean => text !== '';
