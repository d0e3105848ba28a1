/** Jest runs the TypeScript sources as ES modules; the npm scripts add `--experimental-vm-modules`. */
export default {
  testEnvironment: './test/support/environment.js',
  globalSetup: './test/support/global-setup.js',
  globalTeardown: './test/support/global-teardown.js',
  testTimeout: 60_000,
  maxWorkers: 2,
  // Modules of ES test files are never let go of by a worker: beyond this, a new one goes on.
  workerIdleMemoryLimit: '700MB',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.(spec|test)\\.ts$',
  // What takes minutes, or draws its cases at random: part of `npm run test:reliability` alone.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.LONG_TESTS ? [] : ['/test/reliability/(outages|soak|damage)\\.test']),
  ],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          target: 'es2022',
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
};
