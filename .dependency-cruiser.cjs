/** The arrows between modules (docs/architecture.md). Anything that is not allowed here fails the lint step. */
const MODULES = [
  'auth',
  'documents',
  'suppliers',
  'contract-parsing',
  'emissions',
  'tariffs',
  'bill-validation',
  'extraction',
  'law',
];

/** What each module may enter, besides `platform`, `config` and itself. */
const MAY_ENTER = {
  law: [],
  extraction: ['law'],
  'bill-validation': ['law'],
  auth: [],
  documents: ['auth', 'extraction', 'bill-validation'],
  'contract-parsing': ['auth', 'extraction'],
  emissions: ['auth', 'documents'],
  tariffs: ['auth', 'documents'],
  suppliers: ['auth', 'documents', 'tariffs', 'extraction', 'law'],
};

const arrows = Object.entries(MAY_ENTER).map(([from, allowed]) => ({
  name: `arrows-of-${from}`,
  severity: 'error',
  comment: `${from} may enter only: ${allowed.join(', ') || 'no other module'}`,
  from: { path: `^src/${from}/` },
  to: { path: `^src/(${MODULES.filter((name) => name !== from && !allowed.includes(name)).join('|')})/` },
}));

/** What each room of the contract reader (src/extraction/contract) may enter, besides itself. */
const CONTRACT_ROOMS = {
  labels: [],
  readers: ['labels'],
  prose: ['labels', 'readers'],
  points: ['labels', 'readers'],
  choice: ['points', 'readers'],
  parties: ['labels', 'readers'],
  prices: ['labels', 'readers', 'prose', 'choice'],
  hearing: ['labels', 'readers', 'points', 'choice'],
};

const rooms = Object.entries(CONTRACT_ROOMS).map(([from, allowed]) => ({
  name: `rooms-of-contract-${from}`,
  severity: 'error',
  comment: `${from} may enter only: ${allowed.join(', ') || 'no other room'}`,
  from: { path: `^src/extraction/contract/${from}/` },
  to: {
    path: `^src/extraction/contract/(${Object.keys(CONTRACT_ROOMS)
      .filter((name) => name !== from && !allowed.includes(name))
      .join('|')})/`,
  },
}));

module.exports = {
  forbidden: [
    ...arrows,
    ...rooms,
    {
      name: 'enter-by-index',
      severity: 'error',
      comment: 'A module is entered by its index.ts alone.',
      from: { path: `^src/([^/]+)/`, pathNot: '\\.spec\\.ts$' },
      to: { path: `^src/(${MODULES.join('|')})/`, pathNot: ['^src/[^/]+/index\\.ts$', '^src/$1/'] },
    },
    {
      name: 'enter-by-index-from-the-top',
      severity: 'error',
      comment: 'A module is entered by its index.ts alone.',
      from: { path: '^src/[^/]+\\.ts$' },
      to: { path: `^src/(${MODULES.join('|')})/`, pathNot: '^src/[^/]+/index\\.ts$' },
    },
    {
      name: 'platform-parts-by-index',
      severity: 'error',
      comment: 'A part of the platform is entered by its index.ts alone.',
      from: { path: '^src/', pathNot: '^src/platform/' },
      to: { path: '^src/platform/[^/]+/', pathNot: '^src/platform/[^/]+/index\\.ts$' },
    },
    {
      name: 'extraction-is-plain',
      severity: 'error',
      comment: 'The core knows no framework, no platform and no settings.',
      from: { path: '^src/extraction/' },
      to: { path: ['^src/(platform|config)/', 'node_modules/(@nestjs|typeorm)'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      comment: 'The platform carries the modules, not the other way round; the reader pool alone wraps the core.',
      from: { path: '^src/(platform|config)/', pathNot: '^src/platform/reading/' },
      to: { path: `^src/(${MODULES.join('|')})/` },
    },
    { name: 'no-circle', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    {
      name: 'no-orphan',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.spec\\.ts$', '\\.json$', '\\.d\\.ts$', '/testing/'] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
};
