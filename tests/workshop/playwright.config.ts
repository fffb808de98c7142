import { defineConfig, devices } from '@playwright/test'
import { browserFlags, findBrowser } from '../../scripts/browser.ts'

const port = Number(process.env.E2E_PORT ?? 4176)
const vite = 'npx --no-install vite'
const config = '--config tests/workshop/vite.config.ts'

process.env.CHROMIUM_PATH ||= findBrowser({ withWindow: false }) ?? ''

/** Shows every story in every state, in two pages at a time. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env.CI !== undefined,
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: browserFlags(),
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
  projects: [
    { name: 'workshop', testMatch: 'workshop.spec.ts' },
    { name: 'coverage', testMatch: 'coverage.spec.ts', dependencies: ['workshop'] },
  ],
  webServer: {
    cwd: '../..',
    command: `${process.env.WORKSHOP_IS_BUILT ? '' : `${vite} build ${config} --logLevel warn && `}${vite} preview ${config} --outDir dist/workshop --port ${port} --strictPort --host localhost`,
    wait: { stdout: /Local:/ },
    timeout: 120_000,
    stdout: 'ignore',
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 2_000 },
  },
})
