import { join } from 'node:path'
import { configDefaults, defineConfig } from 'vitest/config'
import { UnitLast } from './scripts/test/sequencer.ts'
import { apiReference } from './scripts/vite/api-reference.ts'
import { documentation } from './scripts/vite/documentation.ts'

/** Components, which Vite compiles as for the page. */
const PANEL = 'mocks/devtools/**/*.test.{ts,tsx}'

/**
 * Files of a project share modules, since loading the mock per file takes longer than most tests. So tests must restore
 * globals and modules. Uses processes, since threads would share broadcast channels.
 */
const sharedModules = {
  pool: 'forks' as const,
  isolate: false,
  execArgv: ['--import', new URL('mocks/server/narrow-es-toolkit.mjs', import.meta.url).href],
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
}

/**
 * Separate from vite.config.ts, since tests in Node need neither the router's generator nor the service worker. Node
 * resolves `#src/…`, `#mocks/…` and `#tests/…` imports from package.json.
 */
export default defineConfig({
  define: { __MOCKS__: 'true' },
  plugins: [documentation(), apiReference()],
  test: {
    environment: 'node',
    passWithNoTests: false,
    // `-t` skips thousands of contract cases. Listing them hid a failure in 5,000 lines.
    hideSkippedTests: true,
    // Messages are all that the summary of `npm test` shows: "expected [ Array(1) ] to deeply equal []" names nothing.
    chaiConfig: { truncateThreshold: 1000 },
    // By default Vitest leaves one processor free, which is half of two.
    maxWorkers: '100%',
    sequence: { sequencer: UnitLast },
    projects: [
      {
        extends: true,
        test: {
          name: 'mock',
          include: ['mocks/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, PANEL],
          ...sharedModules,
          // Node loads the modules itself, as for the mock server, and keeps compiled code: a third less time for one file.
          experimental: { viteModuleRunner: false },
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules/.cache/vitest') },
          // Creating large data sets takes a while on a busy machine; no test here measures time.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,scripts}/**/*.test.{ts,tsx}', PANEL],
          ...sharedModules,
          // Creating large data sets takes a while on a busy machine; no test here measures time.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          ...sharedModules,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          ...sharedModules,
          // Vite loads the mock, as in the tests of an app. Single tests walk all operations; no test here measures time.
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'world',
          include: ['tests/world/**/*.test.ts'],
          ...sharedModules,
          // Creating a large world takes a while on a busy machine; no test here measures time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          ...sharedModules,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Drives an installed Firefox; needs the demo build.
        extends: true,
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          // Each test starts a browser.
          testTimeout: 120_000,
        },
      },
      {
        // Tests `dist/`: needs both builds, and builds again with a base path.
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          // Files share browsers too.
          ...sharedModules,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
