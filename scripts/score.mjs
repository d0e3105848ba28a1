#!/usr/bin/env node
// Scores the JSON that a document-extraction service returned against the truth of a corpus (see FORMAT.md).
//
//   node score.mjs TRUTH.json ANSWER.json [--verbose] [--json]
//   node score.mjs --all CORPUS_DIR ANSWERS_DIR [--verbose] [--json] [--kind contract|invoice] [--medium M] [--layout L]
//
// ANSWERS_DIR holds contracts/<case>.json and invoices/<case>.json. The fields are read at the top level of an answer.
// A missing or unreadable answer counts as an empty one. Always exits 0, but 2 for a wrong call.
import { readFileSync, readdirSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const words = (s) => s.trim().split(/\s+/);

export const CONTRACT =
  words(`customerType supplierName supplierAddress supplierAccountNumber customerName billingAddress
  contractNumber contractStartDate contractEndDate cclRate vatRate isFixedContract isMarketRates isMicroBusiness
  paymentMethod contractTermMonths`);
export const POINT = words(`mpanMprn supplyType meterSerialNumber siteName siteAddress tariffName isNonContractedRate
  standingCharge standingChargeType unitRate dayUnitRate nightUnitRate estimatedAnnualConsumption
  previous12MonthsConsumption maximumImportCapacity capacityRate directDebitDiscount brokerName brokerUplift vatRate`);
export const INVOICE = words(`mpanMprn supplyType supplierName supplierAccountNumber customerName invoiceNumber
  invoiceDate dueDate chargeStartDate chargeEndDate meterSerialNumber siteAddress paymentMethod standingCharge
  standingChargeType cclRate vatRate readFromDate readToDate readFromType readToType consumption dayConsumption
  nightConsumption unitRate dayUnitRate nightUnitRate correctionFactor calorificValue totalUnitCharge
  totalStandingCharge capacityCharge amountDueNetOfVat vat totalAmount`);

const setOf = (s) => new Set(words(s));
const NUMBER = setOf(`cclRate vatRate contractTermMonths standingCharge unitRate dayUnitRate nightUnitRate
  estimatedAnnualConsumption previous12MonthsConsumption maximumImportCapacity capacityRate directDebitDiscount
  brokerUplift consumption dayConsumption nightConsumption correctionFactor calorificValue totalUnitCharge
  totalStandingCharge capacityCharge amountDueNetOfVat vat totalAmount`);
const BOOL = setOf('isFixedContract isMarketRates isMicroBusiness isNonContractedRate');
const NAME = setOf('supplierName customerName siteName tariffName brokerName');
const ADDRESS = setOf('supplierAddress billingAddress siteAddress');
const IDENT = setOf('supplierAccountNumber contractNumber invoiceNumber meterSerialNumber');
// everything else (dates, enums, mpanMprn) must be equal as it stands

const given = (v) =>
  !(
    v === undefined ||
    v === null ||
    (typeof v === 'string' && v.trim() === '') ||
    (Array.isArray(v) && v.length === 0)
  );

// ---- comparing values ----
const foldName = (s) =>
  String(s)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/[^a-z0-9]/g, '');
const addressTokens = (s) =>
  String(s)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

function addressEqual(truth, answer) {
  // punctuation and spaces are folded first: "S6 1AB" = "S61AB"
  if (foldName(truth) === foldName(answer)) return true;
  const a = addressTokens(truth);
  const b = addressTokens(answer);
  const left = new Map();
  for (const t of a) left.set(t, (left.get(t) ?? 0) + 1);
  let common = 0;
  for (const t of b) {
    const n = left.get(t) ?? 0;
    if (n > 0) {
      common += 1;
      left.set(t, n - 1);
    }
  }
  return common >= 0.9 * Math.max(a.length, b.length) - 1e-9;
}

const decimals = (n) => {
  const s = String(n);
  if (/e-/.test(s)) return Number(s.split('e-')[1]);
  return s.includes('.') ? s.split('.')[1].length : 0;
};

export function numberEqual(truth, answer) {
  let n = answer;
  if (typeof n === 'string') {
    if (!/^\s*-?\d+(\.\d+)?\s*$/.test(n)) return false;
    n = Number(n);
  }
  if (typeof n !== 'number' || !Number.isFinite(n)) return false;
  const tolerance = Math.max(Math.abs(truth) * 0.005, 0.5 * 10 ** -decimals(truth));
  return Math.abs(n - truth) <= tolerance * (1 + 1e-9);
}

export function equal(field, truth, answer) {
  if (NUMBER.has(field)) return numberEqual(truth, answer);
  if (BOOL.has(field)) return truth === answer;
  if (NAME.has(field)) return foldName(truth) === foldName(answer);
  if (ADDRESS.has(field)) return addressEqual(truth, answer);
  if (IDENT.has(field)) return String(truth).replace(/\s+/g, '') === String(answer).replace(/\s+/g, '');
  return String(truth) === String(answer);
}

