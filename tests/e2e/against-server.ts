import base from '../../playwright.config.ts'

/** Another port lets two runs stand side by side; the mock server listens a hundred above the app. */
const port = Number(process.env.E2E_PORT ?? 4174)
const serverPort = port + 100
export const serverUrl = `http://localhost:${serverPort}`

/** What is about the mock in the page: its panel, its start, its storage, its controls. */
const ofThePage = ['scenarios-*.spec.ts', 'panel-*.spec.ts', 'mocks.spec.ts', 'live-backend.spec.ts']

interface Against {
  /** Starts the app, as it was built, on the port that follows. */
  readonly app: string
  /** The files that `npm test` runs; the whole has a script of its own. */
  readonly part: readonly string[]
  /** What cannot be so here; each with the reason beside it. */
  readonly without: readonly string[]
  /** Options of `tests/mocks.ts`. */
  readonly use: object
}

/** The same end-to-end tests with a mock server behind the app, in a process of its own. */
export function againstServer({ app, part, without, use }: Against) {
  const project = {
    testDir: '.',
    testIgnore: [...ofThePage, ...without],
    use: { reuseContext: true, contextOptions: { reducedMotion: 'reduce' as const }, serverUrl, ...use },
  }
  return {
    ...base,
    outputDir: '../../test-results',
    projects: [
      { ...project, name: 'whole' },
      { ...project, name: 'part', testMatch: [...part] },
    ],
    webServer: [
      {
        ...base.webServer,
        command: `${app} --port ${port}`,
        cwd: '../..',
        // What tests ask the page's own host goes to the server too, where no mock is in the page.
        env: { API_PROXY: serverUrl },
      },
      {
        command: `node mocks/server.ts --port ${serverPort} --app-url http://localhost:${port} --scenario test --sessions 100`,
        cwd: '../..',
        url: `${serverUrl}/__mocks/state`,
        timeout: 60_000,
        stdout: 'ignore' as const,
        stderr: 'pipe' as const,
        gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 2_000 },
      },
    ],
  }
}
