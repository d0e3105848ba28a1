import { rates } from '../score.mjs';
import { rawReadings } from './raw-readings.mjs';

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const two = (number) => String(number).padStart(2, '0');
const ordinal = (day) => `${day}${['th', 'st', 'nd', 'rd'][day % 10 > 3 || (day > 10 && day < 14) ? 0 : day % 10]}`;

/** Words that mean the same to those who write contracts. */
const SAME_WORDS = [
  ['customer', 'client'],
  ['premises', 'property'],
  ['site address', 'supply address'],
  ['standing charge', 'daily charge'],
  ['unit rate', 'unit price'],
  ['unit price', 'energy rate'],
  ['account number', 'customer number'],
  ['contract', 'agreement'],
  ['tariff', 'plan'],
  ['broker', 'intermediary'],
  ['commission', 'fee'],
  ['start date', 'commencement date'],
  ['end date', 'expiry date'],
  ['annual consumption', 'annual usage'],
  ['starts on', 'goes live on'],
  ['ends on', 'expires on'],
  ['vat', 'v.a.t.'],
];

/** Ways in which the same paper can be written; each takes the pages as they were read. */
const WAYS = {
  'as it is': (pages) => pages,
  ...Object.fromEntries(
    [1.12, 1.25, 1.5].map((share) => [
      `lines ${share} times as far apart`,
      (pages) => pages.map((page) => apart(page, share)),
    ]),
  ),
  ...Object.fromEntries(
    [0.3, 0.4, 0.5, 0.6].map((share) => [
      `each page cut in two at ${share}`,
      (pages) => pages.flatMap((page) => cut(page, share)).map((page, i) => ({ ...page, number: i + 1 })),
    ]),
  ),
  'without drawn lines': (pages) => pages.map((page) => ({ ...page, rules: [] })),
  'dates as 01/11/2026': (pages) => pages.map((page) => dated(page, (d, m, y) => `${two(d)}/${two(m)}/${y}`)),
  'dates as 01-NOV-26': (pages) =>
    pages.map((page) => dated(page, (d, m, y) => `${two(d)}-${MONTHS[m - 1].slice(0, 3).toUpperCase()}-${y % 100}`)),
  'dates as 2026-11-01': (pages) => pages.map((page) => dated(page, (d, m, y) => `${y}-${two(m)}-${two(d)}`)),
  'dates as 1st November 2026': (pages) =>
    pages.map((page) => dated(page, (d, m, y) => `${ordinal(d)} ${MONTHS[m - 1]} ${y}`)),
  'numbers without commas': (pages) => reworded(pages, (text) => text.replace(/(?<=\d),(?=\d{3}\b)/g, '')),
  'pence/kWh for p/kWh': (pages) => reworded(pages, (text) => text.replace(/^(\(?)p(?=\/(?:kWh|day|kVA))/i, '$1pence')),
  ...Object.fromEntries(
    SAME_WORDS.map(([from, to]) => [
      `"${to}" for "${from}"`,
      (pages) => pages.map((page) => phrased(page, from.split(' '), to.split(' '))),
    ]),
  ),
};

/** Scores the text PDFs of a corpus as they are, and each rewritten in ways that change nothing of what they say. */
export async function printRewritten(corpus, { kind = 'contract', layout, pages: pagesDir }) {
  const width = Math.max(...Object.keys(WAYS).map((name) => name.length));
  for (const [name, rewrite] of Object.entries(WAYS)) {
    const wanted = { kind, medium: 'text-pdf', layout };
    const papers = await rawReadings([corpus], { wanted, pagesDir, rewrite });
    const counts = papers.reduce(
      (sum, { values, fixed, wanted: all }) => {
        const right = values.filter((each) => each.right).length + fixed.right;
        const wrong = values.length - values.filter((each) => each.right).length + fixed.wrong;
        return { tp: sum.tp + right, fp: sum.fp + wrong, fn: sum.fn + all - right };
      },
      { tp: 0, fp: 0, fn: 0 },
    );
    const { precision, recall, f1 } = rates(counts);
    console.log(
      `${name.padEnd(width)}  P ${precision.toFixed(4)}  R ${recall.toFixed(4)}  F1 ${f1.toFixed(4)}  (${papers.length} papers)`,
    );
  }
}

/** The lines of a page further apart, their type as it is. */
function apart(page, share) {
  const lower = (box) => ({ ...box, y0: box.y0 * share, y1: box.y1 * share });
  const words = page.words.map((word) => {
    const half = (word.y1 - word.y0) / 2;
    const middle = ((word.y0 + word.y1) / 2) * share;
    return { ...word, y0: middle - half, y1: middle + half };
  });
  const [rules, tickBoxes] = [page.rules.map(lower), page.tickBoxes.map(lower)];
  return { ...page, words, rules, tickBoxes, height: page.height * share };
}

/** Two pages for one, parted at the white strip that is nearest to a share of its height. */
function cut(page, share) {
  const words = [...page.words].sort((a, b) => a.y0 - b.y0);
  let at;
  let bottom = 0;
  for (const word of words) {
    const middle = (bottom + word.y0) / 2;
    const nearer = at === undefined || Math.abs(middle - share * page.height) < Math.abs(at - share * page.height);
    if (word.y0 - bottom > 3 && bottom > 0 && nearer) at = middle;
    bottom = Math.max(bottom, word.y1);
  }
  if (at === undefined || Math.abs(at - share * page.height) > 0.25 * page.height) return [page];
  const higher = (box) => ({ ...box, y0: box.y0 + 50 - at, y1: box.y1 + 50 - at });
  const part = (boxes) => [boxes.filter((box) => box.y0 < at), boxes.filter((box) => box.y0 >= at).map(higher)];
  const [over, under] = part(page.words);
  const [ticks, ticksUnder] = part(page.tickBoxes);
  const rules = page.rules.filter((rule) => rule.y0 < at).map((rule) => ({ ...rule, y1: Math.min(rule.y1, at) }));
  const rulesUnder = page.rules
    .filter((rule) => rule.y1 > at)
    .map((rule) => higher({ ...rule, y0: Math.max(rule.y0, at) }));
  return [
    { ...page, words: over, rules, tickBoxes: ticks },
    { ...page, words: under, rules: rulesUnder, tickBoxes: ticksUnder },
  ];
}

const reworded = (pages, change) =>
  pages.map((page) => ({ ...page, words: page.words.map((word) => ({ ...word, text: change(word.text) })) }));

const isBeside = (word, next) => next !== undefined && Math.abs(next.y0 - word.y0) < 2;

function dated(page, written) {
  const words = [...page.words];
  for (let i = 0; i < words.length; i += 1) {
    const [, day] = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(words[i].text) ?? [];
    const month = MONTHS.findIndex(
      (name) => words[i + 1] && new RegExp(`^${name.slice(0, 3)}[a-z]*$`, 'i').test(words[i + 1].text),
    );
    const [, year, end] = /^(20\d\d)([.,;:)]*)$/.exec(words[i + 2]?.text ?? '') ?? [];
    const [, ...figures] = /^(\d{1,2})[/.](\d{1,2})[/.](20\d\d)([.,;:)]*)$/.exec(words[i].text) ?? [];
    if (day && month >= 0 && year && isBeside(words[i], words[i + 2]))
      replace(words, i, 3, `${written(Number(day), month + 1, Number(year))}${end}`.split(' '));
    else if (figures.length > 0 && figures[1] <= 12)
      replace(words, i, 1, `${written(...figures.slice(0, 3).map(Number))}${figures[3]}`.split(' '));
  }
  return { ...page, words };
}