// ---- one set of fields against another ----
// result: {tp, fp, fn, per: {field: {tp, fp, fn}}, faults: [{path, type, truth, answer}], judged: [{pointer, field, right}]}
// judged: every value of the answer by its JSON pointer there, right or not
const blank = () => ({ tp: 0, fp: 0, fn: 0 });

function tally(result, name, path, type, truth, answer, pointer) {
  const per = (result.per[name] ??= blank());
  const add = (k) => {
    per[k] += 1;
    result[k] += 1;
  };
  if (type !== 'missed') result.judged.push({ pointer, field: name, right: type === 'ok', truth, answer });
  if (type === 'ok') add('tp');
  else {
    if (type !== 'invented') add('fn');
    if (type !== 'missed') add('fp');
    result.faults.push({ path, type, ...(type !== 'invented' && { truth }), ...(type !== 'missed' && { answer }) });
  }
}

function compareFields(result, fields, truth, answer, pathPrefix, namePrefix, pointerPrefix) {
  // "fixed" and "market rates" are two sides of one statement: a false that follows from the other side being true
  // is counted neither as missed nor as invented.
  const implied = (f) => {
    const other = { isFixedContract: 'isMarketRates', isMarketRates: 'isFixedContract' }[f];
    return other !== undefined && truth[other] === true;
  };
  for (const f of fields) {
    const t = given(truth[f]);
    const a = given(answer[f]);
    const path = pathPrefix + f;
    const name = namePrefix + f;
    const pointer = pointerPrefix + f;
    if (t && a) tally(result, name, path, equal(f, truth[f], answer[f]) ? 'ok' : 'wrong', truth[f], answer[f], pointer);
    else if (t) {
      if (!(truth[f] === false && implied(f))) tally(result, name, path, 'missed', truth[f]);
    } else if (a) {
      if (!(answer[f] === false && implied(f))) tally(result, name, path, 'invented', undefined, answer[f], pointer);
    }
  }
}

const digits = (v) => (given(v) ? String(v).replace(/\D/g, '') : '');

export function scoreCase(truthFile, answer) {
  const truth = truthFile.fields ?? {};
  const ans = answer && typeof answer === 'object' && !Array.isArray(answer) ? answer : {};
  const result = { ...blank(), per: {}, faults: [], judged: [] };
  const contract = truthFile.kind === 'contract';
  compareFields(result, contract ? CONTRACT : INVOICE, truth, ans, '', '', '/');
  if (contract) {
    const want = Array.isArray(truth.supplyPoints) ? truth.supplyPoints : [];
    const got = (Array.isArray(ans.supplyPoints) ? ans.supplyPoints : []).filter((p) => p && typeof p === 'object');
    const free = new Set(got.keys());
    const pairs = want.map((w) => {
      for (const i of free) {
        if (digits(got[i].mpanMprn) === digits(w.mpanMprn)) {
          free.delete(i);
          return [w, got[i], i];
        }
      }
      return [w, {}, undefined];
    });
    pairs.forEach(([w, g, at], i) =>
      compareFields(result, POINT, w, g, `supplyPoints[${i}].`, 'supplyPoints.', `/supplyPoints/${at}/`),
    );
    for (const i of free)
      compareFields(result, POINT, {}, got[i], `supplyPoints[+${i}].`, 'supplyPoints.', `/supplyPoints/${i}/`);
  }
  if (Array.isArray(truthFile.findings)) result.findings = scoreFindings(truthFile.findings, ans.findings);
  return result;
}

// Findings are counted apart from the fields: one truth finding is met by one answered finding with the same code.
// Where the truth has an overcharge, overchargeOk tells whether the matched finding has it too (0.5 %, or 1 penny).
function scoreFindings(truth, answer) {
  const res = { ...blank(), overcharge: 0, overchargeOk: 0, answered: Array.isArray(answer), faults: [] };
  const left = Array.isArray(answer) ? answer.filter((f) => f && typeof f === 'object') : [];
  for (const t of truth) {
    const same = left.filter((f) => f.code === t.code);
    const hit = same.find((f) => f.field === t.field) ?? same[0];
    if (given(t.overcharge)) res.overcharge += 1;
    if (!hit) {
      res.fn += 1;
      res.faults.push({ type: 'missed', truth: t });
      continue;
    }
    left.splice(left.indexOf(hit), 1);
    res.tp += 1;
    if (given(t.overcharge)) {
      const o = Number(hit.overcharge);
      if (Number.isFinite(o) && Math.abs(o - t.overcharge) <= Math.max(0.0101, Math.abs(t.overcharge) * 0.005))
        res.overchargeOk += 1;
      else res.faults.push({ type: 'overcharge', truth: t, answer: hit });
    } else if (given(hit.overcharge) && Number(hit.overcharge) !== 0)
      res.faults.push({ type: 'overcharge', truth: t, answer: hit });
  }
  for (const f of left) {
    res.fp += 1;
    res.faults.push({ type: 'invented', answer: f });
  }
  return res;
}

