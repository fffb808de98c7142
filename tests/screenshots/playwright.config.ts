import base from '../../playwright.config.ts'

/** `npm run screenshots`: not a test, so it is kept out of the projects that `playwright test` runs. */
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
