import { defineConfig } from 'vitest/config'
import { apiReference } from './scripts/vite/api-reference.ts'
import { documentation } from './scripts/vite/documentation.ts'

/**
 * Separate from vite.config.ts: the tests in Node need neither the router's generator nor the service worker.
 * The `#src/…`, `#mocks/…` and `#tests/…` imports are resolved from package.json, as Node itself does it.
 */
export default defineConfig({
  define: { __MOCKS__: 'true' },
  plugins: [documentation(), apiReference()],
  test: {
    environment: 'node',
    passWithNoTests: false,
    // Vitest leaves a processor to whoever is at the machine; of two that is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,mocks,scripts}/**/*.test.{ts,tsx}'],
          // Files share their modules: loading the mock and the catalogs anew for each takes three times as long as
          // all the tests. So what a test does to a global or a module, it takes back. Processes, not threads: those
          // would hear each other's broadcast channels.
          pool: 'forks',
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          restoreMocks: true,
          // Large data sets take a while to make on a machine that is busy; nothing here is timed.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'repository',
          include: ['tests/repository/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Looks into dist/: needs both builds, and builds once more for a base path.
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
