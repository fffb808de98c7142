import { defineConfig, devices } from '@playwright/test'
import { asksForWindow, browserFlags, findBrowser } from './scripts/browser.ts'
import type { SharedPageOptions } from './tests/support/shared-page.ts'

/** Set `E2E_PORT` to run two test runs in parallel. */
const port = Number(process.env.E2E_PORT ?? 4174)
/** A running server of the console, such as that of `npm start`; set it to run tests without building. */
const running = process.env.E2E_URL
const baseURL = running ?? `http://localhost:${port}`

const preview = `npm run --silent preview -- --port ${port}`
/** Always builds, so that no stale build is tested; set `DEMO_IS_BUILT` right after a build. */
const build = process.env.DEMO_IS_BUILT ? '' : 'npm run --silent build:demo -- --logLevel warn && '

// Look up once: workers load this file too, and inherit the environment.
process.env.CHROMIUM_PATH ||= findBrowser({ withWindow: asksForWindow(process.argv) }) ?? ''

/** Without motion, which only makes tests slower; tests about motion turn it on. */
const still = { reducedMotion: 'reduce' } as const

/** For tests that follow each other in a page and its document (`tests/support/shared-page.ts`). */
const shared = { sharePage: true, shareDocument: true, contextOptions: still } as const

/**
 * Without optimized code, which does not pay off in end-to-end tests: they take up to 10 % less processor time without it,
 * and those of axe, which runs long, 12 % more.
 */
const unoptimized = '--js-flags=--no-opt,--no-maglev'

const launchOptions = {
  args: browserFlags(),
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
}

/** Browser tests against the demo build: the production app with the mock inside. */
export default defineConfig<SharedPageOptions>({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only on retry has found a bug, in itself or in the product. `npm test` reports its name at the
  // end, without failing the run.
  retries: process.env.CI === undefined ? 0 : 1,
  // No test measures time, so a slow or busy machine must not cause failures.
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
    // Tracing every test would take a quarter of the run time; use `npm run test:e2e -- --trace on <file>` for single
    // files.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    {
      name: 'e2e',
      testDir: 'tests/e2e',
      use: {
        ...shared,
        launchOptions: { ...launchOptions, args: [...launchOptions.args, unoptimized] },
      },
    },
    // Contract suite that Vitest also runs over MSW and HTTP, here through the service worker.
    { name: 'worker-contract', testDir: 'tests/contract', testMatch: '*.spec.ts' },
    // Every documented error, as shown to the user.
    { name: 'outcomes', testDir: 'tests/outcomes', use: shared },
    // Contrast can't be measured during a fade.
    { name: 'a11y', testDir: 'tests/a11y', use: shared },
  ],
  ...(running === undefined && {
    webServer: {
      command: build + preview,
      // Polling its URL notices it up to a second later.
      wait: { stdout: /Local:/ },
      timeout: 120_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
    },
  }),
})
