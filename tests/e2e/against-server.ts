import base from '../../playwright.config.ts'

/** Another port lets two runs stand side by side; the mock server listens a hundred above the app. */
const port = Number(process.env.E2E_PORT ?? 4174)
const serverPort = port + 100
const serverUrl = `http://localhost:${serverPort}`

interface Against {
  /** Starts the app, as it was built, on the port that follows. */
  readonly app: string
  /** Whether the app's own host passes on what it is asked for the API, as it does where no mock is in the page. */
  readonly proxy: boolean
  /** The files that `npm test` runs; the whole has a script of its own. */
  readonly part: readonly string[]
  /** Options of `tests/mocks.ts`. */
  readonly use: object
  /** Files that take others of these options, and which. */
  readonly except?: { readonly files: readonly string[]; readonly use: object }
}

/** The same end-to-end tests with a mock server behind the app, in a process of its own. */
export function againstServer({ app, proxy, part, use, except }: Against) {
  const common = {
    reuseContext: true,
    contextOptions: { reducedMotion: 'reduce' as const },
    serverUrl,
    ...use,
  }
  const project = { testDir: '.', use: common }
  return {
    ...base,
    outputDir: '../../test-results',
    projects: [
      { ...project, name: 'whole', testIgnore: [...(except?.files ?? [])] },
      ...(except
        ? [{ ...project, name: 'rest', testMatch: [...except.files], use: { ...common, ...except.use } }]
        : []),
      { ...project, name: 'part', testMatch: [...part] },
    ],
    webServer: [
      {
        ...base.webServer,
        command: `${app} --port ${port}`,
        cwd: '../..',
        ...(proxy && { env: { API_PROXY: serverUrl } }),
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
