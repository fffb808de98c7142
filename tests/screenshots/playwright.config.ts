import base from '../../playwright.config.ts'

/** `npm run screenshots`: not a test, so `playwright test` does not run it. */
export default {
  ...base,
  outputDir: '../../test-results/screenshots',
  globalTeardown: './write-index.ts',
  projects: [
    {
      name: 'screenshots',
      testDir: '.',
      timeout: 60_000,
      use: { contextOptions: { reducedMotion: 'reduce' as const }, trace: 'off' as const },
    },
  ],
}
