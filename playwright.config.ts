import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from './scripts/browser.ts'

/** Another port lets two runs stand side by side. */
const port = Number(process.env.E2E_PORT ?? 4174)
const baseURL = `http://localhost:${port}`

// Looked for once: the workers load this file too and inherit the answer.
process.env.CHROMIUM_PATH ??= findBrowser() ?? ''

/**
 * Tests in a browser, against the demo build: the app as it ships, with the mock inside. It is built afresh before each
 * run (about two seconds), so that nothing stale is tested.
 */
export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second attempt has found a fault, in itself or in the product.
  retries: 0,
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
    { name: 'e2e', testDir: 'tests/e2e' },
    // The same contract suite that Vitest runs over MSW and HTTP, here through the service worker.
    { name: 'worker-contract', testDir: 'tests/contract', testMatch: '*.spec.ts' },
    // Motion is off: a colour that is half faded in has no contrast to measure.
    { name: 'a11y', testDir: 'tests/a11y', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  webServer: {
    command: `npm run --silent build:demo -- --logLevel warn && npm run --silent preview -- --port ${port}`,
    url: baseURL,
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
})