export function rates({ tp, fp, fn }) {
  const precision = tp + fp === 0 ? (fn === 0 ? 1 : 0) : tp / (tp + fp);
  const recall = tp + fn === 0 ? 1 : tp / (tp + fn);
  const f1 = 2 * tp + fp + fn === 0 ? 1 : (2 * tp) / (2 * tp + fp + fn);
  return { precision, recall, f1 };
}

// ---- reading ----
const readJson = (f) => JSON.parse(readFileSync(f, 'utf8'));
function readAnswer(f) {
  if (!existsSync(f)) return { answer: {}, state: 'no answer' };
  try {
    return { answer: readJson(f), state: 'ok' };
  } catch {
    return { answer: {}, state: 'unreadable answer' };
  }
}

function sum(into, r) {
  into.tp += r.tp;
  into.fp += r.fp;
  into.fn += r.fn;
  return into;
}

export function scoreAll(corpus, answers, filter = {}) {
  const cases = [];
  for (const kind of ['contract', 'invoice']) {
    if (filter.kind && filter.kind !== kind) continue;
    const dir = join(corpus, `${kind}s`);
    if (!existsSync(dir)) continue;
    for (const name of readdirSync(dir).sort()) {
      const t = join(dir, name, 'truth.json');
      if (!statSync(join(dir, name)).isDirectory() || !existsSync(t)) continue;
      const truth = readJson(t);
      if (filter.medium && truth.medium !== filter.medium) continue;
      if (filter.layout && truth.layout !== filter.layout) continue;
      const tries = [join(answers, `${kind}s`, `${name}.json`), join(answers, kind, `${name}.json`)];
      const { answer, state } = readAnswer(tries.find((f) => existsSync(f)) ?? tries[0]);
      cases.push({ kind, case: name, medium: truth.medium, layout: truth.layout, state, ...scoreCase(truth, answer) });
    }
  }
  const total = blank();
  const by = { kind: {}, medium: {}, layout: {}, field: { contract: {}, invoice: {} } };
  const findings = { ...blank(), overcharge: 0, overchargeOk: 0, cases: 0, answered: 0 };
  for (const c of cases) {
    sum(total, c);
    sum((by.kind[c.kind] ??= blank()), c);
    sum((by.medium[`${c.kind} ${c.medium}`] ??= blank()), c);
    sum((by.layout[`${c.kind} ${c.layout}`] ??= blank()), c);
    for (const [f, r] of Object.entries(c.per)) sum((by.field[c.kind][f] ??= blank()), r);
    if (c.findings) {
      sum(findings, c.findings);
      findings.cases += 1;
      findings.answered += c.findings.answered ? 1 : 0;
      findings.overcharge += c.findings.overcharge;
      findings.overchargeOk += c.findings.overchargeOk;
    }
  }
  const macroF1 = cases.length ? cases.reduce((n, c) => n + rates(c).f1, 0) / cases.length : 1;
  return { cases, total, macroF1, by, findings };
}

// ---- printing ----
const pc = (x) => x.toFixed(4);
const row = (name, r, w) => {
  const { precision, recall, f1 } = rates(r);
  return `${name.padEnd(w)}  P ${pc(precision)}  R ${pc(recall)}  F1 ${pc(f1)}   tp ${r.tp} fp ${r.fp} fn ${r.fn}`;
};
const show = (v) => JSON.stringify(v);
function faultLine(f) {
  if (f.type === 'missed') return `missed    ${f.path ?? f.truth.code}${f.path ? `  truth ${show(f.truth)}` : ''}`;
  if (f.type === 'invented') return `invented  ${f.path ?? f.answer.code}${f.path ? `  answer ${show(f.answer)}` : ''}`;
  if (f.type === 'overcharge')
    return `overcharge ${f.truth.code}  truth ${show(f.truth.overcharge)}  answer ${show(f.answer.overcharge)}`;
  return `wrong     ${f.path}  truth ${show(f.truth)}  answer ${show(f.answer)}`;
}
const withRates = (r) => ({ tp: r.tp, fp: r.fp, fn: r.fn, ...rates(r) });
const mapRates = (o) => Object.fromEntries(Object.entries(o).map(([k, r]) => [k, withRates(r)]));

