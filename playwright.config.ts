import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/browser.ts'

/** Another port lets two runs stand side by side. */
const port = Number(process.env.E2E_PORT ?? 4174)
const baseURL = `http://localhost:${port}`

const preview = `npm run --silent preview -- --port ${port}`
/** Built afresh, so that nothing stale is tested; a run that has just built it says so. */
const build = process.env.DEMO_IS_BUILT ? '' : 'npm run --silent build:demo -- --logLevel warn && '

// Looked for once: the workers load this file too and inherit the answer.
process.env.CHROMIUM_PATH ||= findBrowser() ?? ''

/** Without motion, which makes tests longer and no better; what is about motion turns it on. */
const still = { reducedMotion: 'reduce' } as const

/**
 * Tests in a browser, against the demo build: the app as it ships, with the mock inside.
 *
 * To start a browser's first page takes as long as most of the tests themselves, so the tests of a worker share one
 * (`reuseContext`). Between two of them Playwright empties it: cookies, storage, cache, service workers, routes, clock;
 * `open` then begins a world anew. What is about just that, sessions, tabs and the start of the mock, has a new one for
 * each test: `test.use({ reuseContext: false })`.
 */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second attempt has found a bug, in itself or in the product: `npm test` ends with its name.
  // It need not hold up others meanwhile.
  retries: process.env.CI === undefined ? 0 : 1,
  // Nothing here measures time, so a slow machine, or one that is doing something else, is no reason to fail.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    // Recording each test would take a quarter of the time; `npm run test:e2e -- --trace on <file>` looks at one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: browserFlags(),
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e', use: { reuseContext: true, contextOptions: still } },
    // The same contract suite that Vitest runs over MSW and HTTP, here through the service worker.
    { name: 'worker-contract', testDir: 'tests/contract', testMatch: '*.spec.ts' },
    // Every documented error, where a person meets it.
    { name: 'outcomes', testDir: 'tests/outcomes', use: { contextOptions: still } },
    // A color that is half faded in has no contrast to measure.
    { name: 'a11y', testDir: 'tests/a11y', use: { reuseContext: true, contextOptions: still } },
  ],
  webServer: {
    command: build + preview,
    url: baseURL,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
})