function phrased(page, from, to) {
  const words = [...page.words];
  const bare = (text) => text.toLowerCase().replace(/^[("“]+|[:.,;)"”?]+$/g, '');
  for (let i = 0; i + from.length <= words.length; i += 1) {
    if (!from.every((each, k) => bare(words[i + k].text) === each && isBeside(words[i], words[i + k]))) continue;
    const [lead] = /^[("“]*/.exec(words[i].text);
    const [tail] = /[:.,;)"”?]*$/.exec(words[i + from.length - 1].text);
    const printed = words[i].text.slice(lead.length);
    const cased = (word) =>
      printed === printed.toUpperCase()
        ? word.toUpperCase()
        : /^\p{Lu}/u.test(printed)
          ? word[0].toUpperCase() + word.slice(1)
          : word;
    replace(words, i, from.length, `${lead}${to.map(cased).join(' ')}${tail}`.split(' '));
  }
  return { ...page, words };
}

/** Puts other words in the place of some; what follows them on their line moves along, and no column is run over. */
function replace(words, at, count, texts) {
  const [first, last] = [words[at], words[at + count - 1]];
  const letters = texts.join(' ').length;
  const line = words
    .filter((word, i) => (i < at || i >= at + count) && word.x0 >= last.x1 - 1 && Math.abs(word.y0 - last.y0) < 3)
    .sort((a, b) => a.x0 - b.x0);
  const along = [];
  let reach = last.x1;
  for (const word of line) {
    if (word.x0 - reach > 0.8 * word.fontSize) break;
    along.push(word);
    reach = word.x1;
  }
  const column = line[along.length];
  const room = last.x1 - first.x0 + (column ? Math.max(0, column.x0 - reach - 6) : Infinity);
  const printed = words
    .slice(at, at + count)
    .map((word) => word.text)
    .join(' ').length;
  const wide = Math.min((last.x1 - first.x0) / printed, room / letters);
  let x0 = first.x0;
  const fresh = texts.map((text) => {
    const word = { ...first, text, x0, x1: x0 + wide * text.length };
    x0 += wide * (text.length + 1);
    return word;
  });
  const by = fresh.at(-1).x1 - last.x1;
  for (const word of along) words[words.indexOf(word)] = { ...word, x0: word.x0 + by, x1: word.x1 + by };
  words.splice(at, count, ...fresh);
}