function printOne(r, opt) {
  if (opt.json) {
    console.log(
      JSON.stringify(
        {
          ...withRates(r),
          fields: mapRates(r.per),
          faults: r.faults,
          ...(r.findings && { findings: { ...r.findings, ...rates(r.findings) } }),
        },
        null,
        2,
      ),
    );
    return;
  }
  console.log(row('fields', r, 8));
  for (const f of r.faults) console.log(`  ${faultLine(f)}`);
  if (r.findings) {
    console.log(row('findings', r.findings, 8) + (r.findings.answered ? '' : '   (the answer has no findings)'));
    for (const f of r.findings.faults) console.log(`  ${faultLine(f)}`);
  }
}

function printAll(s, opt) {
  if (opt.json) {
    console.log(
      JSON.stringify(
        {
          total: withRates(s.total),
          macroF1: s.macroF1,
          kind: mapRates(s.by.kind),
          medium: mapRates(s.by.medium),
          layout: mapRates(s.by.layout),
          field: { contract: mapRates(s.by.field.contract), invoice: mapRates(s.by.field.invoice) },
          findings: { ...s.findings, ...rates(s.findings) },
          cases: s.cases.map((c) => ({
            kind: c.kind,
            case: c.case,
            medium: c.medium,
            layout: c.layout,
            state: c.state,
            ...withRates(c),
            faults: c.faults,
            ...(c.findings && { findings: c.findings }),
          })),
        },
        null,
        2,
      ),
    );
    return;
  }
  const section = (title, o) => {
    const names = Object.keys(o);
    if (names.length === 0) return;
    console.log(`\n${title}`);
    const w = Math.max(...names.map((n) => n.length));
    for (const n of names) console.log(`  ${row(n, o[n], w)}`);
  };
  const missing = s.cases.filter((c) => c.state !== 'ok');
  console.log(`${s.cases.length} cases${missing.length ? `, ${missing.length} without a readable answer` : ''}`);
  console.log(row('micro', s.total, 5));
  console.log(`macro  F1 ${pc(s.macroF1)}   (mean of the cases)`);
  section('by kind', s.by.kind);
  section('by medium', s.by.medium);
  section('by layout', s.by.layout);
  const ofLayouts = Object.entries(s.by.layout).map(([name, r]) => [name, rates(r).f1]);
  if (ofLayouts.length > 1) {
    const [least, f1] = ofLayouts.reduce((low, each) => (each[1] < low[1] ? each : low));
    const mean = ofLayouts.reduce((n, each) => n + each[1], 0) / ofLayouts.length;
    console.log(`  ${ofLayouts.length} layouts: mean F1 ${pc(mean)}, least F1 ${pc(f1)} (${least})`);
  }
  section('contract fields', s.by.field.contract);
  section('invoice fields', s.by.field.invoice);
  if (s.findings.cases) {
    console.log(
      `\nfindings (${s.findings.cases} invoices with a contract, ${s.findings.answered} answered; counted apart from the fields)`,
    );
    console.log(
      `  ${row('micro', s.findings, 5)}   overcharge right ${s.findings.overchargeOk} of ${s.findings.overcharge}`,
    );
  }
  if (opt.verbose) {
    console.log('');
    for (const c of s.cases) {
      const ff = c.findings && c.findings.answered ? c.findings.faults : [];
      if (c.faults.length + ff.length === 0 && c.state === 'ok') continue;
      console.log(
        `${c.kind}s/${c.case} (${c.medium}, ${c.layout})${c.state === 'ok' ? '' : `: ${c.state}`}  F1 ${pc(rates(c).f1)}`,
      );
      for (const f of c.faults) console.log(`  ${faultLine(f)}`);
      for (const f of ff) console.log(`  finding ${faultLine(f)}`);
    }
  }
}

function main(argv) {
  const opt = { verbose: false, json: false, all: false };
  const filter = {};
  const rest = [];
  for (let i = 0; i < argv.length; i += 1) {
    const a = argv[i];
    if (['--verbose', '--json', '--all'].includes(a)) opt[a.slice(2)] = true;
    else if (['--kind', '--medium', '--layout'].includes(a)) {
      filter[a.slice(2)] = argv[i + 1];
      i += 1;
    } else rest.push(a);
  }
  if (rest.length !== 2) {
    console.error(
      'usage: score.mjs TRUTH.json ANSWER.json [--json]\n       score.mjs --all CORPUS_DIR ANSWERS_DIR [--verbose] [--json] [--kind K] [--medium M] [--layout L]',
    );
    return 2;
  }
  if (opt.all) printAll(scoreAll(rest[0], rest[1], filter), opt);
  else printOne(scoreCase(readJson(rest[0]), readAnswer(rest[1]).answer), opt);
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = main(process.argv.slice(2));
