import { mpanCheckDigit } from '../../../extraction/index.js';
import { Seed } from './seed.js';

/** A made-up business with two places: one takes electricity by day and night, the other gas. */
export interface SandboxBusiness {
  name: string;
  companyNumber: string;
  signatory: string;
  billingAddress: string[];
  accountNumber: string;
  electricity: SandboxSite;
  gas: SandboxSite;
}

export interface SandboxSite {
  fuel: 'electricity' | 'gas';
  name: string;
  address: string[];
  /** MPAN core or MPRN. */
  meterPoint: string;
}

const NAMES = ['Harewell', 'Thornbridge', 'Oakhanger', 'Larkmead', 'Penrose', 'Stanmoor', 'Whitcliffe', 'Elderfield'];
const TRADES = [
  'Bakery',
  'Joinery',
  'Print Works',
  'Nurseries',
  'Hotels',
  'Ceramics',
  'Dental Care',
  'Coffee Roasters',
];
const PEOPLE = ['Ruth Calloway', 'Imran Sadiq', 'Helen Marwood', 'Owen Tregarth', 'Priya Raman', 'Callum Heslop'];
const STREETS = ['Tannery Lane', 'Station Approach', 'Mill Street', 'Foundry Road', 'Market Place', 'Wharf Lane'];
const TOWNS = [
  { town: 'Ludlow', county: 'Shropshire', area: 'SY8' },
  { town: 'Hexham', county: 'Northumberland', area: 'NE46' },
  { town: 'Frome', county: 'Somerset', area: 'BA11' },
  { town: 'Louth', county: 'Lincolnshire', area: 'LN11' },
  { town: 'Kendal', county: 'Cumbria', area: 'LA9' },
  { town: 'Diss', county: 'Norfolk', area: 'IP22' },
];
/** The letters that occur in the second half of a postcode. */
const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
/** Distributor ids that the industry keeps for tests: no real supply has them. */
const TEST_DISTRIBUTORS = ['97', '98', '99'];

/** All that the sandbox makes up for a business follows from this. */
export const sandboxSeed = (referenceId: string): Seed => new Seed(`sandbox/${referenceId}`);

/** A business that is the same each time. */
export function sandboxBusiness(seed: Seed): SandboxBusiness {
  const trade = seed.pick('trade', TRADES);
  return {
    name: `${seed.pick('name', NAMES)} ${trade} Ltd`,
    companyNumber: `0${seed.digits('company', 7)}`,
    signatory: seed.pick('signatory', PEOPLE),
    billingAddress: addressOf(seed.of('office'), 'Head Office'),
    accountNumber: `A-${seed.digits('account', 8)}`,
    electricity: {
      fuel: 'electricity',
      name: `${trade} – main site`,
      address: addressOf(seed.of('electricity'), `Unit ${seed.whole('unit', 2, 38)}`),
      meterPoint: mpanOf(seed.of('electricity')),
    },
    gas: {
      fuel: 'gas',
      name: `${trade} – second site`,
      address: addressOf(seed.of('gas'), 'The Old Stables'),
      meterPoint: mprnOf(seed.of('gas')),
    },
  };
}

function addressOf(seed: Seed, building: string): string[] {
  const { town, county, area } = seed.pick('town', TOWNS);
  const inward = `${seed.whole('sector', 1, 9)}${seed.pick('unit.1', [...INWARD])}${seed.pick('unit.2', [...INWARD])}`;
  return [
    building,
    `${seed.whole('house', 3, 190)} ${seed.pick('street', STREETS)}`,
    town,
    county,
    `${area} ${inward}`,
  ];
}

function mpanOf(seed: Seed): string {
  const first = seed.pick('distributor', TEST_DISTRIBUTORS) + seed.digits('mpan', 10);
  return first + mpanCheckDigit(first);
}

/** Ten digits; the last two are check digits by the rule that networks are said to use. */
function mprnOf(seed: Seed): string {
  const body = seed.digits('mprn', 8);
  const sum = [...body].reduce((total, digit, i) => total + Number(digit) * (body.length - i), 0);
  return body + String(sum % 11).padStart(2, '0');
}
